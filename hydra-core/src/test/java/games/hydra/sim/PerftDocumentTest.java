package games.hydra.sim;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.rule.Preset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What docs/PERFT.md shows is true. */
class PerftDocumentTest {
    private static final Path ROOT = Path.of(System.getProperty("hydra.root"));
    private static final Pattern SESSION = Pattern.compile(
            "hydra perft --seed (\\d+) --players (\\d+) --rules (\\w+) --depth (\\d+)\n((?:D\\d+ \\d+\n)+)");
    private static final Pattern GAME = Pattern.compile("```\n(\\{\\p{XDigit}{8}}\n.*?)```", Pattern.DOTALL);

    @Test
    void the_session_prints_what_the_engine_counts() throws IOException {
        MatchResult session = find(SESSION);
        int depth = Integer.parseInt(session.group(4));
        GameState deal = Hydra.start(Setup.of(Integer.parseInt(session.group(2)), Long.parseLong(session.group(1)))
                        .withRules(Preset.ofCode(session.group(3)).get().rules()))
                .get();

        assertThat(session.group(5))
                .isEqualTo(IntStream.rangeClosed(1, depth)
                        .mapToObj(actions -> "D" + actions + " " + Perft.count(deal, actions) + "\n")
                        .collect(Collectors.joining()));
    }

    @Test
    void the_hashes_are_those_of_a_game() throws IOException {
        Path game = ROOT.resolve("hydra-core/src/test/resources/games/standard-greedy.hydra");

        assertThat(Files.readString(game)).contains("\n\n" + find(GAME).group(1));
    }

    private static MatchResult find(Pattern pattern) throws IOException {
        return pattern.matcher(Files.readString(ROOT.resolve("docs/PERFT.md")))
                .results()
                .findFirst()
                .orElseThrow();
    }
}
