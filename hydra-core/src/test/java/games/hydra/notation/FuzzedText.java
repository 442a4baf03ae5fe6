package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.control.Either;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.regex.Pattern;

/** The bytes that a fuzzer tries, as a reader gets them, and what has to hold for every reader. */
record FuzzedText(String text) {
    /** Tables of hundreds are read rightly but slowly; {@link LimitsTest} has them, and a fuzzer would try little else. */
    private static final Pattern LARGE_TABLE = Pattern.compile("(Players \"|decks=)[0-9]{3,}");

    static FuzzedText of(byte[] bytes) {
        return new FuzzedText(new String(bytes, StandardCharsets.UTF_8));
    }

    boolean isOfLargeTable() {
        return LARGE_TABLE.matcher(text).find();
    }

    /** What can be read is written as a text that is read as the same; of what can't be, a place in the text is named. */
    <T> Either<NotationProblem, T> read(
            Function<String, Either<NotationProblem, T>> reader, Function<T, String> writer) {
        Either<NotationProblem, T> read = reader.apply(text);
        read.peek(value -> assertThat(reader.apply(writer.apply(value))).isEqualTo(read));
        read.peekLeft(
                problem -> assertThat(isWithin(problem)).as(problem.toString()).isTrue());
        return read;
    }

    /** Line by line, with a column just beyond the last character for what is missing at the end. */
    boolean isWithin(NotationProblem problem) {
        String[] lines = text.split("\n", -1);
        return problem.line() >= 1
                && problem.line() <= lines.length
                && problem.column() >= 1
                && problem.column() <= lines[problem.line() - 1].length() + 1;
    }
}
