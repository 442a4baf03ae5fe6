package games.hydra.view;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Action;
import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.random.Rng;
import games.hydra.table.Player;
import games.hydra.testkit.Games;
import games.hydra.testkit.Playthrough;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Non-interference: what a viewer can't see makes no difference to them. */
class PlayerViewProperties {

    @Property(tries = 300)
    void states_that_differ_in_seed_and_order_of_piles_look_the_same(
            @ForAll("games") Playthrough game, @ForAll long seed) {
        Watched watched = Watched.of(game);
        Watched other = new Watched(reordered(game.state(), Rng.seeded(seed)), watched.memory());

        for (Viewer viewer : watched.viewers()) {
            assertThat(other.view(viewer)).isEqualTo(watched.view(viewer));
        }
    }

    @Property(tries = 300)
    void a_determinized_state_has_exactly_the_view_it_was_made_of(
            @ForAll("moments") Watched watched, @ForAll long seed) {
        for (Viewer viewer : watched.viewers()) {
            PlayerView view = watched.view(viewer);
            GameState other = view.determinize(Rng.seeded(seed)).value();

            assertThat(new Watched(other, watched.memory()).view(viewer)).isEqualTo(view);
        }
    }

    @Property(tries = 300)
    void states_with_the_same_view_show_the_same_events_until_one_shows_a_new_card(
            @ForAll("dealt") Playthrough game, @ForAll long seed) {
        Watched watched = Watched.of(game);
        for (Viewer viewer : watched.viewers()) {
            GameState other = watched.view(viewer).determinize(Rng.seeded(seed)).value();
            Hydra.legalActions(watched.state())
                    .filter(action -> Hydra.check(other, action).isEmpty())
                    .forEach(action -> assertSameUntilRevelation(
                            seen(watched.state(), action, viewer), seen(other, action, viewer)));
        }
    }

    private static Seq<SeenEvent> seen(GameState state, Action action, Viewer viewer) {
        return Hydra.step(state, action).events().map(event -> SeenEvent.of(event, viewer));
    }

    private static void assertSameUntilRevelation(Seq<SeenEvent> one, Seq<SeenEvent> other) {
        Seq<Tuple2<SeenEvent, SeenEvent>> pairs = one.zip(other);
        Seq<Tuple2<SeenEvent, SeenEvent>> rest = pairs.dropWhile(pair -> pair._1.equals(pair._2));
        if (rest.isEmpty()) {
            assertThat(one.size() == other.size() || endsInStalemate(one) || endsInStalemate(other))
                    .isTrue();
        } else {
            assertThat(isRevelation(rest.head()._1) && isRevelation(rest.head()._2))
                    .as("%s / %s", rest.head()._1, rest.head()._2)
                    .isTrue();
        }
    }

    /** That the game is stuck is told to everybody, and says something about cards that they can't see. */
    private static boolean endsInStalemate(Seq<SeenEvent> events) {
        return events.exists(
                event -> event instanceof SeenEvent.Open open && open.event() instanceof Event.StalemateReached);
    }

    private static boolean isRevelation(SeenEvent event) {
        return event instanceof SeenEvent.CardDrawn
                || event instanceof SeenEvent.Open open
                        && (open.event() instanceof Event.CardPlaced || open.event() instanceof Event.HeadGrown);
    }

    private static GameState reordered(GameState state, Rng rng) {
        return state.withRng(rng)
                .withPlayers(state.players()
                        .map(player -> new Player(
                                player.draw().shuffled(rng).value(),
                                player.discard().shuffled(rng).value())));
    }

    @Provide
    Arbitrary<Playthrough> games() {
        return Games.any();
    }

    @Provide
    Arbitrary<Playthrough> dealt() {
        return Games.fromPiles();
    }

    /** Also between the events of one step, and of newcomers who missed the beginning. */
    @Provide
    Arbitrary<Watched> moments() {
        return Games.any().flatMap(game -> {
            Seq<Watched> moments = Watched.everyMoment(game);
            Seq<Watched> newcomers = moments.map(moment -> new Watched(moment.state(), Memory.of(moment.state())));
            return net.jqwik.api.Arbitraries.of(
                    moments.takeRight(30).appendAll(newcomers.takeRight(10)).asJava());
        });
    }
}
