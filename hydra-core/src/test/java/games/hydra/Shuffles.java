package games.hydra;

import games.hydra.card.Card;
import games.hydra.random.Rng;
import games.hydra.table.KnownPile;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.HashMap;
import java.util.Map;

/**
 * A generator for every order into which a pile can be shuffled. They are found by trying seeds, so that all shuffles can be
 * gone through with the engine as it is, and not one line of it replaced.
 */
final class Shuffles {
    private final Map<List<Card>, Seq<Rng>> found = new HashMap<>();

    /** Generators of which each shuffles the pile into another order, and all together into every order. */
    Seq<Rng> of(KnownPile discard) {
        return found.computeIfAbsent(discard.cards(), Shuffles::search);
    }

    private static Seq<Rng> search(List<Card> cards) {
        int orders = cards.permutations().distinct().size();
        Map<List<Card>, Rng> byOrder = new HashMap<>();
        for (long seed = 0; byOrder.size() < orders; seed++) {
            Rng rng = Rng.seeded(seed);
            byOrder.putIfAbsent(rng.shuffled(cards).value(), rng);
        }
        return List.ofAll(byOrder.values());
    }
}
