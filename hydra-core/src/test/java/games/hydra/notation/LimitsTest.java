package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.control.Either;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hostile sizes get a limit, and what is within the limits is read in a time that grows with its length only. */
@Timeout(60)
class LimitsTest {
    private static final String TWO_HEADS = "+2D turn +KH cut +KS +QS turn +5H reserve +6H ";

    @Test
    void a_text_that_is_too_long_is_refused() {
        assertThat(GameNotation.read(" ".repeat(GameNotation.MOST_CHARACTERS + 1))
                        .getLeft())
                .isEqualTo(new NotationProblem.TooMany(
                        new Place(1, 16_777_217), Limited.CHARACTERS, GameNotation.MOST_CHARACTERS));
        assertThat(PositionNotation.read("\n".repeat(PositionNotation.MOST_CHARACTERS + 1))
                        .getLeft())
                .isEqualTo(new NotationProblem.TooMany(
                        new Place(8_388_609, 1), Limited.CHARACTERS, PositionNotation.MOST_CHARACTERS));
    }

    @Test
    void the_longest_game_is_read_and_one_action_more_is_refused() {
        int swaps = GameNotation.MOST_ACTIONS - TWO_HEADS.split(" ").length;
        String longest = NotationSamples.byHand(TWO_HEADS + "swap ".repeat(swaps));

        assertThat(GameNotation.read(longest + "*").map(game -> game.actions().size()))
                .isEqualTo(Either.right(GameNotation.MOST_ACTIONS));
        assertThat(GameNotation.read(longest + "swap *").getLeft())
                .isEqualTo(new NotationProblem.TooMany(
                        Place.of(longest, longest.length()), Limited.ACTIONS, GameNotation.MOST_ACTIONS));
    }

    @Test
    void so_many_rules_are_too_many() {
        String rules = "own=kings-are-walls,".repeat(RuleSetNotation.MOST_ENTRIES);

        assertThat(RuleSetNotation.read(rules + "own=kings-are-walls", OwnRules.KNOWN)
                        .getLeft())
                .isEqualTo(new NotationProblem.TooMany(
                        new Place(1, rules.length() + 1), Limited.RULES, RuleSetNotation.MOST_ENTRIES));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{", "}", "{}", ";", ";\n", "[", "]", "=", "1=", "rules:", ",", "%", "\u0000", "a", "+", "\n"})
    void a_long_game_text_of_one_kind_is_refused_in_time(String part) {
        String hostile = part.repeat((GameNotation.MOST_CHARACTERS - 200) / part.length());

        assertThat(GameNotation.read(NotationSamples.byHand(hostile)).isLeft()).isTrue();
        assertThat(GameNotation.read(NotationSamples.byHand("rules:" + hostile)).isLeft())
                .isTrue();
        assertThat(GameNotation.read("[Hydra \"1\"]" + hostile).isLeft()).isTrue();
        assertThat(GameNotation.read(hostile).isLeft()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", ",", ":", "|", " ", "AS,", "AS/", "AS|", "AS|AS/", "#", "1", "%", "own=a,"})
    void a_long_position_of_one_kind_is_refused_in_time(String part) {
        String hostile = part.repeat((PositionNotation.MOST_CHARACTERS - 200) / part.length());

        assertThat(PositionNotation.read("hydra/1/1 " + hostile).isLeft()).isTrue();
        assertThat(PositionNotation.read("hydra/1/1 standard 1:" + hostile).isLeft())
                .isTrue();
        assertThat(PositionNotation.read("hydra/1/1 standard 1:AS " + hostile + " x x -")
                        .isLeft())
                .isTrue();
    }

    @Test
    void what_a_problem_quotes_is_short() {
        NotationProblem problem = ActionNotation.read("x".repeat(1_000_000)).getLeft();

        assertThat(problem)
                .isEqualTo(new NotationProblem.Unknown(
                        new Place(1, 1), Expected.ACTION, "x".repeat(Slice.LONGEST_EXCERPT) + "…"));
    }
}
