package games.hydra.reference;

import games.hydra.Outcome;
import games.hydra.Phase;
import games.hydra.Purpose;
import games.hydra.card.Card;
import games.hydra.table.Reserve;

/** Where the engine is in the game, in the words of the naive game. */
final class EnginePhaseText implements Phase.Cases<String>, Purpose.Cases<String> {
    @Override
    public String betweenTurns(Phase.BetweenTurns phase) {
        return "turn of " + phase.next() + " not begun";
    }

    @Override
    public String holding(Phase.Holding phase) {
        return "turn of " + phase.player() + " holding " + phase.card() + " remaining " + phase.remaining()
                + " reserve " + reserve(phase.reserve());
    }

    @Override
    public String awaitingCard(Phase.AwaitingCard phase) {
        return "turn of " + phase.purpose().player() + " awaiting "
                + phase.purpose().match(this);
    }

    @Override
    public String over(Phase.Over phase) {
        return "over: " + outcome(phase.outcome());
    }

    @Override
    public String firstHead(Purpose.FirstHead purpose) {
        return NaiveTable.FIRST_HEAD + " due " + purpose.due();
    }

    @Override
    public String nextCard(Purpose.NextCard purpose) {
        return NaiveTable.NEXT_CARD + " due " + purpose.due() + " reserve " + reserve(purpose.reserve());
    }

    @Override
    public String newHead(Purpose.NewHead purpose) {
        return NaiveTable.NEW_HEAD + " due " + purpose.due();
    }

    private static String reserve(Reserve reserve) {
        boolean closed = reserve instanceof Reserve.Closed;
        return closed ? "closed" : "[" + reserve.card().map(Card::toString).getOrElse("") + "]";
    }

    private static String outcome(Outcome outcome) {
        return outcome.winner().map(winner -> "player " + winner + " ").getOrElse("") + ending(outcome);
    }

    static String ending(Outcome outcome) {
        if (outcome instanceof Outcome.Win win) {
            return win.how() == Outcome.Victory.BY_SHEDDING ? NaiveTable.BY_SHEDDING : NaiveTable.BY_LOSING;
        }
        return NaiveTable.DRAW;
    }
}
