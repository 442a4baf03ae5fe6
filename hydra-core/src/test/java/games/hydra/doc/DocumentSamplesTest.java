package games.hydra.doc;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Samples;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No Java stands in a document but what a test runs: one that fails when a sample is added or changed. */
class DocumentSamplesTest {
    private static final String README = "README.md";
    private static final String EMBEDDING = "docs/EMBEDDING.md";
    private static final String SIMULATION = "docs/SIMULATION.md";
    private static final String KIT = "hydra-core/src/testFixtures/README.md";

    /** ReadmeExampleTest runs the first, EmbeddingExamplesTest the next two, KitReadmeTest the last. */
    @Test
    void there_is_java_in_four_documents() {
        assertThat(DocumentBlock.all()).hasSizeGreaterThan(50);
        assertThat(java()).extracting(DocumentBlock::document).containsOnly(README, EMBEDDING, SIMULATION, KIT);
    }

    @ParameterizedTest
    @ValueSource(strings = {README, EMBEDDING, SIMULATION, KIT})
    void all_of_it_is_marked_so_that_its_test_finds_it(String document) throws IOException {
        assertThat(java().stream().filter(block -> block.document().equals(document)))
                .hasSameSizeAs(Samples.of(document));
    }

    private static List<DocumentBlock> java() {
        return DocumentBlock.all().stream().filter(DocumentBlock::isJava).toList();
    }
}
