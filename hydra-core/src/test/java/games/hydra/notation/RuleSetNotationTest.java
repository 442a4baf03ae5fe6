package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.rule.CutRule;
import games.hydra.rule.Preset;
import games.hydra.rule.RuleSet;
import games.hydra.rule.StalemateRule;
import games.hydra.testkit.KingsAreWalls;
import io.vavr.control.Either;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RuleSetNotationTest {

    @Property(tries = 1_000)
    void writing_then_reading_is_the_identity(@ForAll("rules") RuleSet rules) {
        assertThat(RuleSetNotation.read(RuleSetNotation.write(rules), OwnRules.KNOWN))
                .isEqualTo(Either.right(rules));
    }

    @Example
    void every_preset_is_read_by_its_name() {
        assertThat(Preset.all())
                .allSatisfy(preset ->
                        assertThat(RuleSetNotation.read(preset.code())).isEqualTo(Either.right(preset.rules())));
    }

    @Example
    void a_preset_is_written_by_its_name() {
        assertThat(RuleSetNotation.write(RuleSet.STANDARD)).isEqualTo("standard");
        assertThat(RuleSetNotation.write(Preset.DRISCOLL.rules())).isEqualTo("driscoll");
    }

    @Example
    void other_rules_are_written_by_what_differs_from_the_standard() {
        RuleSet rules = RuleSet.STANDARD
                .withStalemate(StalemateRule.DRAW)
                .withCut(CutRule.FREE)
                .withOwnRule(OwnRules.WALLS);

        assertThat(RuleSetNotation.write(rules)).isEqualTo("cut=free,stalemate=draw,own=kings-are-walls");
    }

    @Example
    void a_list_may_begin_with_a_preset_and_change_it() {
        assertThat(RuleSetNotation.read("suited,cut=free,suit-match=off"))
                .isEqualTo(Either.right(RuleSet.STANDARD.withCut(CutRule.FREE)));
    }

    @Example
    void an_own_rule_may_have_any_code() {
        RuleSet rules = RuleSet.STANDARD.withOwnRule(OwnRules.ODD);

        assertThat(RuleSetNotation.write(rules))
                .isEqualTo("own=own%003da%002c%0020%0022b%0022%005d%0020%003b%007b%00fc%00250041%000a%d83c");
    }

    @Example
    void of_two_own_rules_with_one_code_the_first_counts() {
        assertThat(RuleSetNotation.read("own=kings-are-walls", OwnRules.KNOWN.append(new KingsAreWalls()))
                        .get()
                        .ownRules()
                        .head())
                .isSameAs(OwnRules.WALLS);
    }

    @Provide
    Arbitrary<RuleSet> rules() {
        return OwnRules.any();
    }
}
