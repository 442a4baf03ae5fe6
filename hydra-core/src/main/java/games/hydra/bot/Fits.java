package games.hydra.bot;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.FaceUpCard;
import games.hydra.rule.Fit;
import games.hydra.rule.RuleSet;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * How well each kind of card fits each top under one set of rules: all that is to know about them, since placement rules are
 * pure. Strategies remember it from move to move.
 */
final class Fits {
    /** No head takes the card. */
    static final byte NOT = 0;
    /** A head takes it, but that ends the turn. */
    static final byte ENDING = 1;
    /** A head takes it, and the turn goes on. */
    static final byte GOING_ON = 2;

    private final RuleSet rules;
    private final byte[][] byTop = new byte[FaceUpCard.KINDS][Deck.kinds().size()];
    private final double[] burdens = new double[Deck.kinds().size()];

    private Fits(RuleSet rules) {
        this.rules = rules;
        for (Card card : Deck.kinds()) {
            for (int top = 0; top < byTop.length; top++) {
                byTop[top][card.kind()] = ask(card, FaceUpCard.ofIndex(top));
            }
            burdens[card.kind()] = 1.5 - shareOfTopsTaking(card);
        }
    }

    /** These, if they are what is remembered, or else worked out. */
    static Fits under(RuleSet rules, Option<Fits> remembered) {
        return remembered.filter(fits -> fits.rules.equals(rules)).getOrElse(() -> new Fits(rules));
    }

    /** How well a card of each kind fits the best of these tops. */
    byte[] best(Seq<FaceUpCard> tops) {
        byte[] best = new byte[Deck.kinds().size()];
        for (FaceUpCard top : tops) {
            byte[] fits = byTop[top.index()];
            for (int kind = 0; kind < best.length; kind++) {
                best[kind] = best[kind] > fits[kind] ? best[kind] : fits[kind];
            }
        }
        return best;
    }

    private byte ask(Card card, FaceUpCard top) {
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
        return burdens[card.kind()];
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
            taking += byTop[top][card.kind()] == NOT ? 0 : 1;
        }
        return (double) taking / suited;
    }

    /** The rules say it all. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Fits that && rules.equals(that.rules);
    }

    @Override
    public int hashCode() {
        return rules.hashCode();
    }
}
