package games.hydra.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The kinds of values an option may have, apart from the options: those are made once, before any test. */
class OptionValuesTest {
    private static final NumberRange TO_TEN = new NumberRange(1, 10);

    @Test
    void coded_values_are_the_words_of_an_enum() {
        OptionValues values = OptionValues.coded(CutRule.class, RuleSet::cut, RuleSet::withCut);

        assertThat(values.words()).containsExactly("no-head", "last-resort", "free");
        assertThat(values.numbers()).isEmpty();
        assertReads(values, RuleSet.STANDARD.withCut(CutRule.FREE), "free");
        assertRefuses(values, "Free");
    }

    @Test
    void a_switch_is_off_or_on() {
        OptionValues values = OptionValues.onOff(RuleSet::blackUp, RuleSet::withBlackUp);

        assertThat(values.words()).containsExactly("off", "on");
        assertThat(values.numbers()).isEmpty();
        assertReads(values, RuleSet.STANDARD, "off");
        assertReads(values, RuleSet.STANDARD.withBlackUp(true), "on");
        assertRefuses(values, "true");
    }

    @Test
    void numbers_have_no_words() {
        OptionValues values = OptionValues.number(TO_TEN, RuleSet::jokers, RuleSet::withJokers);

        assertThat(values.words()).isEmpty();
        assertThat(values.numbers()).contains(TO_TEN);
        assertReads(values, RuleSet.STANDARD.withJokers(10), "10");
        assertRefuses(values, "11");
    }

    @Test
    void decks_are_a_number_or_one_for_each_player() {
        OptionValues values = OptionValues.decks(TO_TEN);

        assertThat(values.words()).containsExactly("per-player");
        assertThat(values.numbers()).contains(TO_TEN);
        assertReads(values, RuleSet.STANDARD, "per-player");
        assertReads(values, RuleSet.STANDARD.withDecks(Option.some(3)), "3");
        assertRefuses(values, "0");
    }

    /** The rules differ from the standard in this option at most. */
    private static void assertReads(OptionValues values, RuleSet rules, String text) {
        assertThat(values.read().apply(rules)).isEqualTo(text);
        assertThat(values.write().apply(RuleSet.STANDARD, text)).contains(rules);
    }

    private static void assertRefuses(OptionValues values, String text) {
        assertThat(values.write().apply(RuleSet.STANDARD, text)).isEmpty();
    }
}
