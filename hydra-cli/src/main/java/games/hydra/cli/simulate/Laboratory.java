package games.hydra.cli.simulate;

import games.hydra.cli.console.Program;
import games.hydra.sim.Run;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Carries out a plan. When the program is told to end before that, it says what is known by then. */
public final class Laboratory {
    private final Plan plan;
    private final Option<CsvFile> csv;
    private final Option<ProgressBar> bar;
    private final Simulation simulation;
    private final long start = System.nanoTime();
    private boolean reported;

    private Laboratory(Plan plan, Option<CsvFile> csv) {
        this.plan = plan;
        this.csv = csv;
        this.bar = ProgressBar.onTerminal(plan.games().size());
        this.simulation = new Simulation(
                plan.experiment(), plan.games(), plan.threads(), part -> csv.forEach(file -> file.add(part)));
    }

    /** Plays the games, prints their figures, writes the files, and gives the status with which the program ends. */
    public static int run(Plan plan) {
        return plan.outputs()
                .problem()
                .map(Program::fail)
                .getOrElse(() -> open(plan.csv()).fold(Program::fail, csv -> new Laboratory(plan, csv).run()));
    }

    private static Either<String, Option<CsvFile>> open(Option<String> csv) {
        return csv.isEmpty()
                ? Either.right(Option.none())
                : CsvFile.open(csv.get()).bimap(reason -> csv.get() + ": " + reason, Option::some);
    }

    private int run() {
        Thread interruption = new Thread(this::interrupt);
        Runtime.getRuntime().addShutdownHook(interruption);
        try {
            simulation.play(() -> bar.forEach(shown -> shown.show(simulation.gamesOver())));
            return report();
        } catch (InterruptedException nobodyDoes) {
            throw new IllegalStateException(nobodyDoes);
        } finally {
            forget(interruption);
        }
    }

    /** Java ends with 128 and the number of the signal, 130 for Ctrl-C, when this is done. */
    private synchronized void interrupt() {
        if (!reported) {
            Run run = simulation.stop();
            report();
            Program.fail("interrupted after " + run.stats().games() + " of "
                    + plan.games().size() + " games");
        }
    }

    /** Says once what is known. */
    private synchronized int report() {
        if (reported) {
            return Program.OK;
        }
        reported = true;
        Run run = simulation.stop();
        double seconds = (System.nanoTime() - start) / 1e9;
        bar.forEach(ProgressBar::close);
        int printed = Program.print(FiguresText.of(run, seconds));
        Seq<String> problems = csvProblem().appendAll(plan.outputs().write(run));
        problems.forEach(Program::fail);
        return problems.isEmpty() ? printed : Program.FAILED;
    }

    private Seq<String> csvProblem() {
        return List.ofAll(csv.flatMap(CsvFile::close).map(reason -> plan.csv().get() + ": " + reason));
    }

    private static void forget(Thread interruption) {
        try {
            Runtime.getRuntime().removeShutdownHook(interruption);
        } catch (IllegalStateException ending) {
            // It is at work already, and the program ends with it.
        }
    }
}
