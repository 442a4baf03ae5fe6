package games.hydra;

import static games.hydra.testkit.Actions.begin;
import static games.hydra.testkit.Actions.cutOff;
import static games.hydra.testkit.Actions.deal;
import static games.hydra.testkit.Actions.place;
import static games.hydra.testkit.Actions.placeJoker;
import static games.hydra.testkit.Actions.reserve;
import static games.hydra.testkit.Actions.swap;
import static games.hydra.testkit.Table.counted;
import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.card.Rank;
import games.hydra.rule.NumberRange;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import games.hydra.table.HeadId;
import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;
import games.hydra.testkit.Cards;
import games.hydra.testkit.Rule;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every bad action and set-up gets an answer of its own. */
class BadInputTest {
    private static final NumberRange PLAYERS = new NumberRange(2, 10_000);
    private static final PlayerId TWO = new PlayerId(2);

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 1, 4, Integer.MAX_VALUE})
    @Rule("R3.3")
    void a_number_that_no_head_has(int number) {
        Rejection expected = new Rejection.UnknownHead(new HeadId(number), new HeadId(2), new HeadId(3));

        assertThat(Hydra.check(holding("5H"), place(number))).contains(expected);
        assertThat(Hydra.check(holding("Joker"), placeJoker(number, "A"))).contains(expected);
    }

    @Test
    @Rule("R4.6")
    void a_joker_without_a_value() {
        assertThat(Hydra.check(holding("Joker"), place(2))).contains(new Rejection.JokerNeedsValue(new HeadId(2)));
    }

    @Test
    @Rule("R4.6")
    void a_value_for_a_card_that_is_no_joker() {
        assertThat(Hydra.check(holding("5H"), placeJoker(2, "A")))
                .contains(new Rejection.NotAJoker(Cards.card("5H"), Rank.ACE));
    }

    @Test
    @Rule("R4.1")
    void a_card_that_does_not_fit() {
        assertThat(Hydra.check(holding("5H"), place(2)))
                .contains(new Rejection.DoesNotFit(new HeadId(2), Cards.face("5H"), Cards.face("3H")));
        assertThat(Hydra.check(holding("Joker"), placeJoker(2, "4")))
                .contains(new Rejection.DoesNotFit(new HeadId(2), Cards.face("4J"), Cards.face("3H")));
    }

    @Test
    void a_card_dealt_by_hand_where_the_engine_deals() {
        assertThat(Hydra.check(holding("5H"), deal("KD"))).contains(new Rejection.NoCardAwaited());
        assertThat(Hydra.check(twoHeads(), deal("KD"))).contains(new Rejection.NoCardAwaited());
    }

    @Test
    void a_card_dealt_by_hand_between_two_turns() {
        GameState state = table().head("3H")
                .player(counted(3), counted(0))
                .player(counted(3), counted(0))
                .next(2);

        assertThat(Hydra.check(state, deal("KD"))).contains(new Rejection.NoCardAwaited());
    }

    @Test
    void anything_else_while_a_card_is_awaited() {
        GameState awaiting =
                Hydra.start(Setup.of(2, 0).withDealing(Dealing.BY_HAND)).get();

        assertThat(List.of(begin(), place(1), placeJoker(1, "A"), reserve(), swap(), cutOff(), change()))
                .allSatisfy(action -> assertThat(Hydra.check(awaiting, action))
                        .contains(new Rejection.CardAwaited(new Purpose.FirstHead())));
    }

    @Test
    void a_move_before_the_turn_has_begun() {
        assertThat(List.of(place(2), placeJoker(2, "A"), reserve(), swap(), cutOff()))
                .allSatisfy(action ->
                        assertThat(Hydra.check(twoHeads(), action)).contains(new Rejection.TurnNotBegun(TWO)));
    }

    @Test
    void a_turn_that_has_begun_already() {
        assertThat(Hydra.check(holding("5H"), begin())).contains(new Rejection.TurnInProgress(TWO));
    }

    @Test
    void a_state_between_two_events_of_a_step_refuses_everything() {
        GameState between = Hydra.evolve(holding("2H"), new Event.CardReserved(TWO, Cards.card("2H")));
        Purpose next = new Purpose.NextCard(TWO, 1, Reserve.holding(Cards.card("2H")));

        assertThat(List.of(begin(), place(2), reserve(), swap(), cutOff()))
                .allSatisfy(
                        action -> assertThat(Hydra.check(between, action)).contains(new Rejection.CardAwaited(next)));
        assertThat(Hydra.check(between, deal("KD"))).contains(new Rejection.NoCardAwaited());
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 1, 10_001, Integer.MAX_VALUE})
    @Rule("R1.2")
    void too_few_or_too_many_players(int players) {
        assertThat(problems(Setup.of(players, 0)))
                .containsExactly(new SetupProblem.PlayersOutOfRange(players, PLAYERS));
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 55, Integer.MAX_VALUE})
    void too_few_or_too_many_cards_each(int cards) {
        assertThat(problems(Setup.of(2, 0).withRules(RuleSet.STANDARD.withCardsEach(cards))))
                .containsExactly(new SetupProblem.OptionOutOfRange(RuleOption.CARDS_EACH, Integer.toString(cards)));
    }

    @Test
    void fewer_cards_than_are_to_be_dealt() {
        RuleSet rules = RuleSet.STANDARD.withDecks(Option.some(1)).withCardsEach(20);

        assertThat(problems(Setup.of(3, 0).withRules(rules))).containsExactly(new SetupProblem.NotEnoughCards(60, 54));
    }

    @Test
    void fewer_cards_than_players() {
        RuleSet rules = RuleSet.STANDARD.withDecks(Option.some(1));

        assertThat(problems(Setup.of(55, 0).withRules(rules))).containsExactly(new SetupProblem.NotEnoughCards(55, 54));
    }

    @Test
    void all_problems_of_a_set_up_at_once() {
        RuleSet rules =
                RuleSet.STANDARD.withCardsEach(0).withDecks(Option.some(0)).withJokers(-1);

        assertThat(problems(Setup.of(1, 0).withRules(rules)))
                .containsExactly(
                        new SetupProblem.PlayersOutOfRange(1, PLAYERS),
                        new SetupProblem.OptionOutOfRange(RuleOption.CARDS_EACH, "0"),
                        new SetupProblem.OptionOutOfRange(RuleOption.DECKS, "0"),
                        new SetupProblem.OptionOutOfRange(RuleOption.JOKERS, "-1"));
    }

    @Test
    void a_card_dealt_by_hand_from_a_pile_that_has_none() {
        Phase awaiting = new Phase.AwaitingCard(new Purpose.NextCard(TWO, 1, Reserve.empty()));
        GameState empty = table().head("3H")
                .player(counted(3), counted(0))
                .player(counted(0), counted(0))
                .next(1)
                .withPhase(awaiting);
        GameState nothingDue = empty.withPlayers(empty.players().reverse())
                .withPhase(new Phase.AwaitingCard(new Purpose.NextCard(TWO, 0, Reserve.empty())));

        assertThat(Hydra.check(empty, deal("KD"))).contains(new Rejection.NoCardAwaited());
        assertThat(Hydra.check(nothingDue, deal("KD"))).contains(new Rejection.NoCardAwaited());
    }

    private static Seq<SetupProblem> problems(Setup setup) {
        return Hydra.start(setup).getError();
    }

    private static Action change() {
        return new Action.ChangeRules(RuleSet.STANDARD);
    }

    private static GameState twoHeads() {
        return table().head("3H")
                .head("4D")
                .player(draw("4S"), discard(""))
                .player(draw("5C"), discard(""))
                .next(2);
    }

    /** Heads 2 and 3, a 3 and a 4. */
    private static GameState holding(String card) {
        return table().numberedFrom(2)
                .head("3H")
                .head("4D")
                .player(draw("4S"), discard(""))
                .player(draw("5C 6C"), discard(""))
                .holding(2, card)
                .state();
    }
}
