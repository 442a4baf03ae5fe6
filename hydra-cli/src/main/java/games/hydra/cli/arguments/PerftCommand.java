package games.hydra.cli.arguments;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.cli.console.Program;
import games.hydra.cli.text.RuleTexts;
import games.hydra.notation.ActionNotation;
import games.hydra.rule.NumberRange;
import games.hydra.sim.Perft;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hydra perft}: counts sequences of actions. */
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpAutoWidth = true,
        description =
                "Counts the sequences of legal actions from a deal or a position, to compare implementations of the rules.")
final class PerftCommand implements Callable<Integer> {
    private static final NumberRange DEPTHS = new NumberRange(0, Perft.MOST_ACTIONS);

    @Option(names = "--depth", paramLabel = "D", description = "Count the sequences of 1, 2 … D actions.")
    private @Nullable Integer depth;

    @Option(
            names = {"--divide", "--moves"},
            description = "Count the sequences of D actions for each first action.")
    private boolean divide;

    @Mixin
    private PerftStart start = new PerftStart();

    @Override
    public Integer call() {
        if (start.rules.list) {
            return Program.print(RuleTexts.list());
        }
        int actions = depth();
        GameState state = start.state();
        try {
            return divide ? Program.print(divided(state, actions)) : count(state, actions);
        } catch (ArithmeticException tooMany) {
            return Program.fail("there are more than " + Long.MAX_VALUE + " sequences");
        }
    }

    private int depth() {
        if (depth == null || !DEPTHS.contains(depth) || divide && depth == 0) {
            throw new WrongUse("perft wants a --depth of " + (divide ? 1 : 0) + " to " + DEPTHS.most());
        }
        return depth;
    }

    /** Each count is printed as soon as it is known: the next takes longer, and nobody has to wait for it. */
    private static int count(GameState state, int depth) {
        int status = Program.OK;
        for (int actions = Math.min(depth, 1); actions <= depth && status == Program.OK; actions++) {
            status = Program.print(total(actions, Perft.count(state, actions)));
        }
        return status;
    }

    private static String divided(GameState state, int depth) {
        Seq<Tuple2<Action, Long>> counts = Perft.divide(state, depth);
        return counts.map(entry -> ActionNotation.write(entry._1) + " " + entry._2 + "\n")
                .append(total(depth, counts.map(Tuple2::_2).fold(0L, Math::addExact)))
                .mkString();
    }

    private static String total(int depth, long count) {
        return "D" + depth + " " + count + "\n";
    }
}
