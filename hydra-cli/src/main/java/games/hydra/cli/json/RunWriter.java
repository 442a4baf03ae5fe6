package games.hydra.cli.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import games.hydra.notation.RuleSetNotation;
import games.hydra.sim.Experiment;
import games.hydra.sim.GameRange;
import games.hydra.sim.HeadsOverTime;
import games.hydra.sim.Histogram;
import games.hydra.sim.Run;
import games.hydra.sim.Stats;
import games.hydra.sim.Tally;
import io.vavr.Tuple2;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** Writes a run, one field a line. */
final class RunWriter {
    private final JsonGenerator json;

    private RunWriter(JsonGenerator json) {
        this.json = json;
    }

    static String write(Run run) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            // The same line ends on every system: equal runs are equal bytes.
            json.setPrettyPrinter(new DefaultPrettyPrinter()
                    .withObjectIndenter(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE.withLinefeed("\n")));
            new RunWriter(json).run(run);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.append('\n').toString();
    }

    private void run(Run run) throws IOException {
        json.writeStartObject();
        json.writeStringField(Field.FORMAT, RunJson.FORMAT);
        json.writeNumberField(Field.VERSION, RunJson.VERSION);
        experiment(run.experiment());
        json.writeArrayFieldStart(Field.GAMES);
        for (GameRange range : run.games().ranges()) {
            pair(range.first(), range.last());
        }
        json.writeEndArray();
        stats(run.stats());
        json.writeEndObject();
    }

    private void experiment(Experiment experiment) throws IOException {
        json.writeObjectFieldStart(Field.EXPERIMENT);
        json.writeStringField(Field.RULES, RuleSetNotation.write(experiment.rules()));
        json.writeNumberField(Field.PLAYERS, experiment.players());
        json.writeArrayFieldStart(Field.BOTS);
        for (String bot : experiment.bots()) {
            json.writeString(bot);
        }
        json.writeEndArray();
        // As text: many programs round numbers of this size.
        json.writeStringField(Field.SEED, Long.toString(experiment.seed()));
        json.writeNumberField(Field.MOST_STEPS, experiment.mostSteps());
        json.writeEndObject();
    }

    private void stats(Stats stats) throws IOException {
        json.writeObjectFieldStart(Field.STATS);
        json.writeObjectFieldStart(Field.STRATEGIES);
        for (Tuple2<String, Tally> strategy : stats.strategies()) {
            json.writeFieldName(strategy._1);
            tally(strategy._2);
        }
        json.writeEndObject();
        json.writeArrayFieldStart(Field.SEATS);
        for (Tally seat : stats.seats().values()) {
            tally(seat);
        }
        json.writeEndArray();
        histogram(Field.TURNS_PER_GAME, stats.turnsPerGame());
        histogram(Field.STEPS_PER_GAME, stats.stepsPerGame());
        histogram(Field.HEADS_AT_END, stats.headsAtEnd());
        histogram(Field.CUTS_PER_GAME, stats.cutsPerGame());
        json.writeNumberField(Field.WON_BY_LOSING, stats.wonByLosing());
        json.writeNumberField(Field.STALEMATES, stats.stalemates());
        json.writeNumberField(Field.DRAWS, stats.draws());
        json.writeNumberField(Field.UNFINISHED, stats.unfinished());
        json.writeArrayFieldStart(Field.HEADS_OVER_TIME);
        for (HeadsOverTime.AtTurn turn : stats.headsOverTime().turns()) {
            pair(turn.games(), turn.heads());
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void tally(Tally tally) throws IOException {
        json.writeStartObject();
        json.writeNumberField(Field.WINS, tally.successes());
        json.writeNumberField(Field.TRIALS, tally.trials());
        json.writeEndObject();
    }

    private void histogram(String name, Histogram histogram) throws IOException {
        json.writeArrayFieldStart(name);
        for (Tuple2<Integer, Long> entry : histogram.counts()) {
            pair(entry._1, entry._2);
        }
        json.writeEndArray();
    }

    private void pair(long one, long other) throws IOException {
        json.writeStartArray();
        json.writeNumber(one);
        json.writeNumber(other);
        json.writeEndArray();
    }
}
