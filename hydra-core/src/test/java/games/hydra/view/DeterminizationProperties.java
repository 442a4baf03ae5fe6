package games.hydra.view;

import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.card.Card;
import games.hydra.card.CardCounts;
import games.hydra.random.Rng;
import games.hydra.rule.RuleSet;
import games.hydra.table.KnownPile;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Cards;
import games.hydra.testkit.Games;
import games.hydra.testkit.Playthrough;
import io.vavr.collection.HashSet;
import io.vavr.collection.List;
import io.vavr.collection.Set;
import io.vavr.collection.Stream;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What a viewer can't see is filled in as it may be, in every way it may be. */
class DeterminizationProperties {
    private static final Viewer SECOND = Viewer.seat(new PlayerId(2));

    @Property(tries = 200)
    void a_determinized_state_has_no_card_more_often_than_the_decks(
            @ForAll("dealt") Playthrough game, @ForAll long seed) {
        Watched watched = Watched.of(game);
        for (Viewer viewer : watched.viewers()) {
            GameState state = watched.view(viewer).determinize(Rng.seeded(seed)).value();
            Watched all = new Watched(state, Memory.of(state));
            CardCounts decks = CardCounts.ofDecks(
                    state.rules().decks().getOrElse(state.players().size()),
                    state.rules().jokers());

            assertThat(decks.containsAll(everyCard(all.state()))).isTrue();
        }
    }

    @Property(tries = 200)
    void the_same_generator_gives_the_same_state(@ForAll("dealt") Playthrough game, @ForAll long seed) {
        PlayerView view = Watched.of(game).view(SECOND);

        assertThat(view.determinize(Rng.seeded(seed))).isEqualTo(view.determinize(Rng.seeded(seed)));
    }

    /**
     * One deck of 53 cards, of which all but three lie on the head. Player 2, who looks, has none of them; player 1 holds
     * one of the three, reserved one and has one to draw: 3! ways.
     */
    @Example
    void every_state_that_has_the_view_comes_up() {
        GameState state = table(oneJokerDeck())
                .head(allBut("5C 9D Joker"))
                .player(draw("5C"), discard(""))
                .player(draw(""), discard(""))
                .holding(1, "9D")
                .reserve("Joker")
                .state();

        assertThat(determinizations(PlayerView.of(state, SECOND), 200)).hasSize(6);
    }

    /** Player 1's discards are known to hold the 5C of a head that was cut off; the other two may lie either way. */
    @Example
    void what_is_remembered_stays_where_it_is() {
        GameState before = table(oneJokerDeck())
                .head("5C")
                .head(allBut("5C 9D Joker KS KH"))
                .player(draw("9D KS"), discard("Joker"))
                .player(draw("KH"), discard(""))
                .next(1);
        Event cut = new Event.HeadCutOff(
                PlayerId.FIRST, before.heads().oldest(), before.heads().toSeq().head());
        GameState after = table(oneJokerDeck())
                .numberedFrom(2)
                .head(allBut("5C 9D Joker KS KH"))
                .player(draw("9D KS"), discard("5C Joker"))
                .player(draw("KH"), discard(""))
                .next(2);
        PlayerView view = PlayerView.of(after, Memory.of(before).after(cut), Viewer.spectator());

        Set<GameState> states = determinizations(view, 2_000);

        assertThat(states)
                .allMatch(state -> ((KnownPile) state.player(PlayerId.FIRST).discard())
                        .cards()
                        .contains(Cards.card("5C")));
        // Four cards in four places, and the discard pile in either order.
        assertThat(states).hasSize(24 * 2);
    }

    /** As when the memory is of a later moment than the state. */
    @Example
    void a_card_remembered_on_an_empty_draw_pile_takes_no_place_of_another() {
        PlayerView view = PlayerView.of(Hydra.start(Setup.of(2, 42L)).get(), SECOND);
        KnownCards onTop =
                new KnownCards(CardCounts.none(), CardCounts.of(List.of(Card.joker())), Option.some(Card.joker()));
        PlayerView stale = new PlayerView(
                SECOND,
                view.rules(),
                view.heads(),
                view.piles().update(1, new PileCounts(0, 3)),
                view.phase(),
                view.stalemate(),
                view.known().update(1, onTop),
                view.moves());

        GameState world = stale.determinize(Rng.seeded(1)).value();

        assertThat(world.player(new PlayerId(2)).discard().size()).isEqualTo(3);
    }

    @Example
    void cards_that_came_up_too_often_by_hand_are_filled_up_from_further_decks() {
        GameState state = table(oneJokerDeck())
                .head(allBut("5C"))
                .head("KS KS KS")
                .player(draw("5C 5C 5C"), discard(""))
                .player(draw("5C"), discard(""))
                .next(1);
        PlayerView view = PlayerView.of(state, Viewer.spectator());

        GameState filled = view.determinize(Rng.seeded(1)).value();

        assertThat(PlayerView.of(filled, Viewer.spectator())).isEqualTo(view);
    }

    /** States by what lies where: the generators for their next shuffle all differ. */
    private static Set<GameState> determinizations(PlayerView view, int tries) {
        return HashSet.ofAll(Stream.iterate(view.determinize(Rng.seeded(7)), drawn -> view.determinize(drawn.next()))
                .take(tries)
                .map(drawn -> drawn.value().withRng(Rng.seeded(0))));
    }

    private static RuleSet oneJokerDeck() {
        return RuleSet.STANDARD.withDecks(io.vavr.control.Option.some(1)).withJokers(1);
    }

    /** The cards of a deck with one joker, without these; a joker on a head lies as a king. */
    private static String allBut(String cards) {
        return CardCounts.ofDecks(1, 1)
                .minus(CardCounts.of(Cards.cards(cards)))
                .toList()
                .map(card -> card.isJoker() ? "KJ" : card.toString())
                .mkString(" ");
    }

    private static CardCounts everyCard(GameState state) {
        List<Card> onHeads = state.heads().toSeq().toList().flatMap(head -> head.turnedOver());
        List<Card> inPiles = state.players()
                .toList()
                .flatMap(player ->
                        ((KnownPile) player.draw()).cards().appendAll(((KnownPile) player.discard()).cards()));
        List<Card> inHand = state.phase() instanceof games.hydra.Phase.Holding turn
                ? List.of(turn.card()).appendAll(turn.reserve().card())
                : List.empty();
        return CardCounts.of(onHeads.appendAll(inPiles).appendAll(inHand));
    }

    @Provide
    Arbitrary<Playthrough> dealt() {
        return Games.fromPiles();
    }
}
