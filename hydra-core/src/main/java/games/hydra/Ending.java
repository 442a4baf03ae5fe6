package games.hydra;

import games.hydra.rule.StalemateRule;
import games.hydra.table.PlayerId;

/** How turns and the game end (section 6). */
final class Ending {

    private Ending() {}

    static Course win(Course course, PlayerId player, Outcome.Victory how) {
        return course.then(new Event.GameEnded(new Outcome.Win(player, how)));
    }

    static Course endTurn(Course course, PlayerId player, TurnEnd why) {
        PlayerId next = course.state().after(player);
        return reportStalemate(course.then(new Event.TurnEnded(player, why, next)));
    }

    /** Player 1 has won already if the first head was their only card (R6.1). */
    static Course afterFirstHead(Course course) {
        return course.state().player(PlayerId.FIRST).hasCards()
                ? reportStalemate(course)
                : win(course, PlayerId.FIRST, Outcome.Victory.BY_SHEDDING);
    }

    /** R6.5: a stalemate is reported once; whether it ends the game is an option. */
    static Course reportStalemate(Course course) {
        if (course.state().stalemate() || !Stalemate.holds(course.state())) {
            return course;
        }
        Course reported = course.then(new Event.StalemateReached());
        return course.state().rules().stalemate() == StalemateRule.DRAW
                ? reported.then(new Event.GameEnded(new Outcome.Draw()))
                : reported;
    }
}
