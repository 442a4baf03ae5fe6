package games.hydra;

import games.hydra.card.Rank;
import games.hydra.table.HeadId;
import io.vavr.Lazy;

/** Actions that place a card: the same objects again and again, since they are listed at almost every step. */
final class SharedPlacements {
    private final Action.Place[] places;
    /** Made when the first joker is held: not every program gets there. */
    private final Lazy<Action.PlaceJoker[][]> jokers;

    /** Shares those on the heads below this number. */
    SharedPlacements(int heads) {
        places = new Action.Place[heads];
        for (int number = 0; number < heads; number++) {
            places[number] = new Action.Place(new HeadId(number));
        }
        jokers = Lazy.of(() -> jokers(heads));
    }

    private static Action.PlaceJoker[][] jokers(int heads) {
        Action.PlaceJoker[][] jokers = new Action.PlaceJoker[heads][Rank.all().size()];
        for (int number = 0; number < heads; number++) {
            for (Rank rank : Rank.all()) {
                jokers[number][rank.ordinal()] = new Action.PlaceJoker(new HeadId(number), rank);
            }
        }
        return jokers;
    }

    /** Of the card in hand on this head. */
    Action.Place place(int number) {
        return number < places.length ? places[number] : new Action.Place(new HeadId(number));
    }

    /** Of a joker in hand on this head, announced so. */
    Action.PlaceJoker placeJoker(int number, Rank rank) {
        return number < places.length
                ? jokers.get()[number][rank.ordinal()]
                : new Action.PlaceJoker(new HeadId(number), rank);
    }
}
