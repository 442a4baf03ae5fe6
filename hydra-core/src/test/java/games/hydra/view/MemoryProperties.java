package games.hydra.view;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.GameState;
import games.hydra.Phase;
import games.hydra.card.Card;
import games.hydra.card.CardCounts;
import games.hydra.table.KnownPile;
import games.hydra.table.Pile;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Games;
import games.hydra.testkit.Playthrough;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is remembered is true, and all that was to be seen. */
class MemoryProperties {

    @Property(tries = 300)
    void cards_known_to_be_discarded_are_in_the_discard_pile(@ForAll("dealt") Playthrough game) {
        Watched watched = Watched.of(game);
        for (Viewer viewer : watched.viewers()) {
            for (PlayerId player : players(watched)) {
                assertThat(cards(watched.state().player(player).discard())
                                .containsAll(watched.view(viewer).known(player).discarded()))
                        .isTrue();
            }
        }
    }

    @Property(tries = 300)
    void cards_known_to_be_elsewhere_are_among_the_players_other_cards(@ForAll("dealt") Playthrough game) {
        Watched watched = Watched.of(game);
        for (Viewer viewer : watched.viewers()) {
            for (PlayerId player : players(watched)) {
                KnownCards known = watched.view(viewer).known(player);
                CardCounts others = possessions(watched.state(), player).minus(known.discarded());

                assertThat(others.containsAll(known.elsewhere())).isTrue();
            }
        }
    }

    @Property(tries = 300)
    void players_know_their_whole_discard_pile_and_what_is_left_of_it_in_their_draw_pile(
            @ForAll("dealt") Playthrough game) {
        Watched watched = Watched.of(game);
        for (PlayerId player : players(watched)) {
            KnownCards known = watched.view(Viewer.seat(player)).known(player);

            assertThat(known.discarded())
                    .isEqualTo(cards(watched.state().player(player).discard()));
            assertThat(cards(watched.state().player(player).draw()).containsAll(known.elsewhere()))
                    .isTrue();
            assertThat(known.top().isEmpty()
                            || known.top()
                                    .equals(watched.state()
                                            .player(player)
                                            .draw()
                                            .top()))
                    .isTrue();
        }
    }

    @Property(tries = 300)
    void a_player_who_shuffled_once_knows_their_whole_draw_pile(@ForAll("dealt") Playthrough game) {
        Watched watched = Watched.of(game);
        Watched.events(game)
                .filter(games.hydra.Event.PileReshuffled.class::isInstance)
                .map(games.hydra.Event.PileReshuffled.class::cast)
                .forEach(event -> assertThat(watched.view(Viewer.seat(event.player()))
                                .known(event.player())
                                .elsewhere())
                        .isEqualTo(cards(watched.state().player(event.player()).draw())));
    }

    @Property(tries = 300)
    void unseen_cards_are_what_the_decks_have_and_nobody_can_place(@ForAll("dealt") Playthrough game) {
        Watched watched = Watched.of(game);
        CardCounts all = players(watched)
                .map(player -> possessions(watched.state(), player))
                .foldLeft(CardCounts.none(), CardCounts::plus);
        for (Viewer viewer : watched.viewers()) {
            PlayerView view = watched.view(viewer);
            CardCounts known = view.known().map(KnownCards::all).foldLeft(CardCounts.none(), CardCounts::plus);
            CardCounts own = CardCounts.of(view.turn()
                    .map(turn -> List.of(turn.card()).appendAll(turn.reserve().card()))
                    .getOrElse(List.empty()));

            assertThat(view.unseen().containsAll(all.minus(known).minus(own))).isTrue();
        }
    }

    @Property(tries = 200)
    void newcomers_know_nothing_but_what_lies_open(@ForAll("dealt") Playthrough game) {
        PlayerView view = PlayerView.of(game.state(), Viewer.spectator());

        assertThat(view.known()).containsOnly(KnownCards.NONE);
    }

    private static Seq<PlayerId> players(Watched watched) {
        return Vector.rangeClosed(1, watched.state().players().size()).map(PlayerId::new);
    }

    /** All cards of a player, wherever they are. */
    private static CardCounts possessions(GameState state, PlayerId player) {
        return cards(state.player(player).draw())
                .plus(cards(state.player(player).discard()))
                .plus(inHand(state, player));
    }

    private static Seq<Card> inHand(GameState state, PlayerId player) {
        return state.phase() instanceof Phase.Holding turn && turn.player().equals(player)
                ? List.of(turn.card()).appendAll(turn.reserve().card())
                : List.empty();
    }

    private static CardCounts cards(Pile pile) {
        return CardCounts.of(((KnownPile) pile).cards());
    }

    @Provide
    Arbitrary<Playthrough> dealt() {
        return Games.fromPiles();
    }
}
