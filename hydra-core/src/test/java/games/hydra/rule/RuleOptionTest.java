package games.hydra.rule;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.testkit.RuleSets;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RuleOptionTest {

    @Example
    void the_options_are_those_of_section_8_in_its_order() {
        assertThat(RuleOption.all().map(RuleOption::code))
                .containsExactly(
                        "reserve-home",
                        "cut",
                        "reserve-min-heads",
                        "last-reserve",
                        "suit-match",
                        "black-up",
                        "stalemate",
                        "cards-each",
                        "decks",
                        "jokers");
    }

    @Example
    void the_words_of_each_option_are_those_of_section_8_with_the_standard_first() {
        assertThat(RuleOption.all().map(option -> option.words().mkString(" ")))
                .containsExactly(
                        "discard draw-top",
                        "no-head last-resort free",
                        "2 1",
                        "goes-home is-played",
                        "off on",
                        "off on",
                        "play-on draw",
                        "",
                        "per-player",
                        "");
    }

    @Example
    void numbers_have_their_limits() {
        assertThat(RuleOption.CARDS_EACH.numbers()).contains(new NumberRange(1, 54));
        assertThat(RuleOption.DECKS.numbers()).contains(new NumberRange(1, 10_000));
        assertThat(RuleOption.JOKERS.numbers()).contains(new NumberRange(0, 54));
        assertThat(RuleOption.CUT.numbers()).isEmpty();
    }

    @Property
    void writing_what_was_read_changes_nothing(@ForAll("rules") RuleSet rules) {
        assertThat(RuleOption.all())
                .allSatisfy(option ->
                        assertThat(option.write(rules, option.read(rules))).contains(rules));
    }

    @Property
    void all_options_together_are_the_rule_set_but_for_own_rules(@ForAll("rules") RuleSet rules) {
        RuleSet rebuilt = RuleOption.all()
                .foldLeft(
                        RuleSet.STANDARD.withOwnRules(rules.ownRules()),
                        (built, option) ->
                                option.write(built, option.read(rules)).get());

        assertThat(rebuilt).isEqualTo(rules);
    }

    @Property
    void every_word_is_accepted_and_read_back(@ForAll("rules") RuleSet rules) {
        assertThat(RuleOption.all())
                .allSatisfy(option -> assertThat(option.words())
                        .allSatisfy(word -> assertThat(option.write(rules, word).map(option::read))
                                .contains(word)));
    }

    @Example
    void what_is_no_value_of_an_option_is_refused() {
        Seq<String> hostile =
                Array.of("", " ", "on ", "ON", "+1", "-1", "007", "1.0", "55", "99999999999999999999", "٣");

        assertThat(RuleOption.all().reject(RuleOption.JOKERS::equals).reject(RuleOption.DECKS::equals))
                .allSatisfy(option -> assertThat(hostile)
                        .allSatisfy(text ->
                                assertThat(option.write(RuleSet.STANDARD, text)).isEmpty()));
        assertThat(RuleOption.JOKERS.write(RuleSet.STANDARD, "55")).isEmpty();
        assertThat(RuleOption.DECKS.write(RuleSet.STANDARD, "10001")).isEmpty();
        assertThat(RuleOption.DECKS.write(RuleSet.STANDARD, "0")).isEmpty();
        assertThat(RuleOption.CARDS_EACH.write(RuleSet.STANDARD, "0")).isEmpty();
    }

    @Example
    void an_option_and_a_preset_are_found_by_their_exact_name() {
        assertThat(RuleOption.ofCode("cut")).contains(RuleOption.CUT);
        assertThat(RuleOption.ofCode("Cut")).isEmpty();
        assertThat(Preset.ofCode("driscoll")).contains(Preset.DRISCOLL);
        assertThat(Preset.ofCode("")).isEmpty();
    }

    @Example
    void the_presets_are_those_of_section_8() {
        assertThat(Preset.all().map(preset -> preset.code() + " " + preset.rules()))
                .containsExactly(
                        "standard RuleSet[]",
                        "cs246-2020 RuleSet[]",
                        "cs246-2021 RuleSet[reserve-home=draw-top]",
                        "driscoll RuleSet[reserve-home=draw-top, reserve-min-heads=1, last-reserve=is-played]",
                        "suited RuleSet[suit-match=on]");
    }

    @Provide
    Arbitrary<RuleSet> rules() {
        return RuleSets.any();
    }
}
