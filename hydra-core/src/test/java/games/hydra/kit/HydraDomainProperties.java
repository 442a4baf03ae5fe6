package games.hydra.kit;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import games.hydra.testkit.HydraDomain;
import games.hydra.testkit.Playthrough;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What a property can just name, and what holds for whatever it is given then. */
@Domain(HydraDomain.class)
class HydraDomainProperties {

    @Property(tries = 300)
    void any_action_in_any_state_is_accepted_exactly_if_nothing_is_wrong_with_it(
            @ForAll GameState state, @ForAll Action action) {
        assertThat(Hydra.step(state, action).isAccepted())
                .isEqualTo(Hydra.check(state, action).isEmpty());
    }

    @Property(tries = 300)
    void every_set_up_can_be_started(@ForAll Setup setup) {
        assertThat(Hydra.start(setup).isValid()).isTrue();
    }

    @Property(tries = 300)
    void every_option_of_a_rule_set_has_a_value_of_its_own(@ForAll RuleSet rules) {
        assertThat(RuleOption.all()).allMatch(option -> option.isValidIn(rules));
    }

    @Property
    void a_card_and_a_face_are_of_the_same_cards(@ForAll Card card, @ForAll FaceUpCard face) {
        assertThat(card.faces().contains(face)).isEqualTo(face.turnedDown().equals(card));
    }

    @Property(tries = 100)
    void a_game_is_as_long_as_its_actions_whatever_else_is_generated(@ForAll Playthrough game, @ForAll long other) {
        assertThat(game.states()).hasSize(game.actions().size() + 1);
    }
}
