package games.hydra.notation;

import games.hydra.Action;

/** The word for each action. */
record ActionWords() implements Action.Cases<String> {
    static final ActionWords SHARED = new ActionWords();

    @Override
    public String beginTurn(Action.BeginTurn action) {
        return ActionNotation.TURN;
    }

    @Override
    public String place(Action.Place action) {
        return action.head().toString();
    }

    @Override
    public String placeJoker(Action.PlaceJoker action) {
        return action.head().toString() + ActionNotation.AS + action.rank().symbol();
    }

    @Override
    public String reserve(Action.Reserve action) {
        return ActionNotation.RESERVE;
    }

    @Override
    public String swap(Action.Swap action) {
        return ActionNotation.SWAP;
    }

    @Override
    public String cutOff(Action.CutOff action) {
        return ActionNotation.CUT;
    }

    @Override
    public String deal(Action.Deal action) {
        return ActionNotation.DEAL + CardNotation.write(action.card());
    }

    @Override
    public String changeRules(Action.ChangeRules action) {
        return ActionNotation.RULES + RuleSetNotation.write(action.rules());
    }
}
