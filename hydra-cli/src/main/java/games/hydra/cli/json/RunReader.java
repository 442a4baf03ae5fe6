package games.hydra.cli.json;

import games.hydra.cli.json.JsonProblem.Expected;
import games.hydra.notation.RuleSetNotation;
import games.hydra.rule.RuleSet;
import games.hydra.sim.Experiment;
import games.hydra.sim.GameRange;
import games.hydra.sim.GameRanges;
import games.hydra.sim.Run;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import io.vavr.control.Try;

/** Reads a run from its JSON, and believes nothing. */
final class RunReader {
    private RunReader() {}

    static Run run(Json json) {
        Node root = new Node("", json);
        requireFormat(root);
        return Run.checked(
                        experiment(root.field(Field.EXPERIMENT)),
                        games(root.field(Field.GAMES)),
                        StatsReader.stats(root.field(Field.STATS)))
                .getOrElseThrow(() -> new Unreadable(new JsonProblem.Contradiction()));
    }

    private static void requireFormat(Node root) {
        boolean ours = root.json() instanceof Json.Fields object
                && object.fields().get(Field.FORMAT).contains(new Json.Text(RunJson.FORMAT));
        if (!ours) {
            throw new Unreadable(new JsonProblem.Foreign());
        }
        long version = root.field(Field.VERSION).count();
        if (version != RunJson.VERSION) {
            throw new Unreadable(new JsonProblem.UnsupportedVersion(version));
        }
    }

    private static Experiment experiment(Node node) {
        return Experiment.of(
                        rules(node.field(Field.RULES)),
                        node.field(Field.PLAYERS).smallNumber(),
                        node.field(Field.BOTS).items().map(Node::text),
                        seed(node.field(Field.SEED)),
                        node.field(Field.MOST_STEPS).smallNumber())
                .toEither()
                .getOrElseThrow(problems -> new Unreadable(new JsonProblem.ImpossibleExperiment(problems)));
    }

    private static RuleSet rules(Node node) {
        return RuleSetNotation.read(node.text()).getOrElseThrow(() -> node.unexpected(Expected.RULES));
    }

    private static long seed(Node node) {
        return Try.of(() -> Long.parseLong(node.text()))
                .recoverWith(NumberFormatException.class, Try.failure(node.unexpected(Expected.SEED)))
                .get();
    }

    private static GameRanges games(Node node) {
        Seq<GameRange> ranges = node.items()
                .map(item -> item.<Option<GameRange>>pair(RunReader::range)
                        .getOrElseThrow(() -> item.unexpected(Expected.RANGES)));
        if (!GameRanges.areApart(ranges)) {
            throw node.unexpected(Expected.RANGES);
        }
        return new GameRanges(ranges);
    }

    private static Option<GameRange> range(long first, long last) {
        return Option.when(
                GameRange.isNumber(first) && GameRange.isNumber(last) && first <= last,
                () -> new GameRange(first, last));
    }
}
