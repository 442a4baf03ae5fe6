package games.hydra.cli.json;

import games.hydra.sim.Run;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.InputStream;

/** Runs as JSON. What is written can be read, and equal runs are written as equal text. */
public final class RunJson {
    static final String FORMAT = "hydra-run";
    static final int VERSION = 1;

    /** Three times what a run of the longest games at the largest tables takes. */
    private static final int MOST_BYTES = 32 * 1024 * 1024;

    private RunJson() {}

    /** The text of a run, with a line end after it. */
    public static String write(Run run) {
        return RunWriter.write(run);
    }

    /** The run that was written so, or what is wrong with it. */
    public static Either<JsonProblem, Run> read(InputStream text) throws IOException {
        byte[] bytes = text.readNBytes(MOST_BYTES + 1);
        return bytes.length > MOST_BYTES ? Either.left(new JsonProblem.TooLong(MOST_BYTES)) : read(bytes);
    }

    private static Either<JsonProblem, Run> read(byte[] text) {
        try {
            return Either.right(RunReader.run(JsonParsing.parse(text)));
        } catch (Unreadable unreadable) {
            return Either.left(unreadable.problem());
        }
    }
}
