package games.hydra.notation;

import games.hydra.random.Rng;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.util.HexFormat;

/** The random generator of a position: its state and its gamma, each in 16 hexadecimal digits. */
final class RngText {
    private static final char SEPARATOR = ':';
    private static final int DIGITS = 16;

    private RngText() {}

    static String write(Rng rng) {
        return write(rng.state()) + SEPARATOR + write(rng.gamma());
    }

    static Either<NotationProblem, Rng> read(Slice text) {
        return text.cut(SEPARATOR)
                .flatMap(parts -> number(parts._1)
                        .flatMap(
                                state -> number(parts._2).filter(RngText::isOdd).map(gamma -> new Rng(state, gamma))))
                .toEither(() -> Expected.RNG.insteadOf(text));
    }

    private static String write(long number) {
        return HexFormat.of().toHexDigits(number);
    }

    private static boolean isOdd(long number) {
        return (number & 1) == 1;
    }

    private static Option<Long> number(Slice text) {
        return text.length() != DIGITS
                ? Option.none()
                : Try.of(() -> HexFormat.fromHexDigitsToLong(text.text()))
                        .toOption()
                        .filter(number -> text.is(write(number)));
    }
}
