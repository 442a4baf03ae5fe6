package games.hydra.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is far too large gets one line from the built program, also with little memory; what is just large is played. */
@Timeout(value = 3, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostileSizeIT {
    private static final long HUNDRED_MEGABYTES = 100_000_000;
    private static final int MOST_ACTIONS = 1_000_000;
    private static final String TWO_HEADS = "+2D turn +KH cut +KS +QS turn +5H reserve +6H ";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"resume", "replay"})
    void a_save_of_100_megabytes_is_too_long(String command) throws Exception {
        Path file = sparse(HUNDRED_MEGABYTES);

        assertThat(run("-Xmx64m", command, file.toString()))
                .isEqualTo(failed(file + ": the file is too long for a saved game (over 16777216 bytes)"));
    }

    @Test
    void a_run_of_100_megabytes_is_too_long() throws Exception {
        Path file = sparse(HUNDRED_MEGABYTES);

        assertThat(run("-Xmx128m", "merge", file.toString()))
                .isEqualTo(failed(file + ": the file is too long for a run of games (over 33554432 bytes)"));
    }

    @Test
    void a_game_of_a_million_actions_goes_on_and_one_action_more_is_too_many() throws Exception {
        int swaps = MOST_ACTIONS - TWO_HEADS.split(" ").length;
        Path longest = game(swaps);
        Path longer = game(swaps + 1);

        assertThat(run("-Xmx512m", "resume", longest.toString()).output()).isEqualTo("Card value?\n");
        assertThat(run("-Xmx512m", "resume", longer.toString()).errors())
                .startsWith("hydra: " + longer + ": line ")
                .endsWith(": there are more than 1000000 actions\n")
                .hasLineCount(1);
    }

    @Test
    void where_there_is_too_little_memory_one_line_says_so() throws Exception {
        Path file = sparse(16_000_000);

        assertThat(run("-Xmx16m", "resume", file.toString())).isEqualTo(failed("there is not enough memory for this"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--seed=1", "perft --depth=1 --seed=1", "simulate --games=1 --bots=first --most-steps=1"})
    void ten_thousand_play_and_one_more_is_too_many(String arguments) throws Exception {
        assertThat(run("-Xmx256m", (arguments + " --players=10000").split(" ")).output())
                .isNotEmpty();
        assertThat(run("-Xmx256m", (arguments + " --players=10001").split(" ")))
                .isEqualTo(new Run("", "hydra: 10001 players: there must be 2 to 10000\n", 2));
    }

    @Test
    void the_console_asks_again_when_too_many_want_to_play() throws Exception {
        Run run = run("10001\n99999999999\n10000\n", List.of("-Xmx256m"), new String[0]);

        assertThat(run.output())
                .startsWith("How many players?\nHow many players?\nHow many players?\n\nHeads:\n")
                .endsWith("Player 2, it is your turn.\n");
    }

    private static Run run(String heap, String... arguments) throws Exception {
        return run("", List.of(heap), arguments);
    }

    private static Run run(String input, List<String> options, String... arguments) throws Exception {
        List<String> command = Run.command(arguments);
        command.addAll(1, options);
        return Run.of(input, command);
    }

    private static Run failed(String reason) {
        return new Run("", "hydra: " + reason + "\n", 1);
    }

    /** A file of zeros that takes no room where the file system knows how. */
    private Path sparse(long bytes) throws IOException {
        Path file = folder.resolve("zeros");
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, StandardOpenOption.SPARSE)) {
            channel.write(ByteBuffer.allocate(1), bytes - 1);
        }
        return file;
    }

    private Path game(int swaps) throws IOException {
        return Files.writeString(folder.resolve("game-" + swaps), """
                [Hydra "1"]
                [RulesVersion "1"]
                [Players "2"]
                [Seed "42"]
                [Dealing "by-hand"]
                [Rules "standard"]

                """ + TWO_HEADS + "swap ".repeat(swaps) + "*\n");
    }
}
