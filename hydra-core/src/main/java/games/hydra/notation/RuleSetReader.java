package games.hydra.notation;

import games.hydra.rule.PlacementRule;
import games.hydra.rule.Preset;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import io.vavr.Tuple2;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Reads a rule set entry by entry; each changes the rules of those before. */
record RuleSetReader(Seq<PlacementRule> known) {

    /** The rules so far, and the options that are set. */
    private record Rules(RuleSet set, Set<RuleOption> given) {}

    Either<NotationProblem, RuleSet> read(Slice text) {
        Option<Slice> beyond = text.split(RuleSetNotation.SEPARATOR)
                .drop(RuleSetNotation.MOST_ENTRIES)
                .headOption();
        return beyond.isDefined() ? tooMany(beyond.get()) : entries(text);
    }

    private Either<NotationProblem, RuleSet> entries(Slice text) {
        Option<RuleSet> preset = preset(text.split(RuleSetNotation.SEPARATOR).head());
        Rules start = new Rules(preset.getOrElse(RuleSet.STANDARD), HashSet.empty());
        return text.split(RuleSetNotation.SEPARATOR)
                .drop(preset.isDefined() ? 1 : 0)
                .foldLeft(
                        Either.<NotationProblem, Rules>right(start),
                        (rules, entry) -> rules.flatMap(before -> entry(before, entry)))
                .map(Rules::set);
    }

    private Either<NotationProblem, Rules> entry(Rules rules, Slice entry) {
        return entry.cut(RuleSetNotation.EQUALS)
                .toEither(() -> Expected.RULE.insteadOf(entry))
                .flatMap(parts -> parts._1.is(RuleSetNotation.OWN)
                        ? ownRule(rules, parts._2)
                        : option(parts._1).flatMap(option -> set(rules, option, parts)));
    }

    private Either<NotationProblem, Rules> ownRule(Rules rules, Slice code) {
        return EscapedCode.read(code)
                .flatMap(wanted -> known.find(rule -> rule.code().equals(wanted)))
                .map(rule -> new Rules(rules.set().withOwnRule(rule), rules.given()))
                .toEither(() -> Expected.OWN_RULE.insteadOf(code));
    }

    private static Either<NotationProblem, Rules> set(Rules rules, RuleOption option, Tuple2<Slice, Slice> entry) {
        if (rules.given().contains(option)) {
            return Either.left(new NotationProblem.Repeated(entry._1.place(), option.code()));
        }
        return option.write(rules.set(), entry._2.text())
                .map(changed -> new Rules(changed, rules.given().add(option)))
                .toEither(() -> new NotationProblem.BadValue(entry._2.place(), option.code(), entry._2.excerpt()));
    }

    private static Either<NotationProblem, RuleOption> option(Slice name) {
        return RuleOption.all().find(option -> name.is(option.code())).toEither(() -> Expected.RULE.insteadOf(name));
    }

    private static Option<RuleSet> preset(Slice entry) {
        return Preset.all().find(preset -> entry.is(preset.code())).map(Preset::rules);
    }

    private static Either<NotationProblem, RuleSet> tooMany(Slice entry) {
        return Either.left(new NotationProblem.TooMany(entry.place(), Limited.RULES, RuleSetNotation.MOST_ENTRIES));
    }
}
