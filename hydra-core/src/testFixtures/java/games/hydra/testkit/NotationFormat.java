package games.hydra.testkit;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Setup;
import games.hydra.notation.ActionNotation;
import games.hydra.notation.GameNotation;
import games.hydra.notation.GameRecord;
import games.hydra.notation.PositionNotation;
import games.hydra.notation.RuleSetNotation;
import games.hydra.rule.RuleSet;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.function.Function;
import net.jqwik.api.SampleReportingFormat;

/** Has jqwik print values in the notation of Hydra, so that they can be pasted into a test. */
final class NotationFormat implements SampleReportingFormat {
    private static final Map<Class<?>, Function<Object, String>> WRITERS =
            HashMap.<Class<?>, Function<Object, String>>of(
                    GameState.class, value -> PositionNotation.write((GameState) value),
                    Setup.class, value -> GameNotation.write(GameRecord.of((Setup) value)),
                    RuleSet.class, value -> RuleSetNotation.write((RuleSet) value),
                    Action.class, value -> ActionNotation.write((Action) value));

    @Override
    public boolean appliesTo(Object value) {
        return writer(value).isDefined();
    }

    @Override
    public Object report(Object value) {
        return SampleReportingFormat.plainLabel(write(value));
    }

    /** The value in the notation, or as it writes itself. */
    static String write(Object value) {
        return writer(value).map(writer -> writer.apply(value)).getOrElse(value::toString);
    }

    private static Option<Function<Object, String>> writer(Object value) {
        return WRITERS.find(writer -> writer._1.isInstance(value)).map(writer -> writer._2);
    }
}
