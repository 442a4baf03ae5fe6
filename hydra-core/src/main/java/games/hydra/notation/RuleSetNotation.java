package games.hydra.notation;

import games.hydra.rule.PlacementRule;
import games.hydra.rule.Preset;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Rule sets as one word: a preset, or what differs from the standard, separated by commas.
 *
 * <pre>
 * driscoll
 * cut=free,stalemate=draw
 * suit-match=on,own=kings-are-walls
 * </pre>
 *
 * <p>A list that is read may also begin with a preset and change that. A placement rule of one's own is written by its code
 * only; whoever reads it says which rules there are.
 *
 * <pre>{@code
 * RuleSet rules = RuleSetNotation.read("suited,cut=free").get();
 * String text = RuleSetNotation.write(rules); // "cut=free,suit-match=on"
 * }</pre>
 */
public final class RuleSetNotation {
    /** The most options and own rules that one text may name. */
    public static final int MOST_ENTRIES = 100;

    static final char SEPARATOR = ',';
    static final char EQUALS = '=';
    static final String OWN = "own";

    private RuleSetNotation() {}

    public static String write(RuleSet rules) {
        return Preset.all()
                .find(preset -> preset.rules().equals(rules))
                .map(Preset::code)
                .getOrElse(() -> writeDifferences(rules));
    }

    /** A rule set without placement rules of one's own. */
    public static Either<NotationProblem, RuleSet> read(String text) {
        return read(text, List.empty());
    }

    /** A rule set, with the placement rules of one's own that it may name; of two with one code, the first counts. */
    public static Either<NotationProblem, RuleSet> read(String text, Seq<PlacementRule> ownRules) {
        return read(Slice.of(text), ownRules);
    }

    static Either<NotationProblem, RuleSet> read(Slice text, Seq<PlacementRule> ownRules) {
        return new RuleSetReader(ownRules).read(text);
    }

    private static String writeDifferences(RuleSet rules) {
        Seq<String> options = RuleOption.all()
                .filter(option -> !option.read(rules).equals(option.read(RuleSet.STANDARD)))
                .map(option -> option.code() + EQUALS + option.read(rules));
        Seq<String> own = rules.ownRules().map(rule -> OWN + EQUALS + EscapedCode.write(rule.code()));
        return options.appendAll(own).mkString(String.valueOf(SEPARATOR));
    }
}
