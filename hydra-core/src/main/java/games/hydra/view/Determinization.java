package games.hydra.view;

import games.hydra.GameState;
import games.hydra.card.Card;
import games.hydra.card.CardCounts;
import games.hydra.random.Rng;
import games.hydra.table.KnownPile;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Arrays;

/**
 * Fills in, player by player, what a viewer can't see. Cards are numbers here, those of their {@linkplain Card#kind() kinds}:
 * a search draws all of them anew for every playout.
 *
 * @param stock the unseen cards that have not been given out yet
 * @param players who have got their cards, the last first
 * @param hand the card that somebody holds whom the viewer can't look in the hand
 * @param reserve the card that they have in reserve
 */
record Determinization(
        PlayerView view, Rng rng, Stock stock, List<Player> players, Option<Card> hand, Option<Card> reserve) {

    /** Cards in random order, of which the first have been given out. */
    private record Stock(byte[] kinds, int given) {

        byte[] first(int cards) {
            return Arrays.copyOfRange(kinds, given, given + cards);
        }

        Stock without(int cards) {
            return new Stock(kinds, given + cards);
        }
    }

    static Rng.Drawn<GameState> of(PlayerView view, Rng rng) {
        Rng.Drawn<Rng> game = rng.split();
        Rng.Drawn<byte[]> kinds = game.next().shuffled(unseen(view).kinds());
        Determinization filled = new Determinization(
                view, kinds.next(), new Stock(kinds.value(), 0), List.empty(), Option.none(), Option.none());
        for (int number = 1; number <= view.piles().size(); number++) {
            filled = filled.fill(Hidden.of(view, new PlayerId(number)));
        }
        GameState state = new SeenTable(view, filled.hand, filled.reserve).state(filled.inOrder(), game.value());
        return new Rng.Drawn<>(state, filled.rng);
    }

    /** The unseen cards, and as many decks more as it takes if somebody dealt more cards of a kind than there are. */
    private static CardCounts unseen(PlayerView view) {
        int needed = 0;
        for (int number = 1; number <= view.piles().size(); number++) {
            needed += Hidden.of(view, new PlayerId(number)).unknown();
        }
        CardCounts unseen = view.unseen();
        while (unseen.size() < needed) {
            unseen = unseen.plus(CardCounts.ofDecks(1, view.rules().jokers()));
        }
        return unseen;
    }

    private Determinization fill(Hidden hidden) {
        byte[] unseen = stock.first(hidden.unknown());
        Rng.Drawn<byte[]> kinds = rng.shuffled(joined(unseen, hidden.known().kinds()));
        Places places = new Places(hidden, kinds.value());
        byte[] seenDiscards = hidden.cards().discarded().kinds();
        Rng.Drawn<byte[]> discards = kinds.next().shuffled(joined(places.discards(), seenDiscards));
        return new Determinization(
                view,
                discards.next(),
                stock.without(hidden.unknown()),
                players.prepend(new Player(places.draw(), KnownPile.ofKinds(discards.value()))),
                places.hand().orElse(hand),
                places.reserve().orElse(reserve));
    }

    /** A plain loop: {@code reverse} checks the type of a list against another one, which slows every thread down (docs/PERFORMANCE.md). */
    private Seq<Player> inOrder() {
        Player[] inOrder = new Player[players.size()];
        int place = inOrder.length;
        for (Player player : players) {
            inOrder[--place] = player;
        }
        return Array.of(inOrder);
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] all = Arrays.copyOf(first, first.length + second.length);
        for (int place = 0; place < second.length; place++) {
            all[first.length + place] = second[place];
        }
        return all;
    }
}
