package games.hydra.notation;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.Setup;
import games.hydra.rule.RuleSet;
import games.hydra.testkit.Playthrough;
import games.hydra.testkit.Setups;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generates games in which the rules, also own ones, change now and then. */
final class RecordedGames {
    private static final int LONGEST = 120;

    private RecordedGames() {}

    static Arbitrary<Playthrough> any() {
        return Combinators.combine(
                        Setups.any(),
                        OwnRules.ofPlay(),
                        OwnRules.ofPlay(),
                        Arbitraries.integers().greaterOrEqual(0).list().ofMaxSize(LONGEST))
                .as((setup, own, other, choices) -> play(setup.withRules(mixed(setup, own)), other, choices))
                .withoutEdgeCases();
    }

    static GameRecord record(Playthrough game) {
        return new GameRecord(game.setup(), game.steps().map(Playthrough.Step::action));
    }

    private static RuleSet mixed(Setup setup, RuleSet own) {
        return setup.rules().withOwnRules(own.ownRules());
    }

    private static Playthrough play(Setup setup, RuleSet other, List<Integer> choices) {
        Playthrough game = Playthrough.begin(setup);
        for (int choice : choices) {
            game = isTimeToChange(game, choice) ? game.play(change(game, other)) : game.pick(choice);
        }
        return game;
    }

    private static boolean isTimeToChange(Playthrough game, int choice) {
        return game.state().phase() instanceof Phase.BetweenTurns && choice % 7 == 0;
    }

    private static Action change(Playthrough game, RuleSet other) {
        RuleSet now = game.state().rules();
        return OwnRules.change(now, now.equals(other) ? game.setup().rules() : other);
    }
}
