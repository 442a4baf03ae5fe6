package games.hydra.reference;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * R6.5 by brute force: a stalemate holds when no actions and no shuffles can ever change a head or who owns which card.
 * Placing and cutting off always do, and nothing else does; so it is enough to look whether any player can ever get to do
 * one of them. As long as nothing has changed, no player's turn makes a difference to another's: each is searched alone.
 */
final class StalemateSearch {
    enum Answer {
        STALEMATE,
        CHANGE_POSSIBLE,
        TOO_MANY_POSITIONS
    }

    /** Enough for ten cards that are shuffled again and again, of which any may be the next. */
    private static final int MOST_POSITIONS = 5_000;

    private final NaiveRules rules;
    private final Collection<String> tops;
    private final Set<LonePosition> seen = new HashSet<>();
    private final Deque<LonePosition> open = new ArrayDeque<>();

    private StalemateSearch(NaiveRules rules, Collection<String> tops) {
        this.rules = rules;
        this.tops = tops;
    }

    /** Of a game between two turns. */
    static Answer of(NaiveTable table) {
        // Somebody may name a joker, which always fits.
        if (table.byHand) {
            return Answer.CHANGE_POSSIBLE;
        }
        Answer answer = Answer.STALEMATE;
        for (NaivePiles piles : table.players) {
            Answer alone = new StalemateSearch(table.rules, table.tops()).search(LonePosition.of(piles));
            if (alone == Answer.CHANGE_POSSIBLE) {
                return alone;
            }
            answer = alone == Answer.STALEMATE ? answer : alone;
        }
        return answer;
    }

    private Answer search(LonePosition start) {
        visit(List.of(start));
        while (!open.isEmpty()) {
            LonePosition position = open.pop();
            if (canChangeSomething(position)) {
                return Answer.CHANGE_POSSIBLE;
            }
            if (seen.size() > MOST_POSITIONS) {
                return Answer.TOO_MANY_POSITIONS;
            }
            visit(next(position));
        }
        return Answer.STALEMATE;
    }

    private void visit(Collection<LonePosition> positions) {
        positions.stream().filter(seen::add).forEach(open::push);
    }

    private boolean canChangeSomething(LonePosition position) {
        return position.isHolding()
                && (rules.fitsAny(position.hand(), tops)
                        || rules.mayCut(position.hand(), position.isReserveOpen(), tops));
    }

    private Collection<LonePosition> next(LonePosition position) {
        if (!position.isHolding()) {
            return position.requiring(tops.size()).drawn();
        }
        if (!position.reserve().isEmpty()) {
            return List.of(position.swapped());
        }
        boolean mayReserve = rules.mayReserve(position.isReserveOpen(), tops.size());
        return mayReserve ? afterReserving(position.reserved()) : List.of();
    }

    private Collection<LonePosition> afterReserving(LonePosition position) {
        if (position.due() > 0 && position.hasPiledCards()) {
            return position.drawn();
        }
        if (position.due() > 0 && rules.is("last-reserve", "is-played")) {
            return List.of(position.reserveTaken());
        }
        return List.of(position.reserveHome(rules.is("reserve-home", "draw-top")));
    }
}
