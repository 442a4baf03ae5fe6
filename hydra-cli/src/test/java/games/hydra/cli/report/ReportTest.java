package games.hydra.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.sim.Run;
import io.vavr.collection.List;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page as text; {@link ReportIT} looks at it. */
class ReportTest {
    private static final Run RUN = Runs.of(List.of(
            Runs.game(10, "greedy", "random"), Runs.game(30, "greedy", "random"), Runs.game(20, "random", "greedy")));
    private static final String PAGE = Report.html(RUN);

    @Test
    void the_page_says_what_was_played() {
        assertThat(PAGE)
                .contains("<title>greedy against random, 2 players</title>")
                .contains(row("Rules", "standard"))
                .contains(row("Players", "2"))
                .contains(row("Strategies", "greedy, random"))
                .contains(row("Seed", "42"))
                .contains(row("Games", "3 games, numbered 1 to 3"))
                .contains(row("Given up after", "20,000 actions"));
    }

    @Test
    void the_page_has_the_main_figures() {
        assertThat(PAGE)
                .contains(row("won", "3", "100.0 %"))
                .contains(row("given up", "0", "0.0 %"))
                .contains(row("turns", "20.0", "10", "20", "30", "30"));
    }

    /** Wilson's intervals of 2 of 3, 1 of 3, 3 of 3 and 0 of 3, by an independent calculation. */
    @Test
    void every_win_rate_is_in_a_table_with_its_interval() {
        assertThat(PAGE)
                .contains(row("greedy", "2", "3", "66.7 %", "20.8 % to 93.9 %"))
                .contains(row("random", "1", "3", "33.3 %", "6.1 % to 79.2 %"))
                .contains(row("Seat 1", "3", "3", "100.0 %", "43.9 % to 100.0 %"))
                .contains(row("Seat 2", "0", "3", "0.0 %", "0.0 % to 56.1 %"));
    }

    @Test
    void the_course_of_the_games_is_in_a_table() {
        assertThat(PAGE).contains(row("10", "10.0", "3", "100.0 %")).contains(row("11", "11.0", "2", "66.7 %"));
    }

    @Test
    void every_chart_has_a_table_that_is_open_until_the_chart_is_drawn() {
        assertThat(PAGE.split("<figure", -1)).hasSize(6);
        assertThat(PAGE.split("<details open>", -1)).hasSize(6);
    }

    @Test
    void no_attribute_and_no_style_names_anything_to_load() {
        assertThat(markup(PAGE))
                .doesNotContainPattern("(?i)\\b(src|srcset|action|data|poster)\\s*=")
                .doesNotContainPattern("(?i)\\bhref=\"(?!data:)")
                .doesNotContainPattern("(?i)url\\(|@import");
    }

    @Test
    void the_browser_is_told_to_load_nothing() {
        assertThat(PAGE).contains("content=\"default-src 'none';");
    }

    @Test
    void the_notices_of_the_chart_library_stay_with_it() {
        assertThat(PAGE)
                .contains("* Chart.js v")
                .contains("* Released under the MIT License")
                .contains("Permission is hereby granted, free of charge");
    }

    @Test
    void a_page_stays_small() {
        assertThat(PAGE.length()).isLessThan(600_000);
    }

    @Test
    void the_same_run_gives_the_same_page() {
        assertThat(Report.html(RUN)).isEqualTo(PAGE);
    }

    @Test
    void a_run_without_games_has_no_figures() {
        assertThat(Report.html(Run.empty(Runs.EXPERIMENT)))
                .contains("No game was played.")
                .contains(row("won", "0", "–"))
                .contains("\"fairShare\":null");
    }

    @Test
    void with_more_seats_than_a_chart_can_show_the_table_has_all() {
        String[] names = new String[41];
        Arrays.fill(names, "first");

        assertThat(Report.html(Runs.of(List.of(Runs.game(3, names)))))
                .contains("Only the first 40 of 41 seats are drawn; the table has all.")
                .contains("data-rows=\"40\"")
                .contains("<th scope=\"row\">Seat 41</th>");
    }

    private static String row(String first, String... others) {
        StringBuilder row = new StringBuilder("<tr><th scope=\"row\">" + first + "</th>");
        for (String cell : others) {
            row.append("<td>").append(cell).append("</td>");
        }
        return row.append("</tr>").toString();
    }

    /** The page without its scripts. */
    private static String markup(String page) {
        return Pattern.compile("<script.*?</script>", Pattern.DOTALL)
                .matcher(page)
                .replaceAll("");
    }
}
