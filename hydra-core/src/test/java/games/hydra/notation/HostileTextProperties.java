package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.testkit.Games;
import games.hydra.testkit.HostileText;
import io.vavr.collection.List;
import io.vavr.control.Either;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** No text makes a reader throw, and every problem lies within the text. */
class HostileTextProperties {

    @Property(tries = 3_000)
    void any_text_can_be_read(@ForAll("hostile") String text) {
        assertAnswered(text);
    }

    @Property(tries = 300)
    void any_damaged_game_can_be_read(@ForAll("damagedGames") String text) {
        assertAnswered(text);
    }

    @Property(tries = 300)
    void any_damaged_position_can_be_read(@ForAll("damagedPositions") String text) {
        assertAnswered(text);
    }

    @Provide
    Arbitrary<String> hostile() {
        return HostileText.any();
    }

    @Provide
    Arbitrary<String> damagedGames() {
        return HostileText.damaged(Games.under(OwnRules.any()).map(game -> GameNotation.write(game.record())));
    }

    @Provide
    Arbitrary<String> damagedPositions() {
        return HostileText.damaged(Games.under(OwnRules.any()).map(game -> PositionNotation.write(game.state())));
    }

    private static void assertAnswered(String text) {
        List<Either<NotationProblem, ?>> answers = List.of(
                CardNotation.read(text),
                CardNotation.readFaceUp(text),
                ActionNotation.read(text, OwnRules.KNOWN),
                RuleSetNotation.read(text, OwnRules.KNOWN),
                PositionNotation.read(text, OwnRules.KNOWN),
                GameNotation.read(text, OwnRules.KNOWN));

        assertThat(answers.filter(Either::isLeft).map(Either::getLeft))
                .allSatisfy(problem ->
                        assertThat(new FuzzedText(text).isWithin(problem)).isTrue());
    }
}
