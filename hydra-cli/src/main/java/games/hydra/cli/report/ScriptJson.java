package games.hydra.cli.report;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** A value in JSON, written so that it can stand in a script element: there is no {@code <} in it. */
record ScriptJson(String text) {
    static final ScriptJson NULL = new ScriptJson("null");

    static ScriptJson number(long number) {
        return new ScriptJson(Long.toString(number));
    }

    static ScriptJson number(double number) {
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException("not in JSON: " + number);
        }
        return new ScriptJson(Double.toString(number));
    }

    static ScriptJson bool(boolean value) {
        return new ScriptJson(Boolean.toString(value));
    }

    static ScriptJson text(String text) {
        StringBuilder json = new StringBuilder("\"");
        text.chars().forEach(character -> json.append(escaped((char) character)));
        return new ScriptJson(json.append('"').toString());
    }

    static ScriptJson array(Seq<ScriptJson> values) {
        return new ScriptJson(values.map(ScriptJson::text).mkString("[", ",", "]"));
    }

    static ScriptJson object(Map<String, ScriptJson> fields) {
        return new ScriptJson(
                fields.map(field -> text(field._1).text + ":" + field._2.text).mkString("{", ",", "}"));
    }

    Html inScript() {
        return Html.trusted(text);
    }

    /** Plain ASCII stands for itself, but for what means something to JSON or HTML. */
    private static String escaped(char character) {
        boolean plain = character >= ' ' && character <= '~' && "\"\\<>&".indexOf(character) < 0;
        return plain ? String.valueOf(character) : String.format("\\u%04x", (int) character);
    }
}
