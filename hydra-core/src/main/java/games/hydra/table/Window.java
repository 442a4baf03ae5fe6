package games.hydra.table;

import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;
import io.vavr.collection.IndexedSeq;

/**
 * The heads on the table without their numbers, and a summary of their tops, so that nobody has to turn to every head
 * to know whether a card fits. The place of the oldest head is 0. {@link FewHeads} and {@link ManyHeads} answer the same; each is
 * fast where the other is slow.
 */
sealed interface Window permits FewHeads, ManyHeads {

    /** These heads, in the way that is fast for their number. */
    static Window of(IndexedSeq<Head> heads) {
        return heads.size() > FewHeads.MOST ? ManyHeads.of(heads) : FewHeads.of(heads);
    }

    int size();

    Head get(int place);

    /** The kinds that lie on top of the heads. */
    FaceSet tops();

    /** Whether any head has one of these on top. */
    boolean showsAny(FaceSet kinds);

    /** The numbers of the heads that have one of these on top, in ascending order, if the oldest head has this number. */
    int[] showing(FaceSet kinds, int oldest);

    /** With a card placed on the head in this place. */
    Window place(int place, FaceUpCard card);

    /** With one more head, the newest. */
    Window grow(FaceUpCard card);

    /** Without the oldest head. */
    Window withoutOldest();

    IndexedSeq<Head> toSeq();
}
