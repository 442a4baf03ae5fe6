package games.hydra.cli.serve;

import java.util.function.Function;

/** What came in as one line. */
public sealed interface Received {
    /** The longest line that is read, in bytes without the line end: more than the longest game takes. */
    int MOST_BYTES = 20_000_000;

    <R> R match(Function<Request, R> request, Function<TooLong, R> tooLong, Function<NotUtf8, R> notUtf8);

    /**
     * A text.
     *
     * @param luck a number that nobody can foresee: the seed of the game that this line starts, if it names none
     */
    record Request(String text, long luck) implements Received {
        @Override
        public <R> R match(Function<Request, R> request, Function<TooLong, R> tooLong, Function<NotUtf8, R> notUtf8) {
            return request.apply(this);
        }
    }

    /** More bytes than are read. */
    record TooLong() implements Received {
        @Override
        public <R> R match(Function<Request, R> request, Function<TooLong, R> tooLong, Function<NotUtf8, R> notUtf8) {
            return tooLong.apply(this);
        }
    }

    /** Bytes that are no text. */
    record NotUtf8() implements Received {
        @Override
        public <R> R match(Function<Request, R> request, Function<TooLong, R> tooLong, Function<NotUtf8, R> notUtf8) {
            return notUtf8.apply(this);
        }
    }
}
