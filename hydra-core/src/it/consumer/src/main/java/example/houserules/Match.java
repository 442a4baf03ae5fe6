package example.houserules;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Result;
import games.hydra.random.Rng;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;

/**
 * A game on its way: its state, how many actions were accepted, and how often each reason for a refusal was given. Its
 * players try the oldest head with every card; when they are told why that can't be, they do something else.
 */
record Match(GameState state, Rng dice, int accepted, SortedMap<String, Integer> refusals) {

    static Match of(GameState state) {
        return new Match(state, Rng.seeded(7), 0, TreeMap.empty());
    }

    Match playedOut() {
        Match match = this;
        while (!match.state.isOver()) {
            match = match.next();
        }
        return match;
    }

    private Match next() {
        Action wish = new Action.Place(state.heads().oldest());
        return Hydra.step(state, wish)
                .match(this::after, refused -> noted(refused).otherwise());
    }

    private Match otherwise() {
        Seq<Action> legal = Hydra.legalActions(state);
        Rng.Drawn<Integer> choice = dice.below(legal.size());
        Match decided = new Match(state, choice.next(), accepted, refusals);
        return Hydra.step(state, legal.get(choice.value())).match(decided::after, decided::noted);
    }

    private Match after(Result.Accepted result) {
        return new Match(result.state(), dice, accepted + 1, refusals);
    }

    private Match noted(Result.Rejected result) {
        return new Match(state, dice, accepted, refusals.put(result.reason().code(), 1, Integer::sum));
    }
}
