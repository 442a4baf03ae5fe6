package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Outcome;
import games.hydra.Rejection;
import games.hydra.SetupProblem;
import games.hydra.table.HeadId;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Actions;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every problem has an example: a text, and the code, the line and the column that it gets. */
class NotationProblemTest {
    private static final String VALID = "0000000000000000:0000000000000001 -";

    record Example(String code, int line, int column, NotationProblem problem) {
        @Override
        public String toString() {
            return code;
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void a_problem_says_what_and_where(Example example) {
        assertThat(example.problem().code()).isEqualTo(example.code());
        assertThat(example.problem().line()).isEqualTo(example.line());
        assertThat(example.problem().column()).isEqualTo(example.column());
    }

    @Test
    void every_code_has_an_example() {
        Seq<String> enumerated = Array.of(Expected.values())
                .map(Expected::code)
                .appendAll(Array.of(Limited.values()).map(Limited::code))
                .appendAll(Array.of(Versioned.values()).map(Versioned::code));

        assertThat(examples().map(Example::code)).containsAll(enumerated);
        assertThat(examples().map(example -> (Object) example.problem().getClass()))
                .containsAll(List.of((Object[]) NotationProblem.class.getPermittedSubclasses()));
    }

    @Test
    void a_refused_action_comes_with_the_reason() {
        assertThat(game("+KD turn +2D 9 *"))
                .isEqualTo(new NotationProblem.RefusedAction(
                        new Place(8, 14),
                        3,
                        Actions.place(9),
                        new Rejection.UnknownHead(new HeadId(9), new HeadId(1), new HeadId(1))));
    }

    @Test
    void an_impossible_set_up_comes_with_its_problems() {
        assertThat(GameNotation.read(NotationSamples.game("by-hand", "cards-each=50,decks=1", "*"))
                        .getLeft())
                .isEqualTo(new NotationProblem.ImpossibleSetup(
                        new Place(3, 11), List.of(new SetupProblem.NotEnoughCards(100, 54))));
    }

    @Test
    void a_wrong_result_comes_with_the_right_one() {
        assertThat(game("+KD drawn"))
                .isEqualTo(new NotationProblem.WrongResult(new Place(8, 5), "drawn", Option.none()));
        assertThat(GameNotation.read(NotationSamples.game("by-hand", "cards-each=1", "+KD *"))
                        .getLeft())
                .isEqualTo(new NotationProblem.WrongResult(
                        new Place(8, 5),
                        "*",
                        Option.some(new Outcome.Win(PlayerId.FIRST, Outcome.Victory.BY_SHEDDING))));
    }

    @Test
    void the_first_of_several_bad_words_is_reported() {
        assertThat(game("+KD\nswap huh +XX won:3").line()).isEqualTo(9);
        assertThat(game("+KD\nhuh swap").column()).isEqualTo(1);
    }

    static Stream<Example> examples() {
        return Stream.of(
                        games(),
                        tags(),
                        rules(),
                        positions(),
                        Stream.of(
                                example(
                                        "notation/unknown-card",
                                        1,
                                        1,
                                        CardNotation.read("11D").getLeft()),
                                example(
                                        "notation/unknown-face-up-card",
                                        1,
                                        1,
                                        CardNotation.readFaceUp("Joker").getLeft()),
                                example(
                                        "notation/unknown-action",
                                        1,
                                        1,
                                        ActionNotation.read("place").getLeft())))
                .flatMap(examples -> examples);
    }

    private static Stream<Example> games() {
        return Stream.of(
                example(
                        "notation/too-many-characters",
                        1,
                        16_777_217,
                        text("x".repeat(GameNotation.MOST_CHARACTERS + 1))),
                example("notation/too-many-actions", 8, 47 + 5 * 999_990, game(longGame())),
                example("notation/foreign", 1, 1, text("")),
                example("notation/foreign", 2, 2, text("\n {\"json\": true}")),
                example("notation/truncated", 8, 9, game("+KD turn")),
                example("notation/truncated", 8, 5, game("+KD ")),
                example("notation/truncated", 8, 4, game("+KD")),
                example("notation/truncated", 1, 12, text("[Hydra \"1\"]")),
                example("notation/truncated", 2, 7, text("[Hydra \"1\"]\n[Rules")),
                example("notation/unclosed-comment", 8, 5, game("+KD {turn *")),
                example("notation/unclosed-comment", 8, 7, game("+KD * {well played")),
                example("notation/unknown-action", 9, 2, game("+KD ; a comment\n\tresrve *")),
                example("notation/unknown-card", 8, 2, game("+1D *")),
                example("notation/unknown-action", 8, 5, game("+KD [Seed \"1\"] *")),
                example("notation/refused-action", 8, 5, game("+KD swap *")),
                example(
                        "notation/impossible-setup",
                        3,
                        11,
                        text(NotationSamples.byHand("*").replace("\"2\"", "\"1\""))),
                example("notation/wrong-result", 8, 5, game("+KD won:2")),
                example("notation/text-after-end", 8, 7, game("+KD * turn")));
    }

    private static Stream<Example> tags() {
        return Stream.of(
                example("notation/unsupported-notation", 1, 9, text("[Hydra \"2\"]\n[Deck \"54\"]")),
                example("notation/unsupported-rules", 2, 16, tag("[RulesVersion \"1\"]", "[RulesVersion \"0\"]")),
                example("notation/unknown-tag", 4, 1, tag("[Seed \"42\"]", "[Sead \"42\"]")),
                example("notation/unknown-tag", 4, 1, tag("[Seed \"42\"]", "[Seed 42]")),
                example("notation/unknown-tag", 4, 1, tag("[Seed \"42\"]", "[Seed \"42\"")),
                example("notation/bad-value", 4, 8, tag("[Seed \"42\"]", "[Seed \"042\"]")),
                example("notation/bad-value", 3, 11, tag("[Players \"2\"]", "[Players \"-2\"]")),
                example("notation/bad-value", 5, 11, tag("by-hand", "by-foot")),
                example("notation/repeated", 5, 1, tag("[Seed \"42\"]", "[Seed \"42\"]\n[Seed \"42\"]")),
                example("notation/missing", 7, 1, tag("[Seed \"42\"]\n", "")),
                example("notation/wrong-checksum", 5, 12, tag("[Seed \"42\"]", "[Seed \"42\"]\n[Checksum \"0\"]")));
    }

    private static Stream<Example> rules() {
        return Stream.of(
                example("notation/unknown-rule", 1, 1, rules("")),
                example("notation/unknown-rule", 1, 8, rules("suited,driscoll")),
                example("notation/unknown-rule", 1, 10, rules("cut=free,cutt=free")),
                example("notation/unknown-own-rule", 1, 5, rules("own=walls")),
                example("notation/unknown-own-rule", 1, 5, rules("own=%zz")),
                example("notation/unknown-own-rule", 1, 5, rules("own=kings%002dare-walls")),
                example("notation/bad-value", 1, 5, rules("cut=sometimes")),
                example("notation/repeated", 1, 10, rules("cut=free,cut=free")),
                example("notation/too-many-rules", 1, 101, rules(",".repeat(100))));
    }

    private static Stream<Example> positions() {
        return Stream.of(
                example("notation/foreign", 1, 1, position("rnbqkbnr/pppppppp/8/8 w")),
                example("notation/unsupported-notation", 1, 7, position("hydra/2/1")),
                example("notation/unsupported-notation", 1, 7, position("hydra/")),
                example("notation/unsupported-rules", 1, 9, position("hydra/1/2")),
                example("notation/unsupported-rules", 1, 8, position("hydra/1")),
                example("notation/truncated", 1, 19, position("hydra/1/1 standard")),
                example("notation/unknown-rule", 1, 11, position("hydra/1/1 huh 1:AS 2S|-/3S|- next:1 " + VALID)),
                example("notation/unknown-heads", 1, 20, state("AS", "2S|-/3S|-", "next:1")),
                example("notation/unknown-heads", 1, 20, state("0:AS", "2S|-/3S|-", "next:1")),
                example("notation/unknown-face-up-card", 1, 25, state("1:AS/", "2S|-/3S|-", "next:1")),
                example("notation/unknown-player", 1, 30, state("1:AS", "2S|-/", "next:1")),
                example("notation/impossible-setup", 1, 25, state("1:AS", "-|-/".repeat(10_000), "next:1")),
                example("notation/unknown-card", 1, 25, state("1:AS", "|-/3S|-", "next:1")),
                example("notation/unknown-count", 1, 26, state("1:AS", "#x|-/3S|-", "next:1")),
                example("notation/unknown-phase", 1, 35, state("1:AS", "2S|-/3S|-", "next")),
                example("notation/unknown-phase", 1, 35, state("1:AS", "2S|-/3S|-", "holds:1:KD:0:-:-")),
                example("notation/unknown-phase", 1, 35, state("1:AS", "2S|-/3S|-", "awaits-head:1:3")),
                example("notation/impossible-position", 1, 35, state("1:AS", "2S|-/3S|-", "next:3")),
                example("notation/impossible-setup", 1, 25, state("1:AS", "2S|-", "next:1")),
                example("notation/impossible-position", 1, 35, state("1:AS", "2S|-/3S|-", "won:1:by-losing")),
                example("notation/unknown-rng", 1, 42, position(valid().replace("1 -", "2 -"))),
                example("notation/unknown-stalemate", 1, 76, position(valid().replace("1 -", "1 x"))),
                example("notation/text-after-end", 1, 78, position(valid() + " x")));
    }

    private static Example example(String code, int line, int column, NotationProblem problem) {
        return new Example(code, line, column, problem);
    }

    private static String longGame() {
        return "+2D turn +KH cut +KS +QS turn +5H reserve +6H " + "swap ".repeat(GameNotation.MOST_ACTIONS);
    }

    private static NotationProblem text(String text) {
        return GameNotation.read(text).getLeft();
    }

    private static NotationProblem game(String actions) {
        return text(NotationSamples.byHand(actions));
    }

    private static NotationProblem tag(String before, String after) {
        return text(NotationSamples.byHand("*").replace(before, after));
    }

    private static NotationProblem rules(String text) {
        return RuleSetNotation.read(text, OwnRules.KNOWN).getLeft();
    }

    private static NotationProblem position(String text) {
        return PositionNotation.read(text).getLeft();
    }

    private static NotationProblem state(String heads, String players, String phase) {
        return position("hydra/1/1 standard %s %s %s %s".formatted(heads, players, phase, VALID));
    }

    private static String valid() {
        return "hydra/1/1 standard 1:AS 2S|-/3S|- next:1 " + VALID;
    }
}
