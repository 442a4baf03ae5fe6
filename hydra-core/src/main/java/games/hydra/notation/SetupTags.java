package games.hydra.notation;

import games.hydra.Dealing;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.rule.PlacementRule;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** What a game started from, as the tags of its text. */
final class SetupTags {
    private static final Map<TagName, Function<Setup, String>> WRITERS = LinkedHashMap.of(
            TagName.HYDRA, setup -> Versioned.NOTATION.written(),
            TagName.RULES_VERSION, setup -> Versioned.RULES.written(),
            TagName.PLAYERS, setup -> Integer.toString(setup.players()),
            TagName.SEED, setup -> Long.toString(setup.seed()),
            TagName.DEALING, setup -> word(setup.dealing()),
            TagName.RULES, setup -> RuleSetNotation.write(setup.rules()));

    private SetupTags() {}

    /** The lines of the header, but for the checksum. */
    static Seq<String> write(Setup setup) {
        return WRITERS.map(entry -> entry._1.write(entry._2.apply(setup))).toVector();
    }

    static Either<NotationProblem, Setup> read(Tags tags, Seq<PlacementRule> ownRules) {
        return Versioned.RULES
                .require(tags.get(TagName.RULES_VERSION))
                .flatMap(supported -> value(tags, TagName.PLAYERS, Numbers::count))
                .flatMap(players -> value(tags, TagName.SEED, Numbers::whole)
                        .flatMap(seed -> value(tags, TagName.DEALING, SetupTags::dealing)
                                .flatMap(dealing -> RuleSetNotation.read(tags.get(TagName.RULES), ownRules)
                                        .map(rules -> new Setup(players, seed, rules, dealing)))));
    }

    /** The state that the set-up leads to. What contradicts each other is the number of players and all else. */
    static Either<NotationProblem, GameState> open(Tags tags, Setup setup) {
        return Hydra.start(setup)
                .toEither()
                .mapLeft(problems -> new NotationProblem.ImpossibleSetup(
                        tags.get(TagName.PLAYERS).place(), problems));
    }

    private static <T> Either<NotationProblem, T> value(Tags tags, TagName name, Function<Slice, Option<T>> reader) {
        Slice text = tags.get(name);
        return reader.apply(text)
                .toEither(() -> new NotationProblem.BadValue(text.place(), name.text(), text.excerpt()));
    }

    private static Option<Dealing> dealing(Slice text) {
        return Option.when(text.is(word(Dealing.FROM_PILES)), Dealing.FROM_PILES)
                .orElse(() -> Option.when(text.is(word(Dealing.BY_HAND)), Dealing.BY_HAND));
    }

    private static String word(Dealing dealing) {
        return switch (dealing) {
            case FROM_PILES -> "from-piles";
            case BY_HAND -> "by-hand";
        };
    }
}
