package games.hydra.notation;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The tags of a game's header, in the order in which they are written. */
enum TagName {
    HYDRA("Hydra"),
    RULES_VERSION("RulesVersion"),
    PLAYERS("Players"),
    SEED("Seed"),
    DEALING("Dealing"),
    RULES("Rules"),
    CHECKSUM("Checksum");

    private static final String END = "\"]";
    private static final Array<TagName> ALL = Array.of(values());

    private final String text;

    TagName(String text) {
        this.text = text;
    }

    String text() {
        return text;
    }

    /** A game that somebody writes by hand needs no checksum. */
    boolean isRequired() {
        return this != CHECKSUM;
    }

    String opening() {
        return "[" + text + " \"";
    }

    String write(String value) {
        return opening() + value + END;
    }

    Slice value(Slice token) {
        return token.drop(opening().length()).dropRight(END.length());
    }

    static Option<TagName> of(Slice token) {
        return ALL.find(tag -> token.startsWith(tag.opening())
                && token.endsWith(END)
                && token.length() >= tag.opening().length() + END.length());
    }

    static Seq<TagName> all() {
        return ALL;
    }
}
