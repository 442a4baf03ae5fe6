package games.hydra.cli.console;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** What went wrong with a file, in a few words. */
final class IoText {
    private IoText() {}

    static String of(IOException failure) {
        if (failure instanceof NoSuchFileException missing) {
            return "there is no " + missing.getFile();
        }
        if (failure instanceof AccessDeniedException denied) {
            return "no access to " + denied.getFile();
        }
        return String.valueOf(failure.getMessage());
    }
}
