package games.hydra.cli.serve;

import games.hydra.SetupProblem;
import games.hydra.cli.json.Json;
import games.hydra.notation.RuleSetNotation;
import games.hydra.rule.Preset;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Rules as they were sent: a text of the notation, or an object with a preset and options.
 *
 * @param rules the rules, as far as they can be had
 * @param problems the options whose values can't
 */
record RulesReading(RuleSet rules, Seq<SetupProblem> problems) {
    private static final Seq<String> FIELDS = List.of("preset", "options");

    /** The rules in this field; the standard rules if it is not there. */
    static Either<Failure, RulesReading> of(Body body, String field) {
        return body.given(field).fold(() -> Either.right(of(RuleSet.STANDARD)), json -> read(field, json));
    }

    private static RulesReading of(RuleSet rules) {
        return new RulesReading(rules, List.empty());
    }

    private static Either<Failure, RulesReading> read(String field, Json json) {
        if (json instanceof Json.Text text) {
            return RuleSetNotation.read(text.text()).map(RulesReading::of).mapLeft(Failure::of);
        }
        return Kind.OBJECT
                .reader()
                .apply(json)
                .toEither(() -> Failure.wrong(field, "rules"))
                .flatMap(object -> object.only(FIELDS))
                .flatMap(object -> preset(object).flatMap(preset -> options(object, preset)));
    }

    private static Either<Failure, RuleSet> preset(Body object) {
        Kind<RuleSet> preset = new Kind<>(
                "preset",
                json -> Kind.TEXT.reader().apply(json).flatMap(Preset::ofCode).map(Preset::rules));
        return object.optional("preset", preset, RuleSet.STANDARD);
    }

    private static Either<Failure, RulesReading> options(Body object, RuleSet preset) {
        return object.optional("options", Kind.OBJECT, new Body(Json.object()))
                .flatMap(options -> options.object()
                        .fields()
                        .foldLeft(Either.right(of(preset)), (read, entry) -> read.flatMap(rules -> rules.with(entry))));
    }

    private Either<Failure, RulesReading> with(Tuple2<String, Json> entry) {
        return RuleOption.ofCode(entry._1)
                .toEither(() -> Failure.unknownField(entry._1))
                .flatMap(option -> value(entry._2)
                        .toEither(() -> Failure.wrong(entry._1, "text-or-number"))
                        .map(value -> with(option, value)));
    }

    private RulesReading with(RuleOption option, String value) {
        return option.write(rules, value)
                .fold(
                        () -> new RulesReading(
                                rules, problems.append(new SetupProblem.OptionOutOfRange(option, value))),
                        changed -> new RulesReading(changed, problems));
    }

    private static Option<String> value(Json json) {
        return Kind.TEXT
                .reader()
                .apply(json)
                .orElse(() -> Kind.NUMBER.reader().apply(json).map(String::valueOf));
    }

    /** The rules, if all of them can be had. */
    Either<Failure, RuleSet> complete() {
        return problems.isEmpty() ? Either.right(rules) : Either.left(Failure.of(problems));
    }
}
