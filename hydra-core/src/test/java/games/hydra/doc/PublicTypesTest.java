package games.hydra.doc;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PublicTypesTest {
    @Test
    void every_public_type_is_documented() throws IOException {
        List<SourceText> sources = SourceFile.all().stream()
                .map(file -> new SourceText(file.text()))
                .toList();

        Map<String, String> types = PublicTypes.in(sources);

        assertThat(types).hasSizeGreaterThan(200);
        assertThat(types.keySet().stream().filter(type -> types.get(type).isEmpty()))
                .isEmpty();
    }

    @Test
    void a_type_without_a_comment_would_be_seen_also_within_another() throws IOException {
        SourceText source = new SourceText("""
                /** Shown. */
                public interface Outer {
                    record Implied() {}
                    class Hidden { private static class More {} }
                    // Not a comment of that kind.
                    enum Late { A }
                }
                class Own { public record Unseen() {} }
                """);

        assertThat(PublicTypes.in(List.of(source)))
                .containsOnlyKeys("Outer", "Outer.Implied", "Outer.Hidden", "Outer.Late")
                .containsEntry("Outer", "Shown.")
                .containsEntry("Outer.Implied", "")
                .containsEntry("Outer.Late", "");
    }
}
