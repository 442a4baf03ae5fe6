package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.random.Rng;
import games.hydra.rule.CutRule;
import games.hydra.rule.Preset;
import games.hydra.rule.RuleSet;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The code of the README compiles and does what it says: each sample stands here to the letter. */
class ReadmeExampleTest {
    @Test
    void the_ten_lines_play_a_whole_game() {
        GameState state = Hydra.start(Setup.of(2, 42L)).get();
        Rng dice = Rng.seeded(7);
        while (!state.isOver()) {
            Seq<Action> legal = Hydra.legalActions(state);
            Rng.Drawn<Integer> choice = dice.below(legal.size());
            dice = choice.next();
            Result result = Hydra.step(state, legal.get(choice.value()));
            result.events().forEach(System.out::println);
            state = result.state();
        }
        Outcome outcome = state.outcome().get();

        assertThat(outcome).isInstanceOf(Outcome.Win.class);
    }

    @Test
    void the_refusal_and_the_problems_are_as_it_says() {
        GameState state = Hydra.start(Setup.of(2, 42L)).get();
        Result refused = Hydra.step(state, new Action.Swap());
        String code =
                refused.rejection().get().code(); // "turn/not-begun"; refused.state() is the same object as before

        RuleSet rules = Preset.DRISCOLL.rules().withCut(CutRule.FREE).withSuitMatch(true);
        Validation<Seq<SetupProblem>, GameState> start =
                Hydra.start(Setup.of(1, 42L).withRules(rules));

        assertThat(code).isEqualTo("turn/not-begun");
        assertThat(refused.state()).isSameAs(state);
        assertThat(start.getError()).hasSize(1);
    }

    @Test
    void every_sample_of_the_readme_stands_in_this_test() throws IOException {
        assertThat(Samples.of("README.md"))
                .hasSize(2)
                .allSatisfy(sample -> assertThat(Samples.source(getClass())).contains(sample));
    }
}
