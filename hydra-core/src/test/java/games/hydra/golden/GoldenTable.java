package games.hydra.golden;

import games.hydra.Action;
import games.hydra.Dealing;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Phase;
import games.hydra.Setup;
import games.hydra.bot.Choice;
import games.hydra.bot.Strategies;
import games.hydra.notation.GameRecord;
import games.hydra.notation.RuleSetNotation;
import games.hydra.random.Rng;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import games.hydra.table.PlayerId;
import games.hydra.view.PlayerView;
import games.hydra.view.Viewer;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * Who plays a golden game, and by which rules.
 *
 * @param seats the strategies, player 1's first; after the last the first one again
 * @param changing whether the rules change now and then between two turns
 */
record GoldenTable(int players, Dealing dealing, String rules, Seq<String> seats, boolean changing) {
    private static final int MOST_ACTIONS = 3_000;
    private static final int ONE_OF = 6;

    static GoldenTable of(int players, String rules, String... seats) {
        return new GoldenTable(players, Dealing.FROM_PILES, rules, List.of(seats), false);
    }

    GoldenTable byHand() {
        return new GoldenTable(players, Dealing.BY_HAND, rules, seats, changing);
    }

    GoldenTable changingRules() {
        return new GoldenTable(players, dealing, rules, seats, true);
    }

    /** The game that comes of a seed. It is broken off where it could go on for ever. */
    GameRecord play(long seed) {
        Setup setup = new Setup(players, seed, RuleSetNotation.read(rules).get(), dealing);
        GameRecord game = GameRecord.of(setup);
        GameState state = Hydra.start(setup).get();
        Rng dice = Rng.seeded(~seed);
        for (int count = 0; count < MOST_ACTIONS && !state.isOver() && !state.stalemate(); count++) {
            Rng.Drawn<Action> choice = choose(state, dice);
            dice = choice.next();
            game = game.then(choice.value());
            state = Hydra.step(state, choice.value()).state();
        }
        return game;
    }

    private Rng.Drawn<Action> choose(GameState state, Rng dice) {
        if (state.phase() instanceof Phase.AwaitingCard) {
            return any(Hydra.legalActions(state), dice);
        }
        Rng.Drawn<Integer> whim = dice.below(ONE_OF);
        Seq<Action> whims = whim.value() == 0 ? whims(state) : List.empty();
        return whims.isEmpty() ? move(state, whim.next()) : any(whims, whim.next());
    }

    /** What no strategy does: to agree on other rules, and to name another card for the one in hand. */
    private Seq<Action> whims(GameState state) {
        return changing && state.phase() instanceof Phase.BetweenTurns
                ? ruleChanges(state.rules())
                : Hydra.legalActions(state).filter(Action.Deal.class::isInstance);
    }

    private Rng.Drawn<Action> move(GameState state, Rng dice) {
        PlayerId player = state.phase().turnOf().get();
        String strategy = seats.get((player.number() - 1) % seats.size());
        Choice choice = Strategies.named(strategy).get().choose(PlayerView.of(state, Viewer.seat(player)), dice);
        return new Rng.Drawn<>(choice.action(), choice.rng());
    }

    /** Every change of one option that does not concern the deal. */
    private static Seq<Action> ruleChanges(RuleSet rules) {
        return RuleOption.all()
                .reject(RuleOption::isFixedByDeal)
                .flatMap(option -> option.words().flatMap(word -> option.write(rules, word)))
                .reject(rules::equals)
                .map(Action.ChangeRules::new);
    }

    private static Rng.Drawn<Action> any(Seq<Action> actions, Rng dice) {
        Rng.Drawn<Integer> choice = dice.below(actions.size());
        return new Rng.Drawn<>(actions.get(choice.value()), choice.next());
    }
}
