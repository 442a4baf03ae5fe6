package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.bot.Choice;
import games.hydra.bot.Strategies;
import games.hydra.bot.Strategy;
import games.hydra.card.CardCounts;
import games.hydra.card.FaceUpCard;
import games.hydra.card.Suit;
import games.hydra.notation.GameNotation;
import games.hydra.notation.GameRecord;
import games.hydra.notation.NotationProblem;
import games.hydra.random.Rng;
import games.hydra.rule.CutRule;
import games.hydra.rule.Fit;
import games.hydra.rule.PlacementRule;
import games.hydra.rule.Preset;
import games.hydra.rule.RuleSet;
import games.hydra.sim.Experiment;
import games.hydra.sim.GameRange;
import games.hydra.sim.Interval;
import games.hydra.sim.Run;
import games.hydra.sim.Stats;
import games.hydra.table.HeadId;
import games.hydra.table.PlayerId;
import games.hydra.view.Memory;
import games.hydra.view.PlayerView;
import games.hydra.view.SeenEvent;
import games.hydra.view.Viewer;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The code of docs/EMBEDDING.md and docs/SIMULATION.md compiles and does what it says: each sample stands here. */
class EmbeddingExamplesTest {

    @Test
    void a_game_is_started_stepped_explained_animated_shown_and_played() {
        Setup setup = Setup.of(3, 42L).withRules(Preset.SUITED.rules().withCut(CutRule.FREE));
        Validation<Seq<SetupProblem>, GameState> start = Hydra.start(setup);
        GameState state = start.getOrElseThrow(
                () -> new IllegalArgumentException(start.getError().toString()));

        Result result = Hydra.step(state, new Action.BeginTurn());
        GameState next = result.state(); // after a refusal the very same object
        Seq<Action> legal = Hydra.legalActions(next);
        assertThat(legal).isNotEmpty();

        String text = Hydra.check(next, new Action.Place(new HeadId(9)))
                .map(reason -> reason instanceof Rejection.UnknownHead unknown
                        ? "There are only heads " + unknown.oldest() + " to " + unknown.newest()
                        : reason.code())
                .getOrElse("go ahead");
        assertThat(text).isEqualTo("There are only heads 1 to 1");

        Seq<GameState> frames = result.events().scanLeft(state, Hydra::evolve);
        assertThat(frames.last()).isEqualTo(next);

        Memory memory = Memory.of(state).after(result.events());
        PlayerView view = PlayerView.of(next, memory, Viewer.seat(new PlayerId(2)));
        Seq<Action> moves = view.moves();
        CardCounts unseen = view.unseen();
        assertThat(moves).isEqualTo(legal);
        assertThat(unseen.size()).isEqualTo(3 * 54 - 2);

        Viewer viewer = Viewer.seat(new PlayerId(1));
        Seq<SeenEvent> sent = result.events().map(event -> SeenEvent.of(event, viewer));
        PlayerView remote = sent.foldLeft(PlayerView.of(state, viewer), PlayerView::after);
        assertThat(remote).isEqualTo(PlayerView.of(next, memory, viewer));

        List<GameState> history = List.of(state).prepend(next);
        GameState undone = history.tail().head();
        assertThat(undone).isSameAs(state);

        Strategy strategy = Strategy.when(
                seen -> seen.piles(new PlayerId(2)).total() < 10,
                Strategies.search(200),
                Strategies.named("counter").get());
        Choice choice = strategy.choose(view, Rng.seeded(7));
        GameState played = Hydra.step(next, choice.action()).state();
        assertThat(played).isNotEqualTo(next);
    }

    @Test
    void a_game_is_saved_and_loaded() {
        Setup setup = Setup.of(2, 42L);
        GameRecord record = GameRecord.of(setup).then(new Action.BeginTurn());
        String saved = GameNotation.write(record);
        Either<NotationProblem, GameRecord> loaded = GameNotation.read(saved);

        assertThat(loaded.get()).isEqualTo(record);
    }

    record NotOnSpades() implements PlacementRule {
        @Override
        public String code() {
            return "not-on-spades";
        }

        @Override
        public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
            return top.suitOption().contains(Suit.SPADES) ? Option.none() : before;
        }
    }

    @Test
    void a_house_rule_is_added() {
        RuleSet rules = RuleSet.STANDARD.withOwnRule(new NotOnSpades());

        assertThat(Hydra.start(Setup.of(2, 42L).withRules(rules)).isValid()).isTrue();
    }

    @Test
    void an_experiment_is_played_in_parts() {
        Experiment experiment = new Experiment(RuleSet.STANDARD, 2, List.of("greedy", "random"), 42L, 100_000);
        Run one = Run.play(experiment, new GameRange(1, 500));
        Run other = Run.play(experiment, new GameRange(501, 1_000));
        Stats stats = one.merge(other).get().stats();
        Interval greedy = stats.strategies().get("greedy").get().wilson();

        assertThat(greedy.low()).isGreaterThan(0.5);
    }

    @Test
    void every_sample_stands_in_this_test() throws IOException {
        assertThat(List.ofAll(Samples.of("docs/EMBEDDING.md")).appendAll(Samples.of("docs/SIMULATION.md")))
                .hasSize(12)
                .allSatisfy(sample -> assertThat(Samples.source(getClass())).contains(sample));
    }
}
