package games.hydra;

import games.hydra.card.Rank;
import games.hydra.table.HeadId;
import io.vavr.Lazy;

/** Actions that place a card: the same objects again and again, since they are listed at almost every step. */
final class SharedPlacements {
    /** The first head whose actions are made anew; few games of up to ten players ever have so high a number. */
    private static final int SHARED_HEADS = 256;

    private static final SharedPlacements SHARED = new SharedPlacements();
    /** Made when the first joker is held: not every program gets there. */
    private static final Lazy<Jokers> JOKERS = Lazy.of(Jokers::new);

    private final Action.Place[] places = new Action.Place[SHARED_HEADS];

    private SharedPlacements() {
        for (int number = 0; number < SHARED_HEADS; number++) {
            places[number] = new Action.Place(new HeadId(number));
        }
    }

    /** Of the card in hand on this head. */
    static Action.Place place(int number) {
        return number < SHARED_HEADS ? SHARED.places[number] : new Action.Place(new HeadId(number));
    }

    /** Of a joker in hand on this head, announced so. */
    static Action.PlaceJoker placeJoker(int number, Rank rank) {
        return number < SHARED_HEADS
                ? JOKERS.get().places[number][rank.ordinal()]
                : new Action.PlaceJoker(new HeadId(number), rank);
    }

    private static final class Jokers {
        private final Action.PlaceJoker[][] places =
                new Action.PlaceJoker[SHARED_HEADS][Rank.all().size()];

        private Jokers() {
            for (int number = 0; number < SHARED_HEADS; number++) {
                for (Rank rank : Rank.all()) {
                    places[number][rank.ordinal()] = new Action.PlaceJoker(new HeadId(number), rank);
                }
            }
        }
    }
}
