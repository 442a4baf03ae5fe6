package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.Rank;
import games.hydra.rule.LastReserve;
import games.hydra.table.HeadId;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Games;
import games.hydra.testkit.Playthrough;
import games.hydra.testkit.Rule;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The laws of the engine, in every state that random play under random rules reaches. */
class EngineLawsProperties {

    @Property(tries = 1_500)
    @Rule({"R1.2", "R1.3", "R1.5"})
    void cards_are_conserved_in_every_state_and_between_any_two_events(@ForAll("fromPiles") Playthrough game) {
        Map<Card, Integer> all =
                Census.of(Evolution.begin((Event.Dealt) game.opening().events().head()));

        assertThat(eventStates(game))
                .allSatisfy(state -> assertThat(Census.of(state)).isEqualTo(all));
    }

    @Property(tries = 1_500)
    void the_number_of_cards_is_conserved_also_where_they_are_dealt_by_hand(@ForAll("any") Playthrough game) {
        int all = Census.count(game.opening().state());

        assertThat(eventStates(game).tail())
                .allSatisfy(state -> assertThat(Census.count(state)).isEqualTo(all));
    }

    @Property(tries = 1_500)
    @Rule({"R2.2", "R2.3"})
    void heads_are_a_contiguous_window_that_only_moves_up(@ForAll("any") Playthrough game) {
        Seq<GameState> states = eventStates(game);

        assertThat(states.zip(states.drop(1))).allSatisfy(pair -> {
            assertThat(pair._2.heads().oldest())
                    .isGreaterThanOrEqualTo(pair._1.heads().oldest());
            assertThat(pair._2.heads().next())
                    .isGreaterThanOrEqualTo(pair._1.heads().next());
        });
        assertThat(states)
                .allSatisfy(state -> assertThat(state.heads().ids().map(HeadId::number))
                        .isEqualTo(Vector.range(
                                state.heads().oldest().number(),
                                state.heads().next().number())));
    }

    @Property(tries = 1_500)
    void exactly_the_listed_actions_are_accepted(@ForAll("any") Playthrough game) {
        assertThat(game.states().takeRight(20))
                .allSatisfy(state -> assertThat(everyAction(state)
                                .filter(action -> Hydra.step(state, action).isAccepted()))
                        .containsExactlyInAnyOrderElementsOf(Hydra.legalActions(state)));
    }

    @Property(tries = 1_500)
    void a_state_has_a_legal_action_exactly_if_the_game_is_not_over(@ForAll("any") Playthrough game) {
        assertThat(game.states())
                .allSatisfy(
                        state -> assertThat(Hydra.legalActions(state).isEmpty()).isEqualTo(state.isOver()));
    }

    @Property(tries = 1_500)
    @Rule("R3.3")
    void a_rejection_gives_back_the_same_state_and_the_reason_that_check_gives(@ForAll("any") Playthrough game) {
        GameState state = game.state();

        assertThat(everyAction(state).map(action -> Hydra.step(state, action)).reject(Result::isAccepted))
                .isNotEmpty()
                .allSatisfy(result -> {
                    assertThat(result.state()).isSameAs(state);
                    assertThat(result.rejection()).isEqualTo(Hydra.check(state, ((Result.Rejected) result).action()));
                });
    }

    @Property(tries = 1_500)
    void the_events_of_a_step_fold_to_its_state(@ForAll("any") Playthrough game) {
        assertThat(game.steps())
                .allSatisfy(step -> assertThat(step.result().events().foldLeft(step.before(), Hydra::evolve))
                        .isEqualTo(step.result().state()));
    }

    @Property(tries = 1_500)
    void the_log_of_events_alone_rebuilds_the_state(@ForAll("any") Playthrough game) {
        Seq<Event> log = game.opening()
                .events()
                .appendAll(game.steps().flatMap(step -> step.result().events()));

        assertThat(Hydra.replay(log)).contains(game.state());
    }

    @Property(tries = 1_500)
    @Rule("R1.6")
    void the_same_set_up_and_actions_give_the_same_game_and_hash(@ForAll("any") Playthrough game) {
        Playthrough again =
                game.steps().map(Playthrough.Step::action).foldLeft(Playthrough.begin(game.setup()), Playthrough::play);

        assertThat(again).isEqualTo(game).hasSameHashCodeAs(game).hasToString(game.toString());
    }

    @Property(tries = 300)
    void states_that_differ_are_written_differently(@ForAll("any") Playthrough game) {
        Seq<GameState> states = game.states().distinct();

        assertThat(states.map(GameState::toString).distinct()).hasSameSizeAs(states);
    }

    @Property(tries = 1_500)
    @Rule("R6.1")
    void the_game_is_won_exactly_when_the_player_who_acts_has_no_card_left(@ForAll("any") Playthrough game) {
        assertThat(game.steps()).allSatisfy(step -> {
            GameState after = step.result().state();
            PlayerId actor = step.before().phase().turnOf().get();
            assertThat(after.outcome().flatMap(Outcome::winner).contains(actor))
                    .isEqualTo(Census.cardsOf(after, actor) == 0);
        });
    }

    @Property(tries = 1_500)
    @Rule("R6.2")
    void whoever_used_the_reserve_in_a_turn_does_not_win_in_it_unless_it_is_played(@ForAll("any") Playthrough game) {
        Seq<Event> turn = game.steps()
                .flatMap(step -> step.result().events())
                .reverse()
                .takeUntil(Event.TurnBegan.class::isInstance);
        boolean won = game.state().outcome().flatMap(Outcome::winner).isDefined();
        boolean goesHome = game.state().rules().lastReserve() == LastReserve.GOES_HOME;

        assertThat(won && goesHome && turn.exists(Event.CardReserved.class::isInstance))
                .isFalse();
    }

    @Property(tries = 1_500)
    void between_two_turns_nobody_has_a_hand_and_everybody_has_cards(@ForAll("any") Playthrough game) {
        assertThat(game.states().filter(state -> state.phase() instanceof Phase.BetweenTurns))
                .allSatisfy(state -> assertThat(state.players()).allMatch(Player::hasCards));
    }

    @Property(tries = 1_500)
    @Rule("R6.5")
    void the_state_knows_of_a_stalemate_exactly_if_one_holds_between_turns(@ForAll("any") Playthrough game) {
        assertThat(game.states().filter(state -> state.phase() instanceof Phase.BetweenTurns))
                .allSatisfy(state -> assertThat(state.stalemate()).isEqualTo(Stalemate.holds(state)));
    }

    /** Every action that could be written down, sensible or not, and some heads beside the table. */
    private static Seq<Action> everyAction(GameState state) {
        Seq<HeadId> heads = state.heads()
                .ids()
                .appendAll(List.of(
                        new HeadId(Integer.MIN_VALUE),
                        new HeadId(Integer.MAX_VALUE),
                        new HeadId(-1),
                        new HeadId(0),
                        new HeadId(state.heads().oldest().number() - 1),
                        state.heads().next()));
        Seq<Action> placing = heads.distinct().map(Action.Place::new);
        Seq<Action> jokers =
                heads.distinct().flatMap(head -> Rank.all().map(rank -> new Action.PlaceJoker(head, rank)));
        Seq<Action> deals = Deck.kinds().map(Action.Deal::new);
        return placing.appendAll(jokers)
                .appendAll(deals)
                .appendAll(
                        List.of(new Action.BeginTurn(), new Action.Reserve(), new Action.Swap(), new Action.CutOff()));
    }

    /** The state after every single event, from the deal on. */
    private static Seq<GameState> eventStates(Playthrough game) {
        Seq<Event> log = game.opening()
                .events()
                .appendAll(game.steps().flatMap(step -> step.result().events()));
        return log.tail().scanLeft(Evolution.begin((Event.Dealt) log.head()), Hydra::evolve);
    }

    @Provide
    Arbitrary<Playthrough> any() {
        return Games.any();
    }

    @Provide
    Arbitrary<Playthrough> fromPiles() {
        return Games.fromPiles();
    }
}
