package games.hydra.cli.simulate;

import games.hydra.Outcome;
import games.hydra.sim.Ending;
import games.hydra.sim.Experiment;
import games.hydra.sim.GameSummary;
import games.hydra.table.PlayerId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Games as comma-separated values (RFC 4180), one a line. */
final class CsvText {
    private static final String LINE_END = "\r\n";

    private CsvText() {}

    /** The names of the columns. */
    static String header() {
        return line(List.of(
                "game",
                "seed",
                "strategies",
                "ending",
                "winner",
                "winning_strategy",
                "turns",
                "steps",
                "heads",
                "cuts"));
    }

    static String rows(Part part) {
        Experiment experiment = part.run().experiment();
        return part.games()
                .zipWithIndex((game, index) -> row(part.first() + index, experiment.seedOf(part.first() + index), game))
                .mkString();
    }

    static String row(long number, long seed, GameSummary game) {
        return line(List.of(
                Long.toString(number),
                Long.toString(seed),
                game.seats().mkString(" "),
                game.ending().match(new EndingWord()),
                game.ending().winner().map(PlayerId::toString).getOrElse(""),
                game.ending()
                        .winner()
                        .map(winner -> game.seats().get(winner.number() - 1))
                        .getOrElse(""),
                Integer.toString(game.turns()),
                Integer.toString(game.steps()),
                Integer.toString(game.heads()),
                Integer.toString(game.cuts())));
    }

    private static String line(Seq<String> fields) {
        return fields.map(CsvText::field).mkString(",") + LINE_END;
    }

    /** In quotes where it must be. */
    static String field(String text) {
        boolean plain = text.chars().noneMatch(letter -> ",\"\r\n".indexOf(letter) >= 0);
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    /** A word for each ending. */
    private record EndingWord() implements Ending.Cases<String> {
        @Override
        public String won(Ending.Won ending) {
            return ending.how() == Outcome.Victory.BY_LOSING ? "won-by-losing" : "won";
        }

        @Override
        public String drawn(Ending.Drawn ending) {
            return "draw";
        }

        @Override
        public String stuck(Ending.Stuck ending) {
            return "stalemate";
        }

        @Override
        public String unfinished(Ending.Unfinished ending) {
            return "unfinished";
        }
    }
}
