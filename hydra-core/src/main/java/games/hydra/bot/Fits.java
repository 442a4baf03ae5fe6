package games.hydra.bot;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.FaceUpCard;
import games.hydra.rule.Fit;
import games.hydra.rule.RuleSet;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * How well each kind of card fits each top under one set of rules. Every top is asked about once; the answers can't change,
 * since placement rules are pure.
 */
final class Fits {
    /** No head takes the card. */
    static final byte NOT = 0;
    /** A head takes it, but that ends the turn. */
    static final byte ENDING = 1;
    /** A head takes it, and the turn goes on. */
    static final byte GOING_ON = 2;

    private final RuleSet rules;
    private final byte[][] byTop = new byte[FaceUpCard.KINDS][];
    private final double[] burdens = new double[Deck.kinds().size()];

    Fits(RuleSet rules) {
        this.rules = rules;
    }

    /** How well a card of each kind fits the best of these tops. */
    byte[] best(Seq<FaceUpCard> tops) {
        byte[] best = new byte[Deck.kinds().size()];
        for (FaceUpCard top : tops) {
            byte[] fits = on(top);
            for (int kind = 0; kind < best.length; kind++) {
                best[kind] = best[kind] > fits[kind] ? best[kind] : fits[kind];
            }
        }
        return best;
    }

    private byte[] on(FaceUpCard top) {
        byte[] fits = byTop[top.index()];
        if (fits == null) {
            fits = asked(top);
            byTop[top.index()] = fits;
        }
        return fits;
    }

    private byte[] asked(FaceUpCard top) {
        byte[] fits = new byte[Deck.kinds().size()];
        for (Card card : Deck.kinds()) {
            fits[card.kind()] = asked(card, top);
        }
        return fits;
    }

    private byte asked(Card card, FaceUpCard top) {
        byte best = NOT;
        for (FaceUpCard face : card.faces()) {
            Option<Fit> fit = rules.fit(face, top);
            if (fit.isDefined()) {
                byte found = fit.get().endsTurn() ? ENDING : GOING_ON;
                best = best > found ? best : found;
            }
        }
        return best;
    }

    /**
     * How hard it is to lose a card of this kind: less than 1 for one that fits more than half of all tops, more for one that
     * fits fewer. An ace has 0.5, a king of the standard rules 1.35.
     */
    double burden(Card card) {
        double burden = burdens[card.kind()];
        if (burden == 0) {
            burden = 1.5 - shareOfTopsTaking(card);
            burdens[card.kind()] = burden;
        }
        return burden;
    }

    /** How hard it is to lose all of these. */
    double burden(Iterable<? extends Card> cards) {
        double burden = 0;
        for (Card card : cards) {
            burden += burden(card);
        }
        return burden;
    }

    private double shareOfTopsTaking(Card card) {
        int suited = Deck.size(0);
        int taking = 0;
        for (int top = 0; top < suited; top++) {
            taking += on(FaceUpCard.ofIndex(top))[card.kind()] == NOT ? 0 : 1;
        }
        return (double) taking / suited;
    }
}
