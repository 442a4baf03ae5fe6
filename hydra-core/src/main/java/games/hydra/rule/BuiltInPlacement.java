package games.hydra.rule;

import games.hydra.card.Card;
import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;
import games.hydra.card.SuitedCard;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What the built-in placement rules answer, for every card on every top. They are asked about a card when somebody first has
 * it in hand, and looked up from then on; to ask about all at once would make the first move of a program wait.
 */
final class BuiltInPlacement {
    private static final BuiltInPlacement STANDARD = new BuiltInPlacement(false, false);
    private static final BuiltInPlacement BLACK_UP = new BuiltInPlacement(true, false);
    private static final BuiltInPlacement SUIT_MATCH = new BuiltInPlacement(false, true);
    private static final BuiltInPlacement BOTH = new BuiltInPlacement(true, true);

    private final boolean blackUp;
    private final boolean suitMatch;
    /**
     * By the index of the card. Threads that ask about a card at the same time come to the same answers; and as all fields of
     * an answer are final, whoever sees one sees all of it.
     */
    private final @Nullable Answers[] answers = new Answers[FaceUpCard.KINDS];
    /** How a joker may lie on a top, by the index of the top. */
    private final Array<Lazy<Seq<FaceUpCard>>> jokers;

    private final Lazy<FaceSet> acceptingJokers;

    private BuiltInPlacement(boolean blackUp, boolean suitMatch) {
        this.blackUp = blackUp;
        this.suitMatch = suitMatch;
        jokers = forEveryFace(top -> Lazy.of(() -> jokersOn(top)));
        acceptingJokers =
                Lazy.of(() -> FaceSet.where(top -> !fitting(Card.joker(), top).isEmpty()));
    }

    static BuiltInPlacement of(RuleSet rules) {
        if (rules.blackUp()) {
            return rules.suitMatch() ? BOTH : BLACK_UP;
        }
        return rules.suitMatch() ? SUIT_MATCH : STANDARD;
    }

    Option<Fit> fit(FaceUpCard card, FaceUpCard top) {
        return answers(card).fits().get(top.index());
    }

    /** The ways in which the card may lie on the top. */
    Seq<FaceUpCard> fitting(Card card, FaceUpCard top) {
        if (card.isJoker()) {
            return jokers.get(top.index()).get();
        }
        return accepting(card).contains(top) ? card.faces() : Array.empty();
    }

    /** The tops that accept the card, a joker with any value. */
    FaceSet accepting(Card card) {
        return card.isJoker()
                ? acceptingJokers.get()
                : answers((SuitedCard) card).accepting();
    }

    private Answers answers(FaceUpCard card) {
        Answers known = answers[card.index()];
        return known == null ? ask(card) : known;
    }

    private Answers ask(FaceUpCard card) {
        Array<Option<Fit>> fits = forEveryFace(top -> judge(card, top));
        Answers asked =
                new Answers(fits, FaceSet.where(top -> fits.get(top.index()).isDefined()));
        answers[card.index()] = asked;
        return asked;
    }

    private Option<Fit> judge(FaceUpCard card, FaceUpCard top) {
        Option<Fit> verdict = StandardPlacement.SHARED.judge(card, top, Option.none());
        if (blackUp) {
            verdict = BlackUp.SHARED.judge(card, top, verdict);
        }
        return suitMatch ? SuitMatch.SHARED.judge(card, top, verdict) : verdict;
    }

    private Seq<FaceUpCard> jokersOn(FaceUpCard top) {
        return Card.joker().faces().filter(face -> answers(face).accepting().contains(top));
    }

    private static <T> Array<T> forEveryFace(Function<FaceUpCard, T> function) {
        List<T> values = new ArrayList<>();
        for (int index = 0; index < FaceUpCard.KINDS; index++) {
            values.add(function.apply(FaceUpCard.ofIndex(index)));
        }
        return Array.ofAll(values);
    }

    /**
     * What was answered about one card.
     *
     * @param fits by the index of the top
     * @param accepting the tops that it fits
     */
    private record Answers(Array<Option<Fit>> fits, FaceSet accepting) {}
}
