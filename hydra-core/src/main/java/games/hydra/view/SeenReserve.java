package games.hydra.view;

import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;
import io.vavr.control.Option;
import java.util.Objects;

/** A reserve as somebody sees it: that there is one, everybody sees; which card it is, only its player. */
public sealed interface SeenReserve {

    /** Nothing is in reserve. */
    record Empty() implements SeenReserve {}

    /** One card is in reserve. */
    record Holds(SeenCard kept) implements SeenReserve {
        public Holds {
            Objects.requireNonNull(kept);
        }
    }

    /** The reserve was taken in hand and can't be used again in this turn. */
    record Closed() implements SeenReserve {}

    /** What this viewer sees of a player's reserve. */
    static SeenReserve of(Reserve reserve, PlayerId player, Viewer viewer) {
        return reserve.card()
                .<SeenReserve>map(card -> new Holds(viewer.look(player, card)))
                .getOrElse(() -> reserve.isOpen() ? new Empty() : new Closed());
    }

    /** The card in reserve, as the viewer sees it, if there is one. */
    default Option<SeenCard> card() {
        return this instanceof Holds holds ? Option.some(holds.kept) : Option.none();
    }

    /** The reserve itself, if no card in it is hidden. */
    default Option<Reserve> open() {
        if (this instanceof Holds holds) {
            return holds.kept().card().map(Reserve::holding);
        }
        return Option.some(this instanceof Empty ? Reserve.empty() : Reserve.closed());
    }
}
