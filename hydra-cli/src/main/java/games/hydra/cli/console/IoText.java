package games.hydra.cli.console;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** What went wrong with a file, in a few words. */
public final class IoText {
    private IoText() {}

    public static String of(IOException failure) {
        if (failure instanceof NoSuchFileException) {
            return "there is no such file or folder";
        }
        if (failure instanceof AccessDeniedException) {
            return "access is denied";
        }
        return String.valueOf(failure.getMessage());
    }
}
