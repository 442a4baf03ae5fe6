package games.hydra.rule;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A value of an option, with the word that stands for it in section 8 of the rules. */
public interface Coded {

    /** The word: {@code draw-top}. */
    String code();

    /** The value with this word. */
    static <E extends Enum<E> & Coded> Option<E> ofCode(Class<E> values, String code) {
        return Array.of(values.getEnumConstants()).find(value -> value.code().equals(code));
    }
}
