package games.hydra.sim;

import games.hydra.Outcome;
import games.hydra.table.PlayerId;
import io.vavr.control.Option;
import java.util.Objects;

/** How a match came to its end. */
public sealed interface Ending {

    /** Who won, if anybody did. */
    default Option<PlayerId> winner() {
        return Option.none();
    }

    <R> R match(Cases<R> cases);

    /** A player got rid of all their cards (R6.1). */
    record Won(PlayerId player, Outcome.Victory how) implements Ending {
        public Won {
            Objects.requireNonNull(player);
            Objects.requireNonNull(how);
        }

        @Override
        public Option<PlayerId> winner() {
            return Option.some(player);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.won(this);
        }
    }

    /** A stalemate, which the rules make a draw (R6.5). */
    record Drawn() implements Ending {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.drawn(this);
        }
    }

    /** A stalemate that the rules let go on for ever (R6.5): the match stops, since nothing can change any more. */
    record Stuck() implements Ending {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.stuck(this);
        }
    }

    /** The bound on steps was reached. */
    record Unfinished() implements Ending {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unfinished(this);
        }
    }

    /** What to do for each ending. */
    interface Cases<R> {
        R won(Won ending);

        R drawn(Drawn ending);

        R stuck(Stuck ending);

        R unfinished(Unfinished ending);
    }
}
