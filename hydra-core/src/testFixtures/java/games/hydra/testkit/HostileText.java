package games.hydra.testkit;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/**
 * Generates text that nobody should type or send, for whatever reads text; it shrinks to few plain characters.
 *
 * <pre>{@code
 * class CommandTest {
 *     @Property
 *     boolean whatever_is_typed_is_read_or_refused(@ForAll("lines") String line) {
 *         return ActionNotation.read(line).fold(problem -> problem.line() == 1, action -> true);
 *     }
 *
 *     @Provide
 *     Arbitrary<String> lines() {
 *         return HostileText.line();
 *     }
 * }
 * }</pre>
 */
public final class HostileText {
    private static final int LONG = 20_000;

    /** What the notation is made of, whole or broken off: tags, positions, actions, rules, signs. */
    private static final String[] PIECES = {
        "[Hydra \"1\"]",
        "[RulesVersion \"1\"]",
        "[Players \"",
        "\"]",
        "[Seed \"1\"]",
        "[Dealing \"by-hand\"]",
        "[Rules \"standard\"]",
        "[Checksum \"",
        "hydra/1/1 ",
        "standard ",
        "1:",
        "/",
        "|",
        "#",
        "next:1",
        "holds:",
        "awaits-head:1:9",
        "0000000000000001",
        "turn",
        "cut",
        "reserve",
        "swap",
        "3",
        "=",
        "A",
        "+",
        "KD",
        "Joker",
        "won:",
        "drawn",
        "*",
        "rules:",
        "own=",
        "cut=free",
        "%",
        "%0020",
        ",",
        "{",
        "}",
        ";",
        ":",
        "-",
        " ",
        "\n"
    };

    /** Characters that are often read wrongly: controls, halves of a pair, other digits, blanks, letters and quotes. */
    private static final String[] ODD_CHARACTERS = {
        "\u0000",
        "\u001b[2J",
        "\u007f",
        "\b",
        "\t",
        "\u0085",
        "\ud800",
        "\udc00",
        "\udc00\ud800",
        "\ud83c\udccf",
        "\u0661",
        "\uff11",
        "\u00a0",
        "\u2028",
        "\u200b",
        "\u202e",
        "\ufeff",
        "\uffff",
        "e\u0301",
        "\u0130",
        "\u00df",
        "é",
        "\"",
        "\\"
    };

    private static final String[] ODD_NUMBERS = {
        "-1",
        "-0",
        "+1",
        "00",
        "01",
        "1.0",
        "1e9",
        "0x1",
        "1_000",
        "NaN",
        "\u0661\u0662",
        "\uff11",
        "2147483647",
        "2147483648",
        "-2147483648",
        "-2147483649",
        "9223372036854775807",
        "9223372036854775808",
        "9".repeat(LONG)
    };

    private HostileText() {}

    /** Any of the texts below, and any characters. */
    public static Arbitrary<String> any() {
        return Arbitraries.frequencyOf(
                Tuple.of(3, Arbitraries.strings()),
                Tuple.of(5, mixture()),
                Tuple.of(1, characters()),
                Tuple.of(1, number()));
    }

    /** As {@link #any()}, but one line: what can be typed at a prompt. */
    public static Arbitrary<String> line() {
        return any().map(text -> text.replace("\n", ""));
    }

    /** What looks like a number, and what is one but too large. */
    public static Arbitrary<String> number() {
        return Arbitraries.of(ODD_NUMBERS);
    }

    /** Control characters, surrogates without their other half, and others that are often read wrongly. */
    public static Arbitrary<String> characters() {
        return Arbitraries.of(ODD_CHARACTERS).list().ofMaxSize(10).map(parts -> String.join("", parts));
    }

    /** The words of the notation in any order, with odd characters and numbers among them. */
    public static Arbitrary<String> mixture() {
        Arbitrary<String> parts = Arbitraries.frequencyOf(
                Tuple.of(12, Arbitraries.of(PIECES)),
                Tuple.of(1, Arbitraries.of(ODD_CHARACTERS)),
                Tuple.of(1, number()));
        return Combinators.combine(parts.list().ofMaxSize(30), Arbitraries.of("", " ", "\n"))
                .as((words, separator) -> String.join(separator, words));
    }

    /** These texts, each with a piece cut out, another in its place, or a piece twice: valid but for one spot. */
    public static Arbitrary<String> damaged(Arbitrary<String> texts) {
        Arbitrary<Double> spots = Arbitraries.doubles().between(0, 1).ofScale(4);
        return Combinators.combine(
                        texts, spots, spots, Arbitraries.oneOf(Arbitraries.just(""), mixture(), characters()))
                .as(HostileText::damage)
                .withoutEdgeCases();
    }

    /** Where the second spot comes before the first, what is between them stands there twice. */
    private static String damage(String text, double first, double second, String inserted) {
        int upTo = (int) (first * text.length());
        int from = (int) (second * text.length());
        return text.substring(0, upTo) + inserted + text.substring(from);
    }
}
