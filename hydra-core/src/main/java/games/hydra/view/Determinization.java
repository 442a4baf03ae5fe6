package games.hydra.view;

import games.hydra.GameState;
import games.hydra.card.Card;
import games.hydra.card.CardCounts;
import games.hydra.random.Rng;
import games.hydra.table.KnownPile;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Fills in, player by player, what a viewer can't see.
 *
 * @param stock the unseen cards that have not been given out yet, in random order
 * @param players who have got their cards
 * @param hand the card that somebody holds whom the viewer can't look in the hand
 * @param reserve the card that they have in reserve
 */
record Determinization(
        PlayerView view, Rng rng, List<Card> stock, Vector<Player> players, Option<Card> hand, Option<Card> reserve) {

    static Rng.Drawn<GameState> of(PlayerView view, Rng rng) {
        Rng.Drawn<Rng> game = rng.split();
        Rng.Drawn<List<Card>> stock = game.next().shuffled(stock(view));
        Determinization filled = Vector.rangeClosed(1, view.piles().size())
                .map(PlayerId::new)
                .map(player -> Hidden.of(view, player))
                .foldLeft(
                        new Determinization(
                                view, stock.next(), stock.value(), Vector.empty(), Option.none(), Option.none()),
                        Determinization::fill);
        GameState state = new SeenTable(view, filled.hand, filled.reserve).state(filled.players, game.value());
        return new Rng.Drawn<>(state, filled.rng);
    }

    /** The unseen cards, and as many decks more as it takes if somebody dealt more cards of a kind than there are. */
    private static List<Card> stock(PlayerView view) {
        int needed = Vector.rangeClosed(1, view.piles().size())
                .map(number -> Hidden.of(view, new PlayerId(number)).unknown())
                .sum()
                .intValue();
        CardCounts stock = view.unseen();
        while (stock.size() < needed) {
            stock = stock.plus(CardCounts.ofDecks(1, view.rules().jokers()));
        }
        return stock.toList();
    }

    private Determinization fill(Hidden hidden) {
        Rng.Drawn<List<Card>> cards = rng.shuffled(hidden.known().toList().prependAll(stock.take(hidden.unknown())));
        List<Card> ofHand = cards.value().take(hidden.hand());
        List<Card> ofReserve = cards.value().drop(hidden.hand()).take(hidden.reserve());
        List<Card> ofPiles = cards.value().drop(hidden.hand() + hidden.reserve());
        Rng.Drawn<List<Card>> discard =
                cards.next().shuffled(hidden.cards().discarded().toList().prependAll(ofPiles.take(hidden.discards())));
        List<Card> draw = ofPiles.drop(hidden.discards())
                .take(hidden.draw())
                .prependAll(hidden.cards().top());
        return new Determinization(
                view,
                discard.next(),
                stock.drop(hidden.unknown()),
                players.append(new Player(KnownPile.of(draw), KnownPile.of(discard.value()))),
                ofHand.headOption().orElse(hand),
                ofReserve.headOption().orElse(reserve));
    }
}
