package games.hydra;

import static games.hydra.testkit.Actions.begin;
import static games.hydra.testkit.Actions.cutOff;
import static games.hydra.testkit.Actions.deal;
import static games.hydra.testkit.Actions.place;
import static games.hydra.testkit.Actions.play;
import static games.hydra.testkit.Actions.reserve;
import static games.hydra.testkit.Table.counted;
import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.hydra.rule.ReserveMinHeads;
import games.hydra.rule.RuleSet;
import games.hydra.table.CountedPile;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;
import games.hydra.testkit.Cards;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** States that no game reaches but somebody may build: either they can't be built, or a step does not throw. */
class AnyStateTest {
    private static final PlayerId ONE = new PlayerId(1);
    private static final PlayerId TWO = new PlayerId(2);

    @Test
    void a_player_who_has_no_cards_when_their_turn_comes_has_won() {
        GameState state = table().head("KH")
                .player(draw("5C 6C"), discard(""))
                .player(draw(""), discard(""))
                .holding(1, "3D")
                .state();

        assertThat(play(state, place(1), begin()).state().outcome())
                .contains(new Outcome.Win(TWO, Outcome.Victory.BY_SHEDDING));
    }

    @Test
    void a_log_that_breaks_off_before_the_end_can_be_played_on() {
        RuleSet rules = RuleSet.STANDARD.withCardsEach(1).withReserveMinHeads(ReserveMinHeads.ONE);
        Result.Accepted opening = Hydra.open(Setup.of(2, 1).withRules(rules)).get();
        GameState brokenOff = Hydra.replay(opening.events().dropRight(1)).get();

        assertThat(play(brokenOff, begin(), reserve(), begin()).state().outcome())
                .contains(new Outcome.Win(ONE, Outcome.Victory.BY_SHEDDING));
    }

    @Test
    void a_card_is_awaited_for_a_turn_only_where_there_are_heads() {
        Phase awaiting = new Phase.AwaitingCard(new Purpose.NextCard(ONE, 1, Reserve.empty()));

        assertThat(byHand().withPhase(awaiting).phase()).isEqualTo(awaiting);
        assertThatThrownBy(() -> withoutHeads(byHand(), awaiting)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_first_head_is_awaited_only_at_a_table_without_heads_from_a_player_who_has_cards() {
        Phase awaiting = new Phase.AwaitingCard(new Purpose.FirstHead());
        GameState noCards = table().head("3H")
                .player(counted(0), counted(0))
                .player(counted(1), counted(0))
                .next(1);

        assertThat(withoutHeads(byHand(), awaiting).phase()).isEqualTo(awaiting);
        assertThatThrownBy(() -> byHand().withPhase(awaiting)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> withoutHeads(noCards, awaiting)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void new_heads_are_awaited_only_where_there_are_cards_for_them() {
        assertThatThrownBy(() -> byHand().withPhase(new Phase.AwaitingCard(new Purpose.NewHead(TWO, 2))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Purpose.NewHead(ONE, 3)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void no_number_of_cards_is_negative() {
        assertThatThrownBy(() -> new Purpose.NewHead(ONE, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Purpose.NextCard(ONE, -1, Reserve.empty()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Phase.Holding(ONE, Cards.card("KD"), -1, Reserve.empty()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_head_number_that_could_run_over_can_not_be_built() {
        Vector<Head> head = Vector.of(Head.of(Cards.face("2H")));

        assertThatThrownBy(() -> Heads.from(new HeadId(Integer.MAX_VALUE), head))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_pile_too_large_to_count_stays_as_it_is() {
        GameState state = table().head("2H")
                .player(counted(5), counted(CountedPile.LARGEST))
                .player(counted(1), counted(0))
                .holding(1, "3D")
                .state();

        assertThat(play(state, cutOff(), deal("KD"), deal("KS"))
                        .state()
                        .player(ONE)
                        .discard()
                        .size())
                .isEqualTo(CountedPile.LARGEST);
    }

    @Test
    void a_state_needs_two_players_and_a_phase_of_theirs() {
        GameState state = byHand();

        assertThatThrownBy(() -> state.withPlayers(state.players().take(1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> state.withPhase(new Phase.BetweenTurns(new PlayerId(3))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> state.withPhase(new Phase.Over(new Outcome.Win(ONE, Outcome.Victory.BY_SHEDDING))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_card_is_held_only_at_a_table_with_heads_by_somebody_who_sits_there() {
        GameState state = byHand();

        assertThatThrownBy(() -> state.withPhase(holding(new PlayerId(3))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> withoutHeads(state, holding(TWO))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void an_event_of_another_phase_or_player_is_refused() {
        GameState state = byHand();

        assertThatThrownBy(() -> Hydra.evolve(state, new Event.CardDrawn(ONE, Cards.card("KD"))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Hydra.evolve(state, new Event.TurnEnded(ONE, TurnEnd.ALL_PLAYED, TWO)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Hydra.evolve(
                        Hydra.evolve(state, new Event.TurnBegan(ONE, 1)), new Event.CardDrawn(TWO, Cards.card("KD"))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() ->
                        Hydra.evolve(Hydra.evolve(state, new Event.TurnBegan(ONE, 1)), new Event.TurnBegan(ONE, 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_deal_begins_a_game_whatever_was_before() {
        Event dealt = Hydra.open(Setup.of(3, 7)).get().events().head();

        assertThat(Hydra.replay(Vector.of(dealt))).contains(Hydra.evolve(byHand(), dealt));
    }

    /** Heads and phase are put in place together: what lies between would be refused for itself. */
    private static GameState withoutHeads(GameState state, Phase phase) {
        return new GameState(state.rules(), Heads.none(), state.players(), phase, state.rng(), false);
    }

    private static Phase holding(PlayerId player) {
        return new Phase.Holding(player, Cards.card("KD"), 0, Reserve.empty());
    }

    /** Player 1 has three cards, player 2 one. */
    private static GameState byHand() {
        return table().head("3H")
                .player(counted(3), counted(0))
                .player(counted(1), counted(0))
                .next(1);
    }
}
