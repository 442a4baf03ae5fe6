package games.hydra.cli.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import io.vavr.Tuple2;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** Any JSON on one line. */
public final class JsonLine {
    /**
     * The most names, values and brackets of a line that is read: enough for a list of everybody at the largest table, and
     * few enough that names chosen to have one hash do no harm.
     */
    public static final int MOST_TOKENS = 25_000;

    /** Only ASCII is written: half of a surrogate pair comes back as it was sent, and no line end can be mistaken. */
    private static final JsonFactory JSON =
            JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    /** The one control character that JSON lets pass as it is; a terminal does not show it. */
    private static final String DELETE = "\u007f";

    private static final String ESCAPED_DELETE = "\\u007F";

    private JsonLine() {}

    /** One value of JSON and nothing after it; or where the text goes wrong. */
    public static Either<JsonProblem, Json> read(String text) {
        try {
            return Either.right(JsonParsing.parse(text));
        } catch (Unreadable unreadable) {
            return Either.left(unreadable.problem());
        }
    }

    /** The value in printable ASCII, without a line end. */
    public static String write(Json json) {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = JSON.createGenerator(text)) {
            write(json, generator);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        // Outside of a text there is none.
        return text.toString().replace(DELETE, ESCAPED_DELETE);
    }

    private static void write(Json json, JsonGenerator generator) throws IOException {
        if (json instanceof Json.Fields object) {
            writeFields(object, generator);
        } else if (json instanceof Json.Items list) {
            writeItems(list, generator);
        } else if (json instanceof Json.Text text) {
            generator.writeString(text.text());
        } else if (json instanceof Json.Whole whole) {
            generator.writeNumber(whole.number());
        } else if (json instanceof Json.Truth truth) {
            generator.writeBoolean(truth.truth());
        } else {
            generator.writeNull();
        }
    }

    private static void writeFields(Json.Fields object, JsonGenerator generator) throws IOException {
        generator.writeStartObject();
        for (Tuple2<String, Json> field : object.fields()) {
            generator.writeFieldName(field._1);
            write(field._2, generator);
        }
        generator.writeEndObject();
    }

    private static void writeItems(Json.Items list, JsonGenerator generator) throws IOException {
        generator.writeStartArray();
        for (Json item : list.items()) {
            write(item, generator);
        }
        generator.writeEndArray();
    }
}
