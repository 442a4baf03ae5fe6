package games.hydra.view;

import games.hydra.card.Card;
import games.hydra.table.PlayerId;
import java.util.Objects;

/**
 * Who looks at a game: somebody who plays, or somebody who watches.
 *
 * <pre>{@code
 * Viewer viewer = Viewer.seat(new PlayerId(2));
 * Option<Card> own = viewer.look(new PlayerId(2), Card.joker()).card(); // Some(Joker)
 * Option<Card> other = viewer.look(new PlayerId(1), Card.joker()).card(); // None
 * }</pre>
 */
public sealed interface Viewer permits Viewer.Seat, Viewer.Spectator {

    /** A player; nobody else sees their hand and their reserve. */
    record Seat(PlayerId player) implements Viewer {
        public Seat {
            Objects.requireNonNull(player);
        }

        @Override
        public boolean is(PlayerId id) {
            return player.equals(id);
        }
    }

    /** Somebody who sees what all players see, and no more. */
    record Spectator() implements Viewer {
        static final Spectator SHARED = new Spectator();

        @Override
        public boolean is(PlayerId id) {
            return false;
        }
    }

    static Viewer seat(PlayerId player) {
        return new Seat(player);
    }

    static Viewer spectator() {
        return Spectator.SHARED;
    }

    /** Whether this is that player, who sees their own hand. */
    boolean is(PlayerId player);

    /** What this viewer sees of a card that only its player may look at. */
    default SeenCard look(PlayerId player, Card card) {
        return is(player) ? new SeenCard.Face(card) : SeenCard.back();
    }
}
