package games.hydra;

import static games.hydra.testkit.Actions.begin;
import static games.hydra.testkit.Actions.cutOff;
import static games.hydra.testkit.Actions.deal;
import static games.hydra.testkit.Actions.place;
import static games.hydra.testkit.Actions.placeJoker;
import static games.hydra.testkit.Actions.play;
import static games.hydra.testkit.Table.counted;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The worked examples of the document that the standard rules come from, dealt by hand. */
class WorkedExamplesTest {

    @Test
    @Rule({"R2.1", "R3.1", "R5.1", "R5.2"})
    void the_opening_with_the_cut() {
        GameState opened =
                Hydra.start(Setup.of(2, 0).withDealing(Dealing.BY_HAND)).get();

        GameState firstHead = play(opened, deal("3H")).state();
        GameState held = play(firstHead, begin(), deal("5H")).state();
        GameState cut = play(held, cutOff(), deal("KD"), deal("2D")).state();

        assertThat(firstHead.heads()).hasToString("[1: 3H]");
        assertThat(firstHead.players())
                .containsExactly(new Player(counted(53), counted(0)), new Player(counted(54), counted(0)));
        assertThat(held.player(new PlayerId(2))).isEqualTo(new Player(counted(53), counted(0)));
        assertThat(((Phase.Holding) held.phase()).remaining()).isZero();
        assertThat(cut.heads()).hasToString("[2: KD, 3: 2D]");
        assertThat(cut.players())
                .containsExactly(new Player(counted(53), counted(0)), new Player(counted(51), counted(2)));
        assertThat(cut.phase()).isEqualTo(new Phase.BetweenTurns(new PlayerId(1)));
    }

    @Test
    @Rule({"R1.5", "R3.4", "R4.6"})
    void the_joker_that_becomes_an_ace() {
        GameState held = table().numberedFrom(9)
                .head("4D", 6)
                .head("4C", 6)
                .head("3S", 2)
                .head("10H", 8)
                .head("9C", 3)
                .head("AC", 3)
                .head("7C", 6)
                .head("5C", 2)
                .head("3H", 1)
                .player(counted(13), counted(35))
                .player(counted(8), counted(13))
                .holding(1, "Joker")
                .remaining(3)
                .reserve("KS")
                .state();

        GameState after = play(held, placeJoker(13, "A"), deal("QC")).state();

        assertThat(after.heads().toString()).contains("13: AJ 9C KC KC, 14: AC KC KC");
        assertThat(after.player(new PlayerId(1))).isEqualTo(new Player(counted(12), counted(35)));
        Phase.Holding turn = (Phase.Holding) after.phase();
        assertThat(turn.remaining()).isEqualTo(2);
        assertThat(turn.reserve().card()).isNotEmpty();
    }

    @Test
    @Rule({"R3.4", "R4.1", "R6.1"})
    void the_win_at_the_end() {
        GameState held = table().numberedFrom(13)
                .head("3H", 10)
                .head("2H", 12)
                .head("9S", 13)
                .head("2C", 11)
                .head("8C", 5)
                .head("KD", 5)
                .head("8H", 3)
                .head("8C", 8)
                .head("6H", 8)
                .head("9C", 1)
                .head("7H", 2)
                .head("7C", 1)
                .head("4H", 4)
                .player(counted(6), counted(17))
                .player(counted(1), counted(0))
                .holding(2, "7D")
                .state();

        GameState second = play(held, place(17), deal("10H")).state();
        GameState won = play(second, place(18)).state();

        assertThat(((Phase.Holding) held.phase()).remaining()).isEqualTo(12);
        assertThat(second.heads().toString()).contains("17: 7D 8C KC KC KC KC");
        assertThat(second.player(new PlayerId(2))).isEqualTo(new Player(counted(0), counted(0)));
        assertThat(((Phase.Holding) second.phase()).remaining()).isEqualTo(11);
        assertThat(won.outcome()).contains(new Outcome.Win(new PlayerId(2), Outcome.Victory.BY_SHEDDING));
    }
}
