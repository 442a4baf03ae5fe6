package games.hydra.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scripts are put into the page as they are. */
class ChartLibraryTest {

    @Test
    void the_library_can_stand_in_a_script_element() {
        assertThat(ChartLibrary.script()).doesNotContainIgnoringCase("</script").doesNotContain("<!--");
    }

    @Test
    void the_library_names_no_file_for_debuggers() {
        assertThat(ChartLibrary.script()).doesNotContain("sourceMappingURL");
    }

    @ParameterizedTest
    @ValueSource(strings = {"report.js", "report.css"})
    void our_own_script_and_style_can_stand_in_the_page(String name) {
        assertThat(Resource.text(name)).doesNotContain("</", "<!--");
    }
}
