package games.hydra.reference;

import static games.hydra.reference.StalemateSearch.Answer.CHANGE_POSSIBLE;
import static games.hydra.reference.StalemateSearch.Answer.STALEMATE;
import static games.hydra.reference.StalemateSearch.Answer.TOO_MANY_POSITIONS;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.rule.CutRule;
import games.hydra.rule.LastReserve;
import games.hydra.rule.ReserveHome;
import games.hydra.rule.ReserveMinHeads;
import games.hydra.rule.RuleSet;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The search is what the engine is measured by, so it is tried on positions that can be judged at a glance (R6.5). */
class StalemateSearchTest {
    private static final RuleSet LAST_RESORT = RuleSet.STANDARD.withCut(CutRule.LAST_RESORT);
    private static final RuleSet ONE_HEAD = LAST_RESORT.withReserveMinHeads(ReserveMinHeads.ONE);

    @Test
    void onlyCardsThatFitNowhereAreAStalemate() {
        assertThat(search(LAST_RESORT, List.of("2S", "3D"), List.of("KS"), List.of("QS")))
                .isEqualTo(STALEMATE);
    }

    @Test
    void oneFittingCardAnywhereIsNone() {
        assertThat(search(LAST_RESORT, List.of("2S", "3D"), List.of("KS"), List.of("AS")))
                .isEqualTo(CHANGE_POSSIBLE);
    }

    @Test
    void aSecondCardMustCut() {
        assertThat(search(LAST_RESORT, List.of("2S", "3D"), List.of("KS"), List.of("QS", "QD")))
                .isEqualTo(CHANGE_POSSIBLE);
    }

    @Test
    void aReserveThatIsPlayedMustCut() {
        RuleSet rules = LAST_RESORT.withLastReserve(LastReserve.IS_PLAYED);

        assertThat(search(rules, List.of("2S", "3D"), List.of("KS"), List.of("QS")))
                .isEqualTo(CHANGE_POSSIBLE);
    }

    @Test
    void atOneHeadTheReserveComesBackUnlessItIsDiscarded() {
        List<String> fitsBelow = List.of("KS", "AS");

        assertThat(search(ONE_HEAD, List.of("2S"), List.of("KS"), fitsBelow)).isEqualTo(CHANGE_POSSIBLE);
        assertThat(search(ONE_HEAD.withReserveHome(ReserveHome.DRAW_TOP), List.of("2S"), List.of("KS"), fitsBelow))
                .isEqualTo(STALEMATE);
    }

    @Test
    void manyCardsThatFitNowhereAreLeftUndecided() {
        List<String> many = NaiveCards.deck(0).stream()
                .filter(card -> NaiveCards.value(card) > 2)
                .toList();

        assertThat(search(ONE_HEAD, List.of("2S"), List.of("KS"), many)).isEqualTo(TOO_MANY_POSITIONS);
        assertThat(search(ONE_HEAD, List.of("2S"), List.of("KS"), Collections.nCopies(9, "KS")))
                .isEqualTo(STALEMATE);
    }

    private static StalemateSearch.Answer search(
            RuleSet rules, List<String> heads, List<String> first, List<String> second) {
        NaiveTable table = new NaiveTable(new NaiveRules(EngineText.options(rules)), List.of(first, second), false);
        heads.forEach(table::growHead);
        return StalemateSearch.of(table);
    }
}
