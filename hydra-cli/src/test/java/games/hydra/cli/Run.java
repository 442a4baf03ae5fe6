package games.hydra.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** How a run of the built program ended: what it printed, what it complained about, and its status. */
record Run(String output, String errors, int status) {

    /** Runs the program as users get it, with all of its input at once. */
    static Run of(String input, String... arguments) throws IOException, InterruptedException {
        return of(input, command(arguments));
    }

    static Run of(String input, List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).start();
        try (OutputStream stdin = process.getOutputStream()) {
            stdin.write(input.getBytes(StandardCharsets.UTF_8));
        } catch (IOException closed) {
            // It ended without reading everything, which some of the tests are about.
        }
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(output, errors, process.waitFor());
    }

    /** The command that starts the program; both builds say where they put it. */
    static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-cp",
                System.getProperty("hydra.classpath"),
                "games.hydra.cli.Main"));
        command.addAll(List.of(arguments));
        return command;
    }
}
