package games.hydra.cli.json;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** A value of JSON. */
public sealed interface Json {

    /** An object; its names keep their order. */
    record Fields(Map<String, Json> fields) implements Json {
        private static final Fields NONE = new Fields(LinkedHashMap.empty());

        /** This object with one more value. */
        public Fields with(String name, Json value) {
            return new Fields(fields.put(name, value));
        }

        public Fields with(String name, String text) {
            return with(name, new Text(text));
        }

        public Fields with(String name, long number) {
            return with(name, new Whole(number));
        }

        public Fields with(String name, boolean truth) {
            return with(name, new Truth(truth));
        }

        /** This object with the values of another after its own. */
        public Fields withAll(Fields others) {
            return others.fields.foldLeft(this, (all, entry) -> all.with(entry._1, entry._2));
        }
    }

    record Items(Seq<? extends Json> items) implements Json {}

    record Text(String text) implements Json {}

    record Whole(long number) implements Json {}

    record Truth(boolean truth) implements Json {}

    record Nothing() implements Json {}

    /** What nothing here has use for: fractions and numbers that are too big. It is read and never written. */
    record Other() implements Json {}

    /** An object without values. */
    static Fields object() {
        return Fields.NONE;
    }

    /** The values of a list. */
    static Items list(Seq<? extends Json> items) {
        return new Items(items);
    }

    /** A list of texts. */
    static Items texts(Seq<String> texts) {
        return new Items(texts.map(Text::new));
    }
}
