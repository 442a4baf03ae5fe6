package games.hydra.reference;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The options of section 8 as text, and what can be read off them without knowing the rest of the game. */
record NaiveRules(Map<String, String> options) {
    private static final List<String> FIXED_BY_DEAL = List.of("cards-each", "decks", "jokers");

    /** How a card fits a head. */
    enum Fits {
        NO,
        YES,
        YES_AND_ENDS_THE_TURN
    }

    boolean is(String option, String value) {
        return options.get(option).equals(value);
    }

    boolean isDealtLike(NaiveRules other) {
        return FIXED_BY_DEAL.stream().allMatch(option -> other.is(option, options.get(option)));
    }

    Fits fit(String face, String top) {
        int value = NaiveCards.value(face);
        int topValue = NaiveCards.value(top);
        if (value == topValue) {
            return Fits.YES_AND_ENDS_THE_TURN;
        }
        // An ace goes on everything and everything goes on an ace, whichever way the other cards go.
        boolean universal = value == 1 || topValue == 1;
        return universal || matchesSuit(face, top) || follows(face, value, topValue) ? Fits.YES : Fits.NO;
    }

    private boolean matchesSuit(String face, String top) {
        return is("suit-match", "on")
                && !NaiveCards.isAnnouncedJoker(face)
                && NaiveCards.suit(face) == NaiveCards.suit(top);
    }

    private boolean follows(String face, int value, int topValue) {
        boolean goesUp = is("black-up", "on") && NaiveCards.isBlack(face);
        return goesUp ? value > topValue : value < topValue;
    }

    boolean fitsAny(String card, Collection<String> tops) {
        return NaiveCards.faces(card).stream()
                .anyMatch(face -> tops.stream().anyMatch(top -> fit(face, top) != Fits.NO));
    }

    /** @param open whether the reserve is empty and may be used */
    boolean mayReserve(boolean open, int heads) {
        return open && heads >= Integer.parseInt(options.get("reserve-min-heads"));
    }

    boolean mayCut(String card, boolean open, Collection<String> tops) {
        if (is("cut", "free")) {
            return true;
        }
        boolean couldReserve = is("cut", "last-resort") && mayReserve(open, tops.size());
        return !couldReserve && !fitsAny(card, tops);
    }
}
