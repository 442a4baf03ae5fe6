package games.hydra;

import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;
import java.util.Objects;

/** What the next card from a player's draw pile is for. */
public sealed interface Purpose {

    /** Whose draw pile the card comes from. */
    PlayerId player();

    /**
     * How many cards are still due for this purpose. It is 0 only between two events of one step, never in a state that
     * {@link Hydra#step} returns.
     */
    int due();

    <R> R match(Cases<R> cases);

    /** The first head of the game, placed by player 1 (R2.1). */
    record FirstHead() implements Purpose {
        @Override
        public PlayerId player() {
            return PlayerId.FIRST;
        }

        @Override
        public int due() {
            return 1;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.firstHead(this);
        }
    }

    /** The next card that the player has to play in their turn (R3.1). */
    record NextCard(PlayerId player, int due, Reserve reserve) implements Purpose {
        public NextCard {
            Objects.requireNonNull(player);
            Objects.requireNonNull(reserve);
            requireNotNegative(due);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.nextCard(this);
        }
    }

    /** A new head in the place of the one that was cut off (R5.2). */
    record NewHead(PlayerId player, int due) implements Purpose {
        /** Cut off a head and two grow. */
        public static final int AFTER_CUT = 2;

        public NewHead {
            Objects.requireNonNull(player);
            requireNotNegative(due);
            if (due > AFTER_CUT) {
                throw new IllegalArgumentException("due " + due);
            }
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.newHead(this);
        }
    }

    /** What to do for each purpose. */
    interface Cases<R> {
        R firstHead(FirstHead purpose);

        R nextCard(NextCard purpose);

        R newHead(NewHead purpose);
    }

    private static void requireNotNegative(int due) {
        if (due < 0) {
            throw new IllegalArgumentException("due " + due);
        }
    }
}
