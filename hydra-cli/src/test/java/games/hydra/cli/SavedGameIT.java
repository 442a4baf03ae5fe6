package games.hydra.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that are saved, shown and played on by the built program. */
@Timeout(value = 3, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SavedGameIT {
    @TempDir
    private Path folder;

    private Path file;
    private String opening;

    @BeforeEach
    void save() throws Exception {
        file = folder.resolve("my game.hydra");
        Run run = Run.of("\nsave " + file + "\n", "--players=2", "--seed=5", "--commands");
        opening = run.output();
        assertThat(run.output()).contains("Saved to " + file + ".");
    }

    @Test
    void a_saved_game_goes_on_where_it_was() throws Exception {
        Run resumed = Run.of("", "resume", file.toString());

        assertThat(resumed.output()).startsWith("\nHeads:\n").endsWith("Your move?\n");
        assertThat(opening).endsWith(resumed.output().substring(resumed.output().indexOf("Player 2, you are")));
    }

    @Test
    void a_saved_game_is_shown_from_its_beginning() throws Exception {
        Run shown = Run.of("", "replay", file.toString());

        assertThat(shown.status()).isZero();
        assertThat(shown.output()).contains("Player 2 has 1 card to play.").endsWith("The game goes on from here.\n");
        assertThat(Run.of("\n", "replay", "--step", file.toString()).output()).contains("Action 0 of 1.");
    }

    @Test
    void a_file_that_ends_too_early_is_refused_wherever_it_ends() throws Exception {
        String text = Files.readString(file);

        for (int length = 0; length < text.length() - 1; length += 23) {
            assertRefused(text.substring(0, length));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello\n", "\u0000\u0001\u0002", "[Event \"a chess game\"]\n\n1. e4 *\n", "\uFEFF"})
    void a_foreign_file_is_refused(String text) throws Exception {
        assertRefused(text);
    }

    @Test
    void an_edited_file_is_refused_with_the_place_of_the_edit() throws Exception {
        String text = Files.readString(file);

        assertRefused(text.replace("[Seed \"5\"]", "[Seed \"6\"]"));
        assertRefused(text.replace("[Players \"2\"]", "[Players \"1\"]"));
        assertRefused(text.replace("turn", "turn turn"));
        assertRefused(text.replace("[RulesVersion \"", "[RulesVersion \"9"));
    }

    @Test
    void a_file_that_is_not_there_or_no_file_is_one_line() throws Exception {
        assertThat(Run.of("", "resume", folder.resolve("nothing").toString()).errors())
                .startsWith("hydra: ")
                .hasLineCount(1);
        assertThat(Run.of("", "replay", folder.toString()))
                .satisfies(run -> assertThat(run.errors()).startsWith("hydra: ").hasLineCount(1));
    }

    @Test
    void what_can_not_be_saved_is_said_and_the_game_goes_on() throws Exception {
        Path nowhere = folder.resolve("no folder").resolve("game");
        Run run = Run.of("save " + nowhere + "\n", "--players=2", "--seed=5", "--commands");

        assertThat(run.output()).contains("\nNot saved: ").endsWith("Player 2, it is your turn.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "a\u0000b", "."})
    void a_name_that_no_file_can_have_is_said_and_the_game_goes_on(String name) throws Exception {
        Run run = Run.of("save " + name + "\n", "--players=2", "--seed=5", "--commands");

        assertThat(run.output()).contains("\nNot saved: ").endsWith("Player 2, it is your turn.\n");
        assertThat(run.errors()).hasLineCount(1);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void a_link_stays_a_link_to_the_file_that_is_written() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        Files.writeString(file, "old");

        Run.of("save " + link + "\n", "--players=2", "--seed=5", "--commands");

        assertThat(link).isSymbolicLink();
        assertThat(file).content().startsWith("[Hydra ");
    }

    @Test
    void saving_leaves_nothing_but_the_file() throws IOException {
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    private void assertRefused(String text) throws Exception {
        Path edited = folder.resolve("edited");
        Files.writeString(edited, text);

        Run run = Run.of("", "resume", edited.toString());

        assertThat(run).isEqualTo(new Run("", run.errors(), 1));
        assertThat(run.errors())
                .startsWith("hydra: " + edited + ": line ")
                .contains("column ")
                .hasLineCount(1);
        assertThat(Files.readString(edited, StandardCharsets.UTF_8)).isEqualTo(text);
    }
}
