package games.hydra.cli.arguments;

import games.hydra.cli.console.SaveFile;
import games.hydra.cli.text.NotationText;
import games.hydra.notation.GameNotation;
import games.hydra.notation.GameRecord;
import io.vavr.control.Either;
import java.nio.file.Path;
import picocli.CommandLine.Parameters;

/** The file of a saved game; it is read and never written. */
final class SavedGame {
    @Parameters(paramLabel = "FILE", description = "The file that save has written.")
    Path file = Path.of("");

    /** The game, or one line that says what is wrong and where. */
    Either<String, GameRecord> read() {
        return SaveFile.read(file, GameNotation.MOST_CHARACTERS)
                .flatMap(text -> GameNotation.read(text).mapLeft(NotationText::of))
                .mapLeft(reason -> file + ": " + reason);
    }
}
