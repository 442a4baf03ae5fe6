package games.hydra.kit;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.notation.GameNotation;
import games.hydra.testkit.Games;
import games.hydra.testkit.HostileText;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** Hostile text is worth something only if it has what readers stumble over. */
class HostileTextReachProperties {

    @Property(tries = 1_000, seed = "20261118", edgeCases = EdgeCasesMode.NONE)
    @StatisticsReport(onFailureOnly = true)
    void there_are_controls_lone_surrogates_huge_numbers_and_words_of_the_notation(@ForAll("any") String text) {
        seen("control", text.chars().anyMatch(Character::isISOControl));
        seen("lone surrogate", text.codePoints().anyMatch(HostileTextReachProperties::isSurrogate));
        seen("huge number", text.matches("(?s).*[0-9]{19}.*"));
        seen("word", text.matches("(?s).*\\b(turn|cut|swap)\\b.*"));
        seen("empty", text.isEmpty());
    }

    @Property(tries = 300, seed = "20261118")
    @StatisticsReport(onFailureOnly = true)
    void a_damaged_game_mostly_begins_and_ends_as_it_was(@ForAll("damaged") String text) {
        seen("begins well", text.startsWith("[Hydra \"1\"]\n"));
        seen("ends well", text.endsWith("*\n"));
        seen("refused", GameNotation.read(text).isLeft());
    }

    @Property
    void a_line_has_no_end_of_line(@ForAll("lines") String line) {
        assertThat(line).doesNotContain("\n");
    }

    private static boolean isSurrogate(int codePoint) {
        return Character.MIN_SURROGATE <= codePoint && codePoint <= Character.MAX_SURROGATE;
    }

    private static void seen(String what, boolean isSo) {
        Statistics.label(what).collect(isSo);
        Statistics.label(what).coverage(coverage -> coverage.check(true).percentage(percent -> percent > 1));
    }

    @Provide
    Arbitrary<String> any() {
        return HostileText.any();
    }

    @Provide
    Arbitrary<String> lines() {
        return HostileText.line();
    }

    @Provide
    Arbitrary<String> damaged() {
        return HostileText.damaged(Games.any().map(game -> GameNotation.write(game.record())));
    }
}
