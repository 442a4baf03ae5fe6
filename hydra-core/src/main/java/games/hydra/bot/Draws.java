package games.hydra.bot;

import games.hydra.card.Card;
import games.hydra.card.CardCounts;
import games.hydra.card.Deck;
import games.hydra.table.PlayerId;
import games.hydra.view.KnownCards;
import games.hydra.view.PileCounts;
import games.hydra.view.PlayerView;

/** How likely each kind of card is the next that the viewer draws, by counting cards. */
final class Draws {
    private final double[] chances;

    private Draws(double[] chances) {
        this.chances = chances;
    }

    /** What this player, who looks, may draw next: from the draw pile, or, if it is empty, from the discard pile. */
    static Draws of(PlayerView view, PlayerId player) {
        PileCounts piles = view.piles(player);
        KnownCards known = view.known(player);
        return piles.draw() > 0
                ? of(known.elsewhere(), piles.draw(), view.unseen())
                : of(known.discarded(), piles.discard(), view.unseen());
    }

    /** Some cards of the pile are known; each of the others may be any that is unseen. */
    private static Draws of(CardCounts known, int size, CardCounts unseen) {
        double perUnseen = unseen.isEmpty() ? 0 : Math.max(0.0, size - known.size()) / unseen.size();
        double[] chances = new double[Deck.kinds().size()];
        for (int kind = 0; kind < chances.length; kind++) {
            Card card = Card.ofKind(kind);
            chances[kind] = (known.count(card) + perUnseen * unseen.count(card)) / Math.max(1, size);
        }
        return new Draws(chances);
    }

    /** How likely a card fits so, given how each kind does. */
    double chance(byte fit, byte[] fits) {
        double chance = 0;
        for (int kind = 0; kind < fits.length; kind++) {
            chance += fits[kind] == fit ? chances[kind] : 0;
        }
        return chance;
    }
}
