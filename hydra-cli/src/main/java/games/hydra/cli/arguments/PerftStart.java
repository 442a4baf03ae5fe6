package games.hydra.cli.arguments;

import games.hydra.Dealing;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.cli.text.NotationText;
import games.hydra.cli.text.SetupText;
import games.hydra.notation.NotationProblem;
import games.hydra.notation.PositionNotation;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where counting starts: from the deal of a seed, or from a position. */
final class PerftStart {
    private static final Seq<String> OF_A_DEAL =
            List.of("--seed", "--players", "-testing", "--rules", "--rule", "--cards-each");

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    @Option(names = "--seed", paramLabel = "N", description = "Count from the deal of this seed.")
    private @Nullable Long seed;

    @Option(
            names = "--players",
            paramLabel = "N",
            defaultValue = "2",
            description = "How many play (default: ${DEFAULT-VALUE}).")
    private int players;

    @Option(
            names = {"-testing", "--testing"},
            description = "Deal by hand: every card that may be named counts.")
    private boolean testing;

    @Mixin
    RuleArguments rules = new RuleArguments();

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = "Count from a position in the notation of docs/NOTATION.md instead.")
    private @Nullable String position;

    GameState state() {
        if (position == null) {
            return dealt();
        }
        OF_A_DEAL.find(this::isGiven).forEach(option -> {
            throw new WrongUse(option + " is for a deal: a position has all of that");
        });
        return PositionNotation.read(position).getOrElseThrow(problem -> new WrongUse("--position: " + text(problem)));
    }

    private static String text(NotationProblem problem) {
        return problem instanceof NotationProblem.Foreign ? "this is no position of Hydra" : NotationText.of(problem);
    }

    private GameState dealt() {
        if (seed == null) {
            throw new WrongUse("perft wants a --seed or a --position");
        }
        Dealing dealing = testing ? Dealing.BY_HAND : Dealing.FROM_PILES;
        return Hydra.start(new Setup(players, seed, rules.rules(), dealing))
                .toEither()
                .getOrElseThrow(
                        problems -> new WrongUse(problems.map(SetupText::of).mkString("; ")));
    }

    private boolean isGiven(String option) {
        return command != null && command.commandLine().getParseResult().hasMatchedOption(option);
    }
}
