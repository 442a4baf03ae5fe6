package games.hydra.view;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Event;
import games.hydra.testkit.Games;
import games.hydra.testkit.Playthrough;
import io.vavr.collection.Seq;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A remote player needs nothing but the events as they see them. */
class SeenEventProperties {

    @Property(tries = 300)
    void seen_events_folded_over_a_view_give_the_next_view(@ForAll("games") Playthrough game) {
        Seq<Event> events = Watched.events(game).tail();
        Seq<Watched> moments = Watched.everyMoment(game);
        for (Viewer viewer : moments.head().viewers()) {
            Seq<PlayerView> followed = events.map(event -> SeenEvent.of(event, viewer))
                    .scanLeft(moments.head().view(viewer), PlayerView::after);

            assertThat(followed).isEqualTo(moments.map(moment -> moment.view(viewer)));
        }
    }

    @Property(tries = 100)
    void the_deal_makes_a_first_view_of_any_view(
            @ForAll("games") Playthrough game, @ForAll("games") Playthrough before) {
        for (Viewer viewer : Watched.of(game).viewers()) {
            SeenEvent dealt = SeenEvent.of(Watched.events(game).head(), viewer);

            assertThat(PlayerView.of(before.state(), Viewer.spectator())
                            .after(dealt)
                            .phase())
                    .isEqualTo(Watched.everyMoment(game).head().view(viewer).phase());
        }
    }

    @Property(tries = 300)
    void what_only_its_player_may_look_at_shows_its_back_to_others(@ForAll("games") Playthrough game) {
        for (Event event : Watched.events(game)) {
            SeenEvent seen = SeenEvent.of(event, Viewer.spectator());

            assertThat(seen instanceof SeenEvent.Open).isEqualTo(event instanceof Event.Public);
            assertThat(seen.match(new ShownFaces())).isEmpty();
        }
    }

    @Provide
    Arbitrary<Playthrough> games() {
        return Games.any();
    }
}
