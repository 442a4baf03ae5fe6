package games.hydra;

import games.hydra.card.Card;
import games.hydra.notation.RuleSetNotation;
import games.hydra.random.Rng;
import games.hydra.rule.RuleSet;
import games.hydra.table.CountedPile;
import games.hydra.table.KnownPile;
import games.hydra.table.Pile;
import games.hydra.testkit.Cards;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * A game of so few cards that every state it can get to can be visited.
 *
 * @param cards all cards of the game; by hand, the kinds of cards that are named
 * @param each how many cards each player is dealt
 */
record SmallWorld(RuleSet rules, Dealing dealing, int players, int each, String cards) {

    static SmallWorld dealt(RuleSet rules, int players, String cards) {
        int each = Cards.cards(cards).size() / players;
        return new SmallWorld(rules, Dealing.FROM_PILES, players, each, cards);
    }

    static SmallWorld byHand(RuleSet rules, int players, int each, String kinds) {
        return new SmallWorld(rules, Dealing.BY_HAND, players, each, kinds);
    }

    /** How the game opens: once for every order of the cards. */
    Seq<Result.Accepted> openings() {
        return dealing == Dealing.BY_HAND
                ? List.of(open(Vector.fill(players, () -> new CountedPile(each))))
                : Cards.cards(cards).permutations().distinct().map(order -> open(piles(order)));
    }

    private Seq<Pile> piles(List<Card> order) {
        return Vector.ofAll(order.grouped(each)).map(KnownPile::of);
    }

    private Result.Accepted open(Seq<Pile> piles) {
        Event.Dealt dealt = new Event.Dealt(rules, piles, Rng.seeded(0));
        return Drawing.draw(Course.begin(dealt), new Purpose.FirstHead()).accepted();
    }

    /** Whether an action is done in this world: everything legal, but only the cards of this world are dealt by hand. */
    boolean hasAction(Action action) {
        return !(action instanceof Action.Deal deal) || Cards.cards(cards).contains(deal.card());
    }

    @Override
    public String toString() {
        String deal = dealing == Dealing.BY_HAND ? "by hand, any of" : "of";
        return RuleSetNotation.write(rules) + ", " + players + " players, " + each + " cards each, " + deal + " "
                + cards;
    }
}
