package games.hydra.cli.json;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.io.CharConversionException;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Reads one value of JSON, and nothing after it. */
final class JsonParsing {
    /** A run has five levels, and a request fewer. */
    private static final int MOST_LEVELS = 10;

    private static final JsonFactory OF_RUNS = factory(Long.MAX_VALUE);
    private static final JsonFactory OF_LINES = factory(JsonLine.MOST_TOKENS);

    /** Where a parser comes from. */
    private interface Source {
        JsonParser open() throws IOException;
    }

    private final JsonParser parser;

    private JsonParsing(JsonParser parser) {
        this.parser = parser;
    }

    private static JsonFactory factory(long mostTokens) {
        return JsonFactory.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                // Names come from strangers: none of them is worth keeping.
                .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(MOST_LEVELS)
                        .maxTokenCount(mostTokens)
                        .build())
                .build();
    }

    /** A file of any number of values. */
    static Json parse(byte[] text) {
        return parse(() -> OF_RUNS.createParser(text), text.length);
    }

    /** A line of not too many values. */
    static Json parse(String text) {
        return parse(() -> OF_LINES.createParser(text), text.length());
    }

    private static Json parse(Source source, int length) {
        try (JsonParser parser = source.open()) {
            return new JsonParsing(parser).whole();
        } catch (JacksonException malformed) {
            throw new Unreadable(problem(malformed.getLocation(), length));
        } catch (CharConversionException noText) {
            throw new Unreadable(new JsonProblem.Malformed(1, 1));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** A text is counted in bytes or in characters, whichever it was given in. */
    private static JsonProblem problem(@Nullable JsonLocation place, int length) {
        if (place == null) {
            return new JsonProblem.Malformed(1, 1);
        }
        return Math.max(place.getByteOffset(), place.getCharOffset()) >= length
                ? new JsonProblem.Truncated(place.getLineNr(), place.getColumnNr())
                : new JsonProblem.Malformed(place.getLineNr(), place.getColumnNr());
    }

    private Json whole() throws IOException {
        JsonToken first = parser.nextToken();
        if (first == null) {
            throw new Unreadable(new JsonProblem.Truncated(1, 1));
        }
        Json json = value(first);
        if (parser.nextToken() != null) {
            JsonLocation place = parser.currentTokenLocation();
            throw new Unreadable(new JsonProblem.Malformed(place.getLineNr(), place.getColumnNr()));
        }
        return json;
    }

    private Json value(JsonToken token) throws IOException {
        return switch (token) {
            case START_OBJECT -> fields();
            case START_ARRAY -> items();
            case VALUE_STRING -> new Json.Text(parser.getText());
            case VALUE_NUMBER_INT -> number();
            case VALUE_TRUE -> new Json.Truth(true);
            case VALUE_FALSE -> new Json.Truth(false);
            case VALUE_NULL -> new Json.Nothing();
            default -> new Json.Other();
        };
    }

    private Json fields() throws IOException {
        Map<String, Json> fields = LinkedHashMap.empty();
        for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            fields = fields.put(name, value(parser.nextToken()));
        }
        return new Json.Fields(fields);
    }

    private Json items() throws IOException {
        Vector<Json> items = Vector.empty();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            items = items.append(value(token));
        }
        return new Json.Items(items);
    }

    private Json number() throws IOException {
        return parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
                ? new Json.Other()
                : new Json.Whole(parser.getLongValue());
    }
}
