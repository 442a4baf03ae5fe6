package games.hydra.cli.display;

import games.hydra.table.PlayerId;
import io.vavr.control.Option;

/**
 * Something that happened, in words.
 *
 * @param who who did it; none if the words are a sentence of their own
 * @param verb what they did: "placed"
 * @param what the rest of it, which may be empty: "5♥ on head 3"
 */
record Deed(Option<PlayerId> who, String verb, String what) {

    static Deed of(PlayerId who, String verb, String what) {
        return new Deed(Option.some(who), verb, what);
    }

    static Deed sentence(String text) {
        return new Deed(Option.none(), text, "");
    }

    Deed times(int count) {
        return count == 1 ? this : new Deed(who, verb, what + " " + count + " times");
    }
}
