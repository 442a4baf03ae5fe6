package games.hydra.notation;

import games.hydra.card.FaceUpCard;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The heads of a position: the number of the oldest, then each with its cards, the top first: {@code 3:4H,KD/2J}. */
final class HeadsText {
    static final char CARDS = ',';
    static final String NONE = "-";

    private static final char NUMBER = ':';
    private static final char HEADS = '/';

    private HeadsText() {}

    static String write(Heads heads) {
        String cards = heads.toSeq().map(HeadsText::write).mkString(String.valueOf(HEADS));
        return heads.oldest().toString() + NUMBER + (heads.isEmpty() ? NONE : cards);
    }

    static Either<NotationProblem, Heads> read(Slice text) {
        return text.cut(NUMBER)
                .toEither(() -> Expected.HEADS.insteadOf(text))
                .flatMap(parts ->
                        oldest(parts).flatMap(oldest -> heads(parts._2).map(heads -> Heads.from(oldest, heads))));
    }

    private static String write(Head head) {
        return head.cards().map(CardNotation::writeFaceUp).mkString(String.valueOf(CARDS));
    }

    private static Either<NotationProblem, HeadId> oldest(Tuple2<Slice, Slice> parts) {
        return Numbers.ordinal(parts._1).map(HeadId::new).toEither(() -> Expected.HEADS.insteadOf(parts._1));
    }

    private static Either<NotationProblem, Seq<Head>> heads(Slice text) {
        return text.is(NONE)
                ? Either.right(Vector.empty())
                : Either.sequenceRight(text.split(HEADS).map(HeadsText::head));
    }

    private static Either<NotationProblem, Head> head(Slice text) {
        Either<NotationProblem, Seq<FaceUpCard>> cards =
                Either.sequenceRight(text.split(CARDS).map(CardNotation::readFaceUp));
        return cards.map(List::ofAll).map(read -> Head.of(read.head(), read.tail()));
    }
}
