package games.hydra.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A guard against threads that wait for each other, which can't flake: the same games check the same types on every machine.
 * Before it was looked at, a step of a match made four searches, and 163 where one of two players plays every turn ten times
 * before it decides. Whoever makes it less lowers the limits.
 */
class TypeCheckTest {
    private static final int STEPS = 20_000;

    @BeforeEach
    void forget() {
        TypeChecks.forget();
    }

    @ParameterizedTest
    @CsvSource({
        "games.hydra.bench.PlayoutSteps, 10",
        "games.hydra.bench.MatchSteps, 25",
        "games.hydra.bench.SearchSteps, 7700"
    })
    void of_a_thousand_steps_few_search_for_an_interface_of_a_class(String games, int most) throws Exception {
        int steps = ((IntUnaryOperator)
                        new TypeCheckLoader().loadClass(games).getConstructor().newInstance())
                .applyAsInt(STEPS);

        int searches = TypeChecks.searches().values().stream()
                .mapToInt(Integer::intValue)
                .sum();
        assertThat(searches).isPositive();
        assertThat(1_000 * searches / steps).as("%s", TypeChecks.searches()).isLessThanOrEqualTo(most);
    }
}
