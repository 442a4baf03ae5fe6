package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Action;
import games.hydra.testkit.Actions;
import io.vavr.control.Either;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ActionNotationProperties {

    @Property(tries = 1_000)
    void writing_then_reading_is_the_identity(@ForAll("actions") Action action) {
        assertThat(ActionNotation.read(ActionNotation.write(action), OwnRules.KNOWN))
                .isEqualTo(Either.right(action));
    }

    @Property(tries = 1_000)
    void every_action_is_one_word(@ForAll("actions") Action action) {
        String word = ActionNotation.write(action);

        assertThat(Tokens.first(Slice.of(word)).map(Slice::text)).containsExactly(word);
        assertThat(ResultWord.isOne(Slice.of(word))).isFalse();
    }

    @Example
    void actions_have_short_words() {
        assertThat(ActionNotation.write(Actions.begin())).isEqualTo("turn");
        assertThat(ActionNotation.write(Actions.place(3))).isEqualTo("3");
        assertThat(ActionNotation.write(Actions.placeJoker(3, "A"))).isEqualTo("3=A");
        assertThat(ActionNotation.write(Actions.reserve())).isEqualTo("reserve");
        assertThat(ActionNotation.write(Actions.swap())).isEqualTo("swap");
        assertThat(ActionNotation.write(Actions.cutOff())).isEqualTo("cut");
        assertThat(ActionNotation.write(Actions.deal("10D"))).isEqualTo("+10D");
    }

    @Property(tries = 200)
    void a_number_has_one_text_only(@ForAll("numbersInOtherWords") String text) {
        assertThat(ActionNotation.read(text).getLeft())
                .isEqualTo(new NotationProblem.Unknown(new Place(1, 1), Expected.ACTION, text));
    }

    @Provide
    Arbitrary<String> numbersInOtherWords() {
        return Arbitraries.of("03", "-0", "3 ", "٣", "3.0", "2147483648", "-2147483649", "9".repeat(30), "3=", "=A");
    }

    @Provide
    Arbitrary<Action> actions() {
        return Actions.any(OwnRules.any());
    }
}
