package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Phase;
import games.hydra.table.HeadId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The legal moves in a line, as they would be typed: {@code Moves: 3, 5 (ends the turn), 0 (reserve)}. */
final class MoveHints {
    private MoveHints() {}

    static String of(GameState state, Phase.Holding turn) {
        return placements(state, turn).appendAll(others(state, turn)).mkString("Moves: ", ", ", "");
    }

    private static Seq<String> placements(GameState state, Phase.Holding turn) {
        return state.rules()
                .accepting(turn.card(), state.heads())
                .map(id -> id + (endsTurn(state, turn, id) ? " (ends the turn)" : ""));
    }

    /** Whether every way to place the card there ends the turn; a joker usually leaves a choice. */
    private static boolean endsTurn(GameState state, Phase.Holding turn, HeadId id) {
        return turn.card()
                .faces()
                .flatMap(face ->
                        state.rules().fit(face, state.heads().get(id).get().top()))
                .forAll(fit -> fit.endsTurn());
    }

    private static Seq<String> others(GameState state, Phase.Holding turn) {
        return List.of(
                        hint(state, new Action.Reserve(), "0 (reserve)"),
                        hint(state, new Action.Swap(), "0 (swap)"),
                        hint(state, new Action.CutOff(), cut(state, turn)))
                .flatMap(hint -> hint);
    }

    /** Where the card fits the oldest head, its number places; only a word of its own cuts it off. */
    private static String cut(GameState state, Phase.Holding turn) {
        HeadId oldest = state.heads().oldest();
        boolean fits = state.rules()
                .accepts(turn.card(), state.heads().get(oldest).get().top());
        return (fits ? "c" : oldest) + " (cut off head " + oldest + ")";
    }

    private static Seq<String> hint(GameState state, Action action, String text) {
        return Hydra.check(state, action).isEmpty() ? List.of(text) : List.empty();
    }
}
