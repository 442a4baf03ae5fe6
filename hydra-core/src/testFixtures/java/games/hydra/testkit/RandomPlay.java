package games.hydra.testkit;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Phase;
import games.hydra.rule.PlacementRule;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Random;

/** Plays whatever is legal, and between turns now and then changes the rules. */
record RandomPlay(Random random) {
    private static final int CHANGES_RULES = 11;
    private static final int DEALS_AGAIN = 7;

    /** The game after so many more actions, unless it is over before. */
    Playthrough play(Playthrough begun, int actions) {
        Playthrough game = begun;
        for (int played = 0; played < actions && !game.state().isOver(); played++) {
            game = game.play(action(game));
        }
        return game;
    }

    private Action action(Playthrough game) {
        GameState state = game.state();
        return state.phase() instanceof Phase.BetweenTurns && once(CHANGES_RULES)
                ? new Action.ChangeRules(change(state.rules(), game.setup().rules()))
                : any(choices(state));
    }

    /** By hand, any held card can be dealt again and again; that is mostly left aside, so that the game moves on. */
    private Seq<Action> choices(GameState state) {
        Seq<Action> legal = Hydra.legalActions(state);
        Seq<Action> moves = legal.reject(Action.Deal.class::isInstance);
        return moves.isEmpty() || once(DEALS_AGAIN) ? legal : moves;
    }

    /** Another value for one option; or one's own rules are dropped, or come back. */
    private RuleSet change(RuleSet now, RuleSet first) {
        Seq<PlacementRule> own = now.ownRules().isEmpty() ? first.ownRules() : Vector.empty();
        Seq<RuleOption> options = RuleOption.all().reject(RuleOption::isFixedByDeal);
        RuleOption option = any(options);
        return first.ownRules().nonEmpty() && once(options.size())
                ? now.withOwnRules(own)
                : option.write(now, any(option.words())).get();
    }

    private boolean once(int in) {
        return random.nextInt(in) == 0;
    }

    private <T> T any(Seq<T> values) {
        return values.get(random.nextInt(values.size()));
    }
}
