package games.hydra.rule;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/** The values of one option: which there are, whether a rule set holds one of them, and how to read and set them as text. */
record OptionValues(
        Seq<String> words,
        Option<NumberRange> numbers,
        Predicate<RuleSet> isValid,
        Function<RuleSet, String> read,
        BiFunction<RuleSet, String, Option<RuleSet>> write) {
    /** What has a type of its own can't be out of range. */
    private static final Predicate<RuleSet> ALWAYS = rules -> true;

    private static final String ON = "on";
    private static final String OFF = "off";
    private static final String PER_PLAYER = "per-player";

    static <E extends Enum<E> & Coded> OptionValues coded(
            Class<E> values, Function<RuleSet, E> get, BiFunction<RuleSet, E, RuleSet> set) {
        return new OptionValues(
                Array.of(values.getEnumConstants()).map(Coded::code),
                Option.none(),
                ALWAYS,
                rules -> get.apply(rules).code(),
                (rules, text) -> Coded.ofCode(values, text).map(value -> set.apply(rules, value)));
    }

    static OptionValues onOff(Function<RuleSet, Boolean> get, BiFunction<RuleSet, Boolean, RuleSet> set) {
        Seq<String> words = Array.of(OFF, ON);
        return new OptionValues(
                words,
                Option.none(),
                ALWAYS,
                rules -> get.apply(rules) ? ON : OFF,
                (rules, text) -> Option.when(words.contains(text), () -> set.apply(rules, text.equals(ON))));
    }

    static OptionValues number(
            NumberRange range, Function<RuleSet, Integer> get, BiFunction<RuleSet, Integer, RuleSet> set) {
        return new OptionValues(
                Array.empty(),
                Option.some(range),
                rules -> range.contains(get.apply(rules)),
                rules -> get.apply(rules).toString(),
                (rules, text) -> range.parse(text).map(number -> set.apply(rules, number)));
    }

    /** One deck for each player, or a number of decks for the table. */
    static OptionValues decks(NumberRange range) {
        return new OptionValues(
                Array.of(PER_PLAYER),
                Option.some(range),
                rules -> rules.decks().forAll(range::contains),
                rules -> rules.decks().map(String::valueOf).getOrElse(PER_PLAYER),
                (rules, text) -> text.equals(PER_PLAYER)
                        ? Option.some(rules.withDecks(Option.none()))
                        : range.parse(text).map(number -> rules.withDecks(Option.some(number))));
    }
}
