package games.hydra.card;

import io.vavr.collection.Seq;

/**
 * The cards by their numbers. Every step of a game looks some up; in arrays of their own type they need not be asked whether
 * they are cards.
 */
final class CardNumbers {
    private final Card[] byKind;
    private final FaceUpCard[] byIndex;

    CardNumbers(Seq<Card> kinds, Seq<FaceUpCard> faces) {
        byKind = kinds.toJavaArray(Card[]::new);
        byIndex = faces.toJavaArray(FaceUpCard[]::new);
    }

    Card kind(int kind) {
        return byKind[kind];
    }

    FaceUpCard face(int index) {
        return byIndex[index];
    }
}
