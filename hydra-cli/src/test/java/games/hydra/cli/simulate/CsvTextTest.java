package games.hydra.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Outcome;
import games.hydra.sim.Ending;
import games.hydra.sim.GameSummary;
import games.hydra.table.PlayerId;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class CsvTextTest {

    @Test
    void a_row_has_a_field_for_every_column() {
        assertThat(CsvText.header())
                .isEqualTo("game,seed,strategies,ending,winner,winning_strategy,turns,steps,heads,cuts\r\n");
        assertThat(row(new Ending.Won(new PlayerId(2), Outcome.Victory.BY_SHEDDING)))
                .isEqualTo("7,-5,greedy random,won,2,random,3,9,4,1\r\n");
    }

    @Test
    void each_ending_has_its_word_and_nobody_wins_but_by_winning() {
        assertThat(row(new Ending.Won(new PlayerId(1), Outcome.Victory.BY_LOSING)))
                .contains(",won-by-losing,1,greedy,");
        assertThat(row(new Ending.Drawn())).contains(",draw,,,");
        assertThat(row(new Ending.Stuck())).contains(",stalemate,,,");
        assertThat(row(new Ending.Unfinished())).contains(",unfinished,,,");
    }

    @Test
    void a_field_is_quoted_where_it_must_be() {
        assertThat(CsvText.field("plain text")).isEqualTo("plain text");
        assertThat(CsvText.field("a,b")).isEqualTo("\"a,b\"");
        assertThat(CsvText.field("a \"b\"\n")).isEqualTo("\"a \"\"b\"\"\n\"");
    }

    private static String row(Ending ending) {
        return CsvText.row(7, -5, new GameSummary(List.of("greedy", "random"), ending, 9, 4, 1, List.of(1, 2, 4)));
    }
}
