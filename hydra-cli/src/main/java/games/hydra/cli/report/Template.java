package games.hydra.cli.report;

import io.vavr.collection.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page with gaps, written <code>{{name}}</code>. */
record Template(String text) {
    private static final Pattern GAP = Pattern.compile("\\{\\{([a-z-]+)}}");

    static Template named(String resource) {
        return new Template(Resource.text(resource));
    }

    /** Fills every gap. What is filled in is not searched for gaps again. */
    String fill(Map<String, Html> parts) {
        return GAP.matcher(text)
                .replaceAll(gap -> Matcher.quoteReplacement(part(parts, gap).markup()));
    }

    private static Html part(Map<String, Html> parts, MatchResult gap) {
        return parts.get(gap.group(1)).getOrElseThrow(() -> new IllegalArgumentException("nothing for " + gap.group()));
    }
}
