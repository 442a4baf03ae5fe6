package games.hydra.notation;

import games.hydra.card.Card;
import games.hydra.table.CountedPile;
import games.hydra.table.KnownPile;
import games.hydra.table.Pile;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** A pile: its cards, the top first, or {@code -} for none; of a counted pile {@code #} and their number. */
final class PileText {
    private static final String COUNT = "#";

    private PileText() {}

    static String write(Pile pile) {
        return pile.isDealtByHand() ? COUNT + pile.size() : writeCards(pile.possibleCards());
    }

    static Either<NotationProblem, Pile> read(Slice text) {
        if (text.startsWith(COUNT)) {
            return counted(text.drop(COUNT.length()));
        }
        return text.is(HeadsText.NONE) ? Either.right(KnownPile.empty()) : known(text);
    }

    private static String writeCards(Seq<Card> cards) {
        return cards.isEmpty()
                ? HeadsText.NONE
                : cards.map(CardNotation::write).mkString(String.valueOf(HeadsText.CARDS));
    }

    private static Either<NotationProblem, Pile> counted(Slice text) {
        return Numbers.count(text).<Pile>map(CountedPile::new).toEither(() -> Expected.COUNT.insteadOf(text));
    }

    private static Either<NotationProblem, Pile> known(Slice text) {
        return Either.sequenceRight(text.split(HeadsText.CARDS).map(CardNotation::read))
                .map(KnownPile::of);
    }
}
