package games.hydra.sim;

import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Outcome;
import games.hydra.Result;
import games.hydra.table.PlayerId;
import games.hydra.view.Memory;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** A match under way: where the game is, what is remembered of it, who plays, and the figures so far. */
record Playing(Match match, GameState state, Memory memory, Seq<Seat> seats, int steps, Count count) {

    /** What is counted as events happen; of the turns the latest is the first. */
    private record Count(int cuts, List<Integer> headsAtTurns) {

        Count after(Event event) {
            if (event instanceof Event.HeadCutOff) {
                return new Count(cuts + 1, headsAtTurns);
            }
            // As many cards are required as there are heads at that moment (R3.1).
            return event instanceof Event.TurnBegan turn
                    ? new Count(cuts, headsAtTurns.prepend(turn.required()))
                    : this;
        }
    }

    static Playing begin(Match match, Result.Accepted opening) {
        return new Playing(
                match,
                opening.state(),
                Memory.of(opening.state()),
                Seat.all(match.seats(), match.setup().seed()),
                0,
                new Count(0, List.empty()));
    }

    GameSummary toTheEnd() {
        Playing playing = this;
        while (!playing.hasEnded()) {
            playing = playing.next();
        }
        return playing.summary();
    }

    private boolean hasEnded() {
        return state.isOver() || state.stalemate() || steps >= match.mostSteps();
    }

    private Playing next() {
        PlayerId player = state.phase().turnOf().get();
        int index = player.number() - 1;
        Seat.Move move = seats.get(index).choose(state, memory);
        Result result = Hydra.step(state, move.action());
        if (!result.isAccepted()) {
            throw new IllegalStateException(match.seats().get(index).name() + " chose " + move.action());
        }
        return new Playing(
                match,
                result.state(),
                memory.after(result.events()),
                seats.update(index, move.next()),
                steps + 1,
                result.events().foldLeft(count, Count::after));
    }

    private GameSummary summary() {
        return new GameSummary(
                match.seats().map(Contestant::name),
                ending(),
                steps,
                state.heads().size(),
                count.cuts(),
                count.headsAtTurns().reverse());
    }

    private Ending ending() {
        return state.outcome()
                .map(Playing::ending)
                .getOrElse(() -> state.stalemate() ? new Ending.Stuck() : new Ending.Unfinished());
    }

    private static Ending ending(Outcome outcome) {
        return outcome.match(win -> new Ending.Won(win.player(), win.how()), draw -> new Ending.Drawn());
    }
}
