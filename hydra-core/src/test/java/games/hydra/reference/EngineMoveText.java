package games.hydra.reference;

import games.hydra.Action;

/** An action of the engine as a move of the naive game. */
final class EngineMoveText implements Action.Cases<NaiveMove> {
    @Override
    public NaiveMove beginTurn(Action.BeginTurn action) {
        return NaiveMove.of(NaiveMove.BEGIN);
    }

    @Override
    public NaiveMove place(Action.Place action) {
        return NaiveMove.place(action.head().number());
    }

    @Override
    public NaiveMove placeJoker(Action.PlaceJoker action) {
        return NaiveMove.placeJoker(action.head().number(), action.rank().symbol());
    }

    @Override
    public NaiveMove reserve(Action.Reserve action) {
        return NaiveMove.of(NaiveMove.RESERVE);
    }

    @Override
    public NaiveMove swap(Action.Swap action) {
        return NaiveMove.of(NaiveMove.SWAP);
    }

    @Override
    public NaiveMove cutOff(Action.CutOff action) {
        return NaiveMove.of(NaiveMove.CUT);
    }

    @Override
    public NaiveMove deal(Action.Deal action) {
        return NaiveMove.deal(action.card().toString());
    }

    @Override
    public NaiveMove changeRules(Action.ChangeRules action) {
        return NaiveMove.changeRules(EngineText.options(action.rules()));
    }
}
