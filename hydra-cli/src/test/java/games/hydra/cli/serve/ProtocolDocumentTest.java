package games.hydra.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Action;
import games.hydra.Event;
import io.vavr.collection.List;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What docs/PROTOCOL.md says is what is answered. */
class ProtocolDocumentTest {
    private static final Path DOCUMENT = Path.of(System.getProperty("hydra.root"), "docs/PROTOCOL.md");
    private static final Pattern TALK = Pattern.compile("```hydra-serve\n(.*?)```", Pattern.DOTALL);
    private static final String ASKED = "> ";
    private static final String ANSWERED = "< ";

    @Test
    void the_conversation_goes_as_it_is_written_down() throws IOException {
        List<String> lines = talk();
        Dialogue client = new Dialogue();

        List<String> actual = lines.filter(line -> line.startsWith(ASKED))
                .flatMap(line -> List.of(line, ANSWERED + client.sendAsIs(line.substring(ASKED.length()))));

        assertThat(actual.mkString("\n")).isEqualTo(lines.mkString("\n"));
    }

    @ParameterizedTest
    @MethodSource("words")
    void every_request_and_every_kind_of_event_action_and_error_is_there(String word) throws IOException {
        assertThat(Files.readString(DOCUMENT)).contains("`" + word + "`");
    }

    static Stream<String> words() {
        return Stream.of(
                        Request.all().map(Request::word).toJavaStream(),
                        kinds(Event.class).filter(name -> !name.equals("public")),
                        kinds(Event.Public.class),
                        kinds(Action.class))
                .flatMap(words -> words);
    }

    /** The names of the records: {@code CardPlaced} is {@code card-placed}. */
    private static Stream<String> kinds(Class<?> sealed) {
        return Stream.of(sealed.getPermittedSubclasses())
                .map(kind ->
                        kind.getSimpleName().replaceAll("(?<=.)(?=[A-Z])", "-").toLowerCase(Locale.ROOT));
    }

    private static List<String> talk() throws IOException {
        return List.ofAll(TALK.matcher(Files.readString(DOCUMENT))
                .results()
                .flatMap(block -> block.group(1).lines())
                .toList());
    }
}
