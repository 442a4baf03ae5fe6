package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.notation.ActionNotation;
import games.hydra.notation.PositionNotation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The order of the legal actions is promised, so it is pinned. {@code mvn -pl hydra-core test -Dtest=LegalActionsOrderTest
 * -Dhydra.golden=write} writes the actions below each position of the file anew, to be reviewed as a diff.
 */
class LegalActionsOrderTest {
    private static final Path FILE =
            Path.of(System.getProperty("hydra.root"), "hydra-core/src/test/resources/perft/legal-actions.txt");
    private static final boolean WRITE = "write".equals(System.getProperty("hydra.golden"));
    private static final String POSITION = "hydra/";
    private static final String INDENT = "  ";
    private static final int ACTIONS_A_LINE = 13;

    @Test
    void the_legal_actions_come_in_the_order_that_was_reviewed() throws IOException {
        String text = Files.readString(FILE);
        String listed = text.lines()
                .filter(line -> !line.startsWith(INDENT))
                .flatMap(LegalActionsOrderTest::withActions)
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        if (WRITE) {
            Files.writeString(FILE, listed);
        }

        assertThat(listed).isEqualTo(Files.readString(FILE));
    }

    @Test
    void every_kind_of_move_and_phase_is_in_the_file() throws IOException {
        Seq<GameState> states = Vector.ofAll(Files.readString(FILE)
                .lines()
                .filter(LegalActionsOrderTest::isPosition)
                .map(LegalActionsOrderTest::read));

        assertThat(states.flatMap(Hydra::legalActions).<Class<?>>map(Object::getClass))
                .containsAll(kindsOfMove());
        assertThat(states.<Class<?>>map(state -> state.phase().getClass()))
                .contains(Phase.class.getPermittedSubclasses());
    }

    private static Seq<Class<?>> kindsOfMove() {
        return Vector.<Class<?>>of(Action.class.getPermittedSubclasses()).remove(Action.ChangeRules.class);
    }

    private static Stream<String> withActions(String line) {
        return isPosition(line) ? Stream.concat(Stream.of(line), actions(read(line))) : Stream.of(line);
    }

    private static Stream<String> actions(GameState state) {
        return Hydra.legalActions(state)
                .map(ActionNotation::write)
                .grouped(ACTIONS_A_LINE)
                .map(words -> INDENT + words.mkString(" "))
                .toJavaStream();
    }

    private static boolean isPosition(String line) {
        return line.startsWith(POSITION);
    }

    private static GameState read(String line) {
        return PositionNotation.read(line).get();
    }
}
