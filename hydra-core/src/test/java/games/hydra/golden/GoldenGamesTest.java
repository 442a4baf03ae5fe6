package games.hydra.golden;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Action;
import games.hydra.Dealing;
import games.hydra.EventKinds;
import games.hydra.GameState;
import games.hydra.Outcome;
import games.hydra.Result;
import games.hydra.notation.GameNotation;
import games.hydra.notation.GameRecord;
import games.hydra.rule.Preset;
import games.hydra.rule.RuleOption;
import games.hydra.testkit.Rule;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole games, with the hash of every state, as they were when somebody last looked at them. {@code mvn -pl hydra-core test
 * -Dtest=GoldenGamesTest -Dhydra.golden=write} plays them anew, to be reviewed as a diff. Otherwise they are replayed, so that
 * a strategy can change and they stay.
 */
class GoldenGamesTest {
    private static final Path FOLDER = Path.of(System.getProperty("hydra.root"), "hydra-core/src/test/resources/games");
    private static final boolean WRITE = "write".equals(System.getProperty("hydra.golden"));
    private static final String SUFFIX = ".hydra";

    private static Seq<GameRecord> games = List.empty();
    private static Seq<Result.Accepted> replays = List.empty();

    @BeforeAll
    static void read() throws IOException {
        if (WRITE) {
            write();
        }
        games = List.ofAll(files()).map(file -> GameNotation.read(text(file)).get());
        replays = games.map(game -> game.replay().get());
    }

    private static void write() throws IOException {
        Files.createDirectories(FOLDER);
        for (Map.Entry<String, GameRecord> game : GoldenGames.play().entrySet()) {
            Files.writeString(FOLDER.resolve(game.getKey() + SUFFIX), GoldenText.of(game.getValue()));
        }
    }

    static Stream<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(SUFFIX)).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    @Rule("R1.6")
    void every_step_of_a_game_leads_to_the_state_that_was_reviewed(Path file) {
        GameRecord game = GameNotation.read(text(file)).get();

        assertThat(GoldenText.of(game)).isEqualTo(text(file));
    }

    @Test
    void at_least_100_of_the_games_are_complete() {
        assertThat(replays.map(Result.Accepted::state).count(GameState::isOver)).isGreaterThanOrEqualTo(100);
    }

    @Test
    void every_preset_and_every_value_of_every_option_is_played() {
        assertThat(Preset.all())
                .allSatisfy(preset ->
                        assertThat(games).anyMatch(game -> game.setup().rules().equals(preset.rules())));
        assertThat(RuleOption.all())
                .allSatisfy(option -> assertThat(option.words())
                        .allSatisfy(word -> assertThat(games)
                                .anyMatch(game ->
                                        option.read(game.setup().rules()).equals(word))));
    }

    @Test
    void both_ways_to_deal_and_2_to_5_players_are_there() {
        assertThat(games.map(game -> game.setup().dealing())).contains(Dealing.values());
        assertThat(games.map(game -> game.setup().players())).contains(2, 3, 4, 5);
    }

    @Test
    void every_kind_of_action_and_of_event_comes_up() {
        assertThat(games.flatMap(GameRecord::actions)
                        .<Class<?>>map(Object::getClass)
                        .distinct())
                .contains(Action.class.getPermittedSubclasses());
        assertThat(replays.flatMap(Result.Accepted::events)
                        .<Class<?>>map(Object::getClass)
                        .distinct())
                .containsAll(EventKinds.all());
    }

    @Test
    void every_way_to_end_is_there_and_a_stalemate_that_goes_on() {
        assertThat(replays.flatMap(replay -> replay.state().outcome()).map(GoldenGamesTest::ending))
                .contains("BY_SHEDDING", "BY_LOSING", "draw");
        assertThat(replays)
                .anyMatch(
                        replay -> replay.state().stalemate() && !replay.state().isOver());
    }

    private static String ending(Outcome outcome) {
        return outcome.match(win -> win.how().name(), draw -> "draw");
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
