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

/**
 * What the built-in placement rules answer, for every card on every top: they are asked once, when a game first needs them,
 * and looked up from then on. Somebody waits for their first move then, so plain loops ask: closures would take the JVM three
 * times as long.
 */
final class BuiltInPlacement {
    private static final Lazy<BuiltInPlacement> STANDARD = Lazy.of(() -> new BuiltInPlacement(false, false));
    private static final Lazy<BuiltInPlacement> BLACK_UP = Lazy.of(() -> new BuiltInPlacement(true, false));
    private static final Lazy<BuiltInPlacement> SUIT_MATCH = Lazy.of(() -> new BuiltInPlacement(false, true));
    private static final Lazy<BuiltInPlacement> BOTH = Lazy.of(() -> new BuiltInPlacement(true, true));

    private final boolean blackUp;
    private final boolean suitMatch;
    /** By the index of the card. */
    private final Array<Answers> answers;
    /** How a joker may lie on a top, by the index of the top. */
    private final Array<Seq<FaceUpCard>> jokers;

    private final FaceSet acceptingJokers;

    private BuiltInPlacement(boolean blackUp, boolean suitMatch) {
        this.blackUp = blackUp;
        this.suitMatch = suitMatch;
        List<Answers> asked = new ArrayList<>();
        for (int card = 0; card < FaceUpCard.KINDS; card++) {
            asked.add(ask(FaceUpCard.ofIndex(card)));
        }
        answers = Array.ofAll(asked);
        List<Seq<FaceUpCard>> onTops = new ArrayList<>();
        for (int top = 0; top < FaceUpCard.KINDS; top++) {
            onTops.add(jokersOn(FaceUpCard.ofIndex(top)));
        }
        jokers = Array.ofAll(onTops);
        acceptingJokers = FaceSet.whereIndex(top -> !jokers.get(top).isEmpty());
    }

    static BuiltInPlacement of(RuleSet rules) {
        if (rules.blackUp()) {
            return (rules.suitMatch() ? BOTH : BLACK_UP).get();
        }
        return (rules.suitMatch() ? SUIT_MATCH : STANDARD).get();
    }

    private Answers ask(FaceUpCard card) {
        List<Option<Fit>> fits = new ArrayList<>();
        for (int top = 0; top < FaceUpCard.KINDS; top++) {
            fits.add(judge(card, FaceUpCard.ofIndex(top)));
        }
        return new Answers(
                Array.ofAll(fits), FaceSet.whereIndex(top -> fits.get(top).isDefined()));
    }

    private Option<Fit> judge(FaceUpCard card, FaceUpCard top) {
        Option<Fit> verdict = StandardPlacement.SHARED.judge(card, top, Option.none());
        if (blackUp) {
            verdict = BlackUp.SHARED.judge(card, top, verdict);
        }
        return suitMatch ? SuitMatch.SHARED.judge(card, top, verdict) : verdict;
    }

    private Seq<FaceUpCard> jokersOn(FaceUpCard top) {
        List<FaceUpCard> fitting = new ArrayList<>();
        for (FaceUpCard face : Card.joker().faces()) {
            if (accepts(face, top)) {
                fitting.add(face);
            }
        }
        return Array.ofAll(fitting);
    }

    Option<Fit> fit(FaceUpCard card, FaceUpCard top) {
        return answers(card).fits().get(top.index());
    }

    /** The ways in which the card may lie on the top. */
    Seq<FaceUpCard> fitting(Card card, FaceUpCard top) {
        if (card instanceof SuitedCard suited) {
            return accepts(suited, top) ? card.faces() : Array.empty();
        }
        return jokers.get(top.index());
    }

    /** The tops that accept the card, a joker with any value. */
    FaceSet accepting(Card card) {
        return card instanceof SuitedCard suited ? answers(suited).accepting() : acceptingJokers;
    }

    private boolean accepts(FaceUpCard card, FaceUpCard top) {
        return answers(card).accepting().contains(top);
    }

    private Answers answers(FaceUpCard card) {
        return answers.get(card.index());
    }

    /**
     * What was answered about one card.
     *
     * @param fits by the index of the top
     * @param accepting the tops that it fits
     */
    private record Answers(Array<Option<Fit>> fits, FaceSet accepting) {}
}
