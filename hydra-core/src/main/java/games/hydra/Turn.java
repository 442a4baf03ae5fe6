package games.hydra;

import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import games.hydra.rule.Fit;
import games.hydra.rule.LastReserve;
import games.hydra.rule.ReserveHome;
import games.hydra.table.HeadId;
import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;

/** The course of a turn (sections 3 and 4): what follows from each action that is allowed. */
final class Turn {

    private Turn() {}

    /** R3.1. */
    static Course begin(Course course, PlayerId player) {
        int required = course.state().heads().size();
        return goOn(course.then(new Event.TurnBegan(player, required)));
    }

    /** R4.1 to R4.3. */
    static Course place(Course course, Phase.Holding turn, HeadId head, FaceUpCard card) {
        GameState state = course.state();
        Fit fit = state.rules().fit(card, state.heads().top(head)).get();
        Course placed = course.then(new Event.CardPlaced(turn.player(), head, card, fit));
        return fit.endsTurn() ? endAtOnce(placed) : goOn(placed);
    }

    /** R4.4. */
    static Course reserve(Course course, Phase.Holding turn) {
        return goOn(course.then(new Event.CardReserved(turn.player(), turn.card())));
    }

    /** R4.5, R3.7. */
    static Course swap(Course course, Phase.Holding turn) {
        Card reserved = turn.reserve().card().get();
        return course.then(new Event.CardsSwapped(turn.player(), reserved, turn.card()));
    }

    /** R3.5: the turn ends, whatever is still required. */
    private static Course endAtOnce(Course course) {
        Purpose.NextCard turn = turn(course);
        return isOutOfCards(course, turn)
                ? Ending.win(course, turn.player(), Outcome.Victory.BY_SHEDDING)
                : end(course, turn, TurnEnd.ENDING_PLACEMENT);
    }

    /** R3.4: with no card in hand, the turn goes on with the next card, ends, or is won. */
    private static Course goOn(Course course) {
        Purpose.NextCard turn = turn(course);
        if (isOutOfCards(course, turn)) {
            return Ending.win(course, turn.player(), Outcome.Victory.BY_SHEDDING);
        }
        if (turn.due() == 0) {
            return end(course, turn, TurnEnd.ALL_PLAYED);
        }
        return course.state().player(turn.player()).hasCards()
                ? Drawing.draw(course, turn)
                : onlyReserveLeft(course, turn);
    }

    private static Course onlyReserveLeft(Course course, Purpose.NextCard turn) {
        if (course.state().rules().lastReserve() == LastReserve.GOES_HOME) {
            return end(course, turn, TurnEnd.ONLY_RESERVE_LEFT);
        }
        return course.then(
                new Event.ReserveTaken(turn.player(), turn.reserve().card().get()));
    }

    private static Course end(Course course, Purpose.NextCard turn, TurnEnd why) {
        return Ending.endTurn(sendReserveHome(course, turn), turn.player(), why);
    }

    /** R3.6. */
    static Course sendReserveHome(Course course, Purpose.NextCard turn) {
        if (!(turn.reserve() instanceof Reserve.Holds reserve)) {
            return course;
        }
        ReserveHome home = course.state().rules().reserveHome();
        return course.then(new Event.ReserveWentHome(turn.player(), reserve.kept(), home));
    }

    /** R6.1, with no card in hand. */
    private static boolean isOutOfCards(Course course, Purpose.NextCard turn) {
        return !(turn.reserve() instanceof Reserve.Holds)
                && !course.state().player(turn.player()).hasCards();
    }

    /** The turn that the last event left without a card in hand. */
    static Purpose.NextCard turn(Course course) {
        Phase.AwaitingCard awaiting = (Phase.AwaitingCard) course.state().phase();
        return (Purpose.NextCard) awaiting.purpose();
    }
}
