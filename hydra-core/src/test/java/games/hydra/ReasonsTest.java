package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.card.Rank;
import games.hydra.rule.NumberRange;
import games.hydra.rule.RuleOption;
import games.hydra.table.HeadId;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Cards;
import io.vavr.collection.List;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

/** Every reason why something is not allowed has a code and a case of its own. */
class ReasonsTest {
    private static final PlayerId TWO = new PlayerId(2);

    private static final List<Rejection> REJECTIONS = List.of(
            new Rejection.GameOver(new Outcome.Draw()),
            new Rejection.CardAwaited(new Purpose.FirstHead()),
            new Rejection.NoCardAwaited(),
            new Rejection.TurnNotBegun(TWO),
            new Rejection.TurnInProgress(TWO),
            new Rejection.UnknownHead(new HeadId(1), new HeadId(2), new HeadId(3)),
            new Rejection.JokerNeedsValue(new HeadId(1)),
            new Rejection.NotAJoker(Cards.card("5H"), Rank.ACE),
            new Rejection.DoesNotFit(new HeadId(1), Cards.face("5H"), Cards.face("3H")),
            new Rejection.ReserveOccupied(),
            new Rejection.ReserveClosed(),
            new Rejection.TooFewHeads(1, 2),
            new Rejection.NoReserve(),
            new Rejection.CardFits(Cards.card("5H")),
            new Rejection.CardCanBeReserved(),
            new Rejection.FixedByDeal(List.of(RuleOption.JOKERS)));

    private static final List<SetupProblem> PROBLEMS = List.of(
            new SetupProblem.PlayersOutOfRange(1, new NumberRange(2, 10_000)),
            new SetupProblem.OptionOutOfRange(RuleOption.JOKERS, "-1"),
            new SetupProblem.NotEnoughCards(2, 1));

    @Test
    void every_rejection_has_a_code_of_its_own() {
        assertThat(REJECTIONS.map(Rejection::code))
                .containsExactly(
                        "game/over",
                        "deal/awaited",
                        "deal/not-awaited",
                        "turn/not-begun",
                        "turn/in-progress",
                        "place/unknown-head",
                        "place/joker-needs-value",
                        "place/not-a-joker",
                        "place/does-not-fit",
                        "reserve/occupied",
                        "reserve/closed",
                        "reserve/too-few-heads",
                        "swap/no-reserve",
                        "cut/card-fits",
                        "cut/can-reserve",
                        "rules/fixed-by-deal")
                .hasSameSizeAs(Rejection.class.getPermittedSubclasses());
    }

    @Test
    void every_rejection_is_matched_by_the_case_of_its_name() {
        Rejection.Cases<String> cases = casesByName(Rejection.Cases.class);

        assertThat(REJECTIONS)
                .allSatisfy(reason -> assertThat(reason.match(cases))
                        .isEqualToIgnoringCase(reason.getClass().getSimpleName()));
    }

    @Test
    void every_problem_of_a_set_up_has_a_code_of_its_own() {
        assertThat(PROBLEMS.map(SetupProblem::code))
                .containsExactly("setup/players-out-of-range", "setup/option-out-of-range", "setup/not-enough-cards")
                .hasSameSizeAs(SetupProblem.class.getPermittedSubclasses());
    }

    @Test
    void every_problem_of_a_set_up_is_matched_by_the_case_of_its_name() {
        SetupProblem.Cases<String> cases = casesByName(SetupProblem.Cases.class);

        assertThat(PROBLEMS)
                .allSatisfy(problem -> assertThat(problem.match(cases))
                        .isEqualToIgnoringCase(problem.getClass().getSimpleName()));
    }

    /** Cases that answer with the name of the one that is called. */
    @SuppressWarnings("unchecked")
    private static <C> C casesByName(Class<?> cases) {
        return (C) Proxy.newProxyInstance(
                cases.getClassLoader(), new Class<?>[] {cases}, (proxy, method, arguments) -> method.getName());
    }
}
