package games.hydra.bot;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.random.Rng;
import games.hydra.rule.CutRule;
import games.hydra.rule.RuleSet;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Games;
import games.hydra.testkit.Playthrough;
import games.hydra.testkit.RuleSets;
import games.hydra.view.PlayerView;
import games.hydra.view.Viewer;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What every strategy owes the game. */
class StrategiesProperties {
    private static final int MOST_ACTIONS = 20_000;

    @Property(tries = 200)
    void a_strategy_chooses_one_of_the_moves(@ForAll("games") Playthrough game, @ForAll("names") String name) {
        game.states()
                .filter(state -> !moves(state).isEmpty())
                .forEach(state -> assertThat(moves(state))
                        .contains(choose(name, state, Rng.seeded(1)).action()));
    }

    @Property(tries = 100)
    void a_strategy_chooses_the_same_for_the_same_view_and_generator(
            @ForAll("games") Playthrough game, @ForAll("names") String name, @ForAll long seed) {
        game.states()
                .filter(state -> !moves(state).isEmpty())
                .forEach(state -> assertThat(choose(name, state, Rng.seeded(seed)))
                        .isEqualTo(choose(name, state, Rng.seeded(seed))));
    }

    @Property(tries = 100)
    void a_strategy_never_swaps_twice_in_a_row(@ForAll("games") Playthrough game, @ForAll("names") String name) {
        if (name.equals("random")) {
            return;
        }
        Strategy strategy = Strategies.named(name).get();
        game.states().filter(state -> !moves(state).isEmpty()).forEach(state -> {
            Choice swap = strategy.choose(view(state), Rng.seeded(1));
            if (swap.action() instanceof Action.Swap) {
                GameState swapped = Hydra.step(state, swap.action()).state();

                assertThat(swap.next().choose(view(swapped), swap.rng()).action())
                        .isNotInstanceOf(Action.Swap.class);
            }
        });
    }

    @Property(tries = 200)
    void a_game_among_computer_players_ends(
            @ForAll("noHead") RuleSet rules,
            @ForAll("names") String one,
            @ForAll("names") String two,
            @ForAll long seed) {
        GameState state = Hydra.start(Setup.of(2, seed).withRules(rules)).get();
        Rng rng = Rng.seeded(seed).split().value();
        int actions = 0;
        while (!state.isOver() && actions < MOST_ACTIONS) {
            String name = state.phase().turnOf().contains(PlayerId.FIRST) ? one : two;
            Choice choice = choose(name, state, rng);
            rng = choice.rng();
            state = Hydra.step(state, choice.action()).state();
            actions++;
        }
        assertThat(state.isOver()).isTrue();
    }

    private static Choice choose(String name, GameState state, Rng rng) {
        return Strategies.named(name).get().choose(view(state), rng);
    }

    private static Seq<Action> moves(GameState state) {
        return state.isOver() ? List.empty() : view(state).moves();
    }

    private static PlayerView view(GameState state) {
        return PlayerView.of(state, Viewer.seat(state.phase().turnOf().get()));
    }

    @Provide
    Arbitrary<Playthrough> games() {
        return Games.any();
    }

    @Provide
    Arbitrary<String> names() {
        return Arbitraries.of(Strategies.names().replace("search", "search:3").asJava());
    }

    @Provide
    Arbitrary<RuleSet> noHead() {
        return RuleSets.ofPlay().map(rules -> rules.withCut(CutRule.NO_HEAD));
    }
}
