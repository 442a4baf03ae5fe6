package games.hydra;

import games.hydra.table.PlayerId;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Function;

/**
 * How a game ended.
 *
 * <pre>{@code
 * Outcome outcome = new Outcome.Win(new PlayerId(2), Outcome.Victory.BY_SHEDDING);
 * String text = outcome.match(win -> "Player " + win.player() + " wins", draw -> "A draw"); // "Player 2 wins"
 * }</pre>
 */
public sealed interface Outcome {

    /** The winner, if there is one. */
    Option<PlayerId> winner();

    <R> R match(Function<Win, R> win, Function<Draw, R> draw);

    /** A player got rid of all their cards (R6.1). */
    record Win(PlayerId player, Victory how) implements Outcome {
        public Win {
            Objects.requireNonNull(player);
            Objects.requireNonNull(how);
        }

        @Override
        public Option<PlayerId> winner() {
            return Option.some(player);
        }

        @Override
        public <R> R match(Function<Win, R> win, Function<Draw, R> draw) {
            return win.apply(this);
        }
    }

    /** Nobody can ever win, and the rules make this a draw (R6.5). */
    record Draw() implements Outcome {
        @Override
        public Option<PlayerId> winner() {
            return Option.none();
        }

        @Override
        public <R> R match(Function<Win, R> win, Function<Draw, R> draw) {
            return draw.apply(this);
        }
    }

    /** How a player won. */
    enum Victory {
        /** The last card was placed on a head (R6.1). */
        BY_SHEDDING,
        /** The last two cards became the new heads of a cut (R6.3). */
        BY_LOSING
    }
}
