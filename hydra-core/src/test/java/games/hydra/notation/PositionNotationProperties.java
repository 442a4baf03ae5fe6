package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Outcome;
import games.hydra.Setup;
import games.hydra.rule.RuleSet;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import games.hydra.testkit.Actions;
import games.hydra.testkit.Games;
import games.hydra.testkit.Playthrough;
import games.hydra.testkit.Table;
import io.vavr.control.Either;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PositionNotationProperties {

    @Property(tries = 150)
    void writing_then_reading_is_the_identity_for_every_state_also_between_two_events(
            @ForAll("games") Playthrough game) {
        assertThat(game.eventStates())
                .allSatisfy(
                        state -> assertThat(read(PositionNotation.write(state))).isEqualTo(Either.right(state)));
    }

    @Property(tries = 20)
    void every_text_that_is_cut_off_is_refused(@ForAll("games") Playthrough game) {
        String text = PositionNotation.write(game.state());

        for (int length = 0; length < text.length(); length++) {
            assertThat(read(text.substring(0, length)).isLeft()).isTrue();
        }
    }

    @Example
    void a_position_is_one_line() {
        GameState state = Table.table()
                .numberedFrom(3)
                .head("4H KD")
                .head("2J")
                .player(Table.draw("5C 9D"), Table.discard("KS"))
                .player(Table.draw("Joker"), Table.discard(""))
                .holding(1, "10D")
                .reserve("7C")
                .state();

        assertThat(PositionNotation.write(state))
                .isEqualTo("hydra/1/1 standard 3:4H,KD/2J 5C,9D|KS/Joker|- holds:1:10D:1:7C"
                        + " 0000000000000000:9e3779b97f4a7c15 -");
    }

    @Example
    void every_phase_has_its_word() {
        assertThat(phase("next:2").phase().turnOf().get().number()).isEqualTo(2);
        assertThat(PositionNotation.write(phase("holds:2:Joker:0:closed"))).contains(" holds:2:Joker:0:closed ");
        assertThat(PositionNotation.write(phase("awaits-card:2:3:7C"))).contains(" awaits-card:2:3:7C ");
        assertThat(PositionNotation.write(phase("awaits-head:1:2"))).contains(" awaits-head:1:2 ");
        assertThat(phase("drawn").outcome()).containsExactly(new Outcome.Draw());
    }

    @Example
    void blanks_around_a_position_do_not_count() {
        GameState state = Hydra.start(Setup.of(2, 1L)).get();

        assertThat(read(" " + PositionNotation.write(state) + "\r\n")).isEqualTo(Either.right(state));
    }

    @Example
    void piles_may_be_known_or_counted_and_heads_may_have_high_numbers() {
        GameState state = Table.table(RuleSet.STANDARD.withOwnRule(OwnRules.ODD))
                .numberedFrom(1_000_000_000)
                .head("AS", 4)
                .player(Table.counted(1_000_000_000), Table.counted(0))
                .player(Table.draw("2S"), Table.counted(3))
                .next(2);

        assertThat(read(PositionNotation.write(state))).isEqualTo(Either.right(state));
        assertThat(state.heads().oldest()).isEqualTo(new HeadId(1_000_000_000));
    }

    @Example
    void a_head_is_cut_off_at_the_highest_number_but_the_position_after_it_is_refused_and_not_misread() {
        GameState highest = Table.table()
                .numberedFrom(Heads.HIGHEST_OLDEST)
                .head("2S")
                .player(Table.draw("5C"), Table.discard("6C"))
                .player(Table.draw("7C"), Table.discard())
                .holding("9H")
                .state();

        GameState after = Actions.play(highest, new Action.CutOff()).state();

        assertThat(after.heads().oldest()).isEqualTo(new HeadId(Heads.HIGHEST_OLDEST + 1));
        assertThat(read(PositionNotation.write(after)).getLeft())
                .isEqualTo(new NotationProblem.Unknown(new Place(1, 20), Expected.HEADS, "1000000001"));
    }

    @Example
    void the_largest_table_can_be_read() {
        Setup setup = Setup.of(Setup.MOST_PLAYERS, 7L).withRules(RuleSet.STANDARD.withJokers(RuleSet.MOST_JOKERS));
        GameState state =
                Actions.play(Hydra.start(setup).get(), Actions.begin()).state();

        assertThat(read(PositionNotation.write(state)).contains(state)).isTrue();
    }

    @Provide
    Arbitrary<Playthrough> games() {
        return Games.under(OwnRules.any());
    }

    private static GameState phase(String phase) {
        return read("hydra/1/1 standard 1:AS 2S,3S|-/#2|#2 " + phase + " 0000000000000000:0000000000000001 -")
                .get();
    }

    private static Either<NotationProblem, GameState> read(String text) {
        return PositionNotation.read(text, OwnRules.KNOWN);
    }
}
