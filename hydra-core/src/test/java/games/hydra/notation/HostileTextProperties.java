package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.testkit.Playthrough;
import io.vavr.collection.List;
import io.vavr.control.Either;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** No text makes a reader throw, and every problem lies within the text. */
class HostileTextProperties {

    @Property(tries = 1_000)
    void any_characters_can_be_read(@ForAll String text) {
        assertAnswered(text);
    }

    @Property(tries = 2_000)
    void any_mixture_of_words_can_be_read(@ForAll("mixtures") String text) {
        assertAnswered(text);
    }

    @Property(tries = 300)
    void any_damaged_text_can_be_read(
            @ForAll("games") Playthrough game, @ForAll int from, @ForAll int to, @ForAll("mixtures") String inserted) {
        assertAnswered(damage(GameNotation.write(RecordedGames.record(game)), from, to, inserted));
        assertAnswered(damage(PositionNotation.write(game.state()), from, to, inserted));
    }

    @Provide
    Arbitrary<Playthrough> games() {
        return RecordedGames.any();
    }

    @Provide
    Arbitrary<String> mixtures() {
        Arbitrary<String> words = Arbitraries.of(
                "[Hydra \"1\"]",
                "[RulesVersion \"1\"]",
                "[Players \"",
                "2",
                "\"]",
                "[Seed \"1\"]",
                "[Dealing \"by-hand\"]",
                "[Rules \"standard\"]",
                "\n",
                " ",
                "turn",
                "cut",
                "3",
                "=",
                "A",
                "+",
                "KD",
                "Joker",
                "rules:",
                "own=",
                "%0020",
                "%",
                "cut=free",
                ",",
                "{",
                "}",
                ";",
                "*",
                "won:1",
                "won:",
                "drawn",
                "hydra/1/1 ",
                "standard ",
                "1:",
                "/",
                "|",
                "-",
                "#",
                "next:1",
                "holds:",
                "awaits-head:1:9",
                "0000000000000001",
                ":",
                "é",
                "\u0000",
                "\ud800",
                "99999999999",
                "-1");
        return Combinators.combine(words.list().ofMaxSize(30), Arbitraries.of("", " ", "\n"))
                .as((parts, separator) -> String.join(separator, parts));
    }

    private static String damage(String text, int from, int to, String inserted) {
        int first = Math.floorMod(from, text.length() + 1);
        int second = Math.floorMod(to, text.length() + 1);
        return text.substring(0, Math.min(first, second)) + inserted + text.substring(Math.max(first, second));
    }

    private static void assertAnswered(String text) {
        List<Either<NotationProblem, ?>> answers = List.of(
                CardNotation.read(text),
                CardNotation.readFaceUp(text),
                ActionNotation.read(text, OwnRules.KNOWN),
                RuleSetNotation.read(text, OwnRules.KNOWN),
                PositionNotation.read(text, OwnRules.KNOWN),
                GameNotation.read(text, OwnRules.KNOWN));

        assertThat(answers.filter(Either::isLeft).map(Either::getLeft))
                .allSatisfy(problem -> assertThat(isWithin(text, problem)).isTrue());
    }

    /** Line by line, with a column just beyond the last character for what is missing at the end. */
    private static boolean isWithin(String text, NotationProblem problem) {
        String[] lines = text.split("\n", -1);
        return problem.line() >= 1
                && problem.line() <= lines.length
                && problem.column() >= 1
                && problem.column() <= lines[problem.line() - 1].length() + 1;
    }
}
