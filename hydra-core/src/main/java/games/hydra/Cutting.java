package games.hydra;

import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.PlayerId;

/** Cutting off the oldest head (section 5). */
final class Cutting {
    private Cutting() {}

    /** R5.2: the held card, the reserve and the head go to the player's piles, in this order. */
    static Course cutOff(Course course, Phase.Holding turn) {
        Course discarded = course.then(new Event.CardDiscarded(turn.player(), turn.card()));
        Course home = Turn.sendReserveHome(discarded, Turn.turn(discarded));
        HeadId oldest = home.state().heads().oldest();
        Head head = home.state().heads().get(oldest).get();
        Course cut = home.then(new Event.HeadCutOff(turn.player(), oldest, head));
        return Drawing.draw(cut, new Purpose.NewHead(turn.player(), Purpose.NewHead.AFTER_CUT));
    }

    /** R5.2, R5.3: the next new head, or the end of the turn; the last two cards win (R6.3). */
    static Course afterNewHead(Course course, PlayerId player, int due) {
        if (due > 0) {
            return Drawing.draw(course, new Purpose.NewHead(player, due));
        }
        return course.state().player(player).hasCards()
                ? Ending.endTurn(course, player, TurnEnd.HEAD_CUT_OFF)
                : Ending.win(course, player, Outcome.Victory.BY_LOSING);
    }
}
