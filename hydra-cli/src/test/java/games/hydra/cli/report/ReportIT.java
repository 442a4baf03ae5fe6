package games.hydra.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.sim.Run;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page in a real browser. */
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ReportIT {
    private static final int WIDE = 1280;

    private static final int BLUE = 0x0072b2;
    private static final int RED = 0xd55e00;
    private static final int GREEN = 0x00805d;

    /** The charts, and the colours of what they are about: dots, bars or lines, and marks. */
    private static final Map<String, List<Integer>> COLOURS = TreeMap.of(
            "strategies", List.of(BLUE, RED),
            "seats", List.of(BLUE, RED),
            "turns", List.of(BLUE, RED),
            "heads", List.of(BLUE, RED),
            "heads-over-time", List.of(BLUE),
            "still-going", List.of(GREEN));

    private static Browser browser;

    @BeforeAll
    static void findBrowser() {
        browser = Browser.installed();
    }

    @ParameterizedTest
    @ValueSource(ints = {WIDE, 400})
    void every_chart_is_drawn_and_fits_the_window(int width) throws Exception {
        View view = View.of(Report.html(Runs.played(100)), width, browser);

        assertIsInOrder(view);
        COLOURS.forEach((chart, colours) -> assertThat(colours)
                .as(chart)
                .allSatisfy(colour -> assertThat(view.pixels(chart, colour)).isGreaterThan(20)));
    }

    @Test
    void a_run_without_games_has_empty_charts() throws Exception {
        View view = View.of(Report.html(Run.empty(Runs.EXPERIMENT)), WIDE, browser);

        assertIsInOrder(view);
        COLOURS.forEach((chart, colours) -> assertThat(colours)
                .as(chart)
                .allSatisfy(colour -> assertThat(view.pixels(chart, colour)).isZero()));
    }

    @Test
    void no_name_adds_an_element_or_runs() throws Exception {
        String attack = "document.documentElement.dataset.errors+='broken out'";
        View view = view(
                "</script><script>" + attack + "</script>",
                "<img src=x onerror=\"" + attack + "\">",
                "</title></td><svg onload=" + attack + ">",
                "<!--<script>");

        assertIsInOrder(view);
        assertThat(view.elements())
                .isEqualTo(view("one", "two", "three", "four").elements());
    }

    /** A page that has something to load, to see that it would be noticed. */
    @Test
    void whatever_the_page_would_load_is_blocked_and_noted() throws Exception {
        String page = Report.html(Runs.played(2))
                .replace("</body>", "<script>new Image().src = 'https://example.org/a.png'</script></body>");

        assertThat(View.of(page, WIDE, browser).errors()).contains("https://example.org/a.png was not loaded");
    }

    private static View view(String... names) throws Exception {
        return View.of(Report.html(Runs.of(List.of(Runs.game(5, names)))), WIDE, browser);
    }

    private static void assertIsInOrder(View view) {
        assertThat(view.errors()).isEmpty();
        assertThat(view.charts()).isEqualTo(COLOURS.size());
        assertThat(view.pictures().keySet()).isEqualTo(COLOURS.keySet());
        assertThat(view.overflow()).isZero();
    }
}
