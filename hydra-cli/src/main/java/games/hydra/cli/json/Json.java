package games.hydra.cli.json;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** A value of JSON, as far as a run has use for it. */
sealed interface Json {

    record Fields(Map<String, Json> fields) implements Json {}

    record Items(Seq<Json> items) implements Json {}

    record Text(String text) implements Json {}

    record Whole(long number) implements Json {}

    /** What no run has: fractions, numbers that are too big, true, false and null. */
    record Other() implements Json {}
}
