package games.hydra.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A name may hold anything, and stays a name. */
class ForeignNamesProperties {
    private static final Pattern TAG = Pattern.compile("<[/!a-zA-Z][^>]*>");
    private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-f]{4})");

    @Property(tries = 50)
    void no_name_adds_a_tag_to_the_page(@ForAll("names") String name) {
        assertThat(tags(page(name))).isEqualTo(tags(page("plain")));
    }

    @Property
    void a_text_in_markup_is_read_as_it_was(@ForAll("names") String name) {
        String markup = Html.text(name).markup();

        assertThat(markup).doesNotContain("<", ">", "\"", "'");
        assertThat(unescaped(markup)).isEqualTo(name);
    }

    @Property
    void a_text_in_json_is_read_as_it_was(@ForAll("names") String name) {
        String json = ScriptJson.text(name).text();

        assertThat(json).matches("\"[ -~]*\"").doesNotContain("<", ">", "&");
        assertThat(ESCAPE.matcher(json.substring(1, json.length() - 1))
                        .replaceAll(code ->
                                Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(code.group(1), 16)))))
                .isEqualTo(name);
    }

    @Property
    void what_fills_a_gap_is_no_template(@ForAll("names") String name) {
        Html part = Html.trusted(name);

        assertThat(new Template("[{{one}}]").fill(HashMap.of("one", part))).isEqualTo("[" + name + "]");
    }

    @Provide
    Arbitrary<String> names() {
        return Arbitraries.oneOf(
                Arbitraries.strings().ofMaxLength(20),
                Arbitraries.of(
                                "</script>",
                                "<script>",
                                "<!--",
                                "-->",
                                "]]>",
                                "{{data}}",
                                "{{one}}",
                                "$1",
                                "\\",
                                "\"",
                                "'",
                                "&",
                                "&lt;",
                                "\u2028",
                                "\ud83d\ude00",
                                "</td>",
                                "</title>",
                                "<img src=x>",
                                "\\u003c",
                                "\0")
                        .list()
                        .ofMinSize(1)
                        .ofMaxSize(4)
                        .map(pieces -> String.join("", pieces)));
    }

    private static String page(String name) {
        return Report.html(Runs.of(List.of(Runs.game(3, name, "other"))));
    }

    private static List<String> tags(String page) {
        return List.ofAll(TAG.matcher(page).results().map(tag -> tag.group()));
    }

    private static String unescaped(String markup) {
        return markup.replace("&#39;", "'")
                .replace("&quot;", "\"")
                .replace("&gt;", ">")
                .replace("&lt;", "<")
                .replace("&amp;", "&");
    }
}
