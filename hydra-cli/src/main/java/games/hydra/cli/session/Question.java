package games.hydra.cli.session;

import java.util.function.Function;

/** Waits for a line of input. */
public sealed interface Question extends Session
        permits ClassicQuestion,
                PlayersQuestion,
                ToggleQuestion,
                TurnQuestion,
                MoveQuestion,
                JokerQuestion,
                CardQuestion,
                SuitQuestion,
                ReplayQuestion {

    /** What a line of input leads to. */
    Exchange answer(String line);

    @Override
    default <R> R match(
            Function<Question, R> question,
            Function<Automatic, R> automatic,
            Function<Saving, R> saving,
            Function<Finished, R> finished) {
        return question.apply(this);
    }
}
