package games.hydra.bot;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;
import games.hydra.rule.RuleSet;
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
    /** The tops that take each kind of card. */
    private final FaceSet[] taking = new FaceSet[Deck.kinds().size()];
    /** Those on which the turn goes on. */
    private final FaceSet[] goingOn = new FaceSet[Deck.kinds().size()];

    private final double[] burdens = new double[Deck.kinds().size()];

    private Fits(RuleSet rules) {
        this.rules = rules;
        for (int kind = 0; kind < burdens.length; kind++) {
            Card card = Card.ofKind(kind);
            taking[kind] = FaceSet.where(top -> rules.accepts(card, top));
            goingOn[kind] = taking[kind].filter(top -> goesOn(card, top));
            burdens[kind] = 1.5 - shareOfTops(taking[kind]);
        }
    }

    private boolean goesOn(Card card, FaceUpCard top) {
        return rules.fitting(card, top)
                .exists(face -> !rules.fit(face, top).get().endsTurn());
    }

    /** These, if they are what is remembered, or else worked out. */
    static Fits under(RuleSet rules, Option<Fits> remembered) {
        return remembered.filter(fits -> fits.rules.equals(rules)).getOrElse(() -> new Fits(rules));
    }

    /** How well a card of each kind fits the best of these tops. */
    byte[] best(FaceSet tops) {
        byte[] best = new byte[burdens.length];
        for (int kind = 0; kind < best.length; kind++) {
            byte taken = taking[kind].intersects(tops) ? ENDING : NOT;
            best[kind] = goingOn[kind].intersects(tops) ? GOING_ON : taken;
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

    private static double shareOfTops(FaceSet taking) {
        int suited = Deck.size(0);
        int share = 0;
        for (int top = 0; top < suited; top++) {
            share += taking.count(top);
        }
        return (double) share / suited;
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
