package games.hydra.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.cli.session.ClassicQuestion;
import games.hydra.testkit.HostileText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/** Whatever is typed, the classic console ends in order and prints nothing but what the rules know. */
class AnyInputProperties {
    private static final Pattern KNOWN = Pattern.compile(String.join(
            "|",
            "",
            "How many players\\?",
            "Heads:",
            "[1-9][0-9]*: (A|[2-9]|10|J|Q|K)[SHCDJ] \\([1-9][0-9]*\\)",
            "Players:",
            "Player [1-9][0-9]*: [0-9]+ \\([0-9]+ draw, [0-9]+ discard\\)"
                    + "( \\+ 1 in hand, [0-9]+ remaining, [01] in reserve)?",
            "Player [1-9][0-9]*, it is your turn\\.",
            "Player [1-9][0-9]*, you are holding a ((A|[2-9]|10|J|Q|K)[SHCD]|Joker)\\. Your move\\?",
            "Joker value\\?",
            "Card value\\?",
            "Suit\\?",
            "Player [1-9][0-9]* wins!"));

    @Property(tries = 400)
    void any_bytes_end_in_order_with_lines_of_a_known_form(
            @ForAll byte[] input, @ForAll long seed, @ForAll boolean testing) {
        assertOrderly(input, seed, testing);
    }

    @Property(tries = 600)
    void any_answers_end_in_order_with_lines_of_a_known_form(
            @ForAll("answers") List<String> answers, @ForAll long seed, @ForAll boolean testing) {
        String input = "2\n" + String.join("\n", answers);

        assertOrderly(input.getBytes(StandardCharsets.UTF_8), seed, testing);
    }

    private static void assertOrderly(byte[] input, long seed, boolean testing) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        Console console = new Console(
                new LineInput(new ByteArrayInputStream(input)),
                new PrintStream(printed, false, StandardCharsets.UTF_8),
                0);

        End end = console.play(new ClassicQuestion(seed, testing).ask());

        assertThat(end).isIn(End.FINISHED, End.INPUT_ENDED);
        assertThat(printed.toString(StandardCharsets.UTF_8)).endsWith("\n");
        assertThat(printed.toString(StandardCharsets.UTF_8).lines())
                .allSatisfy(line -> assertThat(line).matches(KNOWN));
    }

    @Provide
    Arbitrary<List<String>> answers() {
        Arbitrary<String> sensible = Arbitraries.of(
                "", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "A", "J", "Q", "K", "Joker", "S", "H", "C",
                "D");
        Arbitrary<String> ofOptions = Arbitraries.of("c", "undo", "\r");
        return Arbitraries.frequencyOf(Tuple.of(12, sensible), Tuple.of(1, ofOptions), Tuple.of(2, HostileText.line()))
                .list()
                .ofMaxSize(200);
    }
}
