package games.hydra.cli.console;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Where lines of input come from. */
public interface LineSource {

    /** The next line without its newline; null at the end of input. */
    @Nullable
    String next() throws IOException;
}
