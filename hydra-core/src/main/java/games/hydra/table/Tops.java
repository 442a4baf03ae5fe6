package games.hydra.table;

import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;

/**
 * What lies on top of the heads: a summary that {@link Heads} keeps, so that nobody has to look at every head to know where
 * a card fits. Places are counted from the oldest head, which has the place 0.
 *
 * <p>Invariant: equal to what looking at the heads gives.
 */
sealed interface Tops permits FewTops, ManyTops {

    /** The kinds that lie on top of the heads. */
    FaceSet kinds();

    /** Whether any head has one of these on top. */
    boolean anyOf(FaceSet kinds);

    /** After a card was placed on the head in this place, whose top was another. */
    Tops replace(int place, FaceUpCard before, FaceUpCard after);

    /** With one more head, the newest. */
    Tops add(FaceUpCard top);

    /** Without the oldest head, whose top was this. */
    Tops removeOldest(FaceUpCard top);
}
