package games.hydra;

import games.hydra.card.Joker;
import games.hydra.card.SuitedCard;

/** What follows from an action that {@link Legality} allows. */
record Decision(GameState state) implements Action.Cases<Course> {

    @Override
    public Course beginTurn(Action.BeginTurn action) {
        return Turn.begin(course(), state.phase().turnOf().get());
    }

    @Override
    public Course place(Action.Place action) {
        Phase.Holding turn = turn();
        return Turn.place(course(), turn, action.head(), (SuitedCard) turn.card());
    }

    @Override
    public Course placeJoker(Action.PlaceJoker action) {
        Joker joker = (Joker) turn().card();
        return Turn.place(course(), turn(), action.head(), joker.announce(action.rank()));
    }

    @Override
    public Course reserve(Action.Reserve action) {
        return Turn.reserve(course(), turn());
    }

    @Override
    public Course swap(Action.Swap action) {
        return Turn.swap(course(), turn());
    }

    @Override
    public Course cutOff(Action.CutOff action) {
        return Cutting.cutOff(course(), turn());
    }

    @Override
    public Course deal(Action.Deal action) {
        if (state.phase() instanceof Phase.AwaitingCard awaiting) {
            return Drawing.receive(course(), awaiting.purpose(), action.card());
        }
        return course().then(new Event.CardDealtAgain(turn().player(), turn().card(), action.card()));
    }

    @Override
    public Course changeRules(Action.ChangeRules action) {
        return Ending.reportStalemate(course().then(new Event.RulesChanged(state.rules(), action.rules())));
    }

    private Course course() {
        return Course.from(state);
    }

    private Phase.Holding turn() {
        return (Phase.Holding) state.phase();
    }
}
