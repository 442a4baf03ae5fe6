package games.hydra.cli.text;

import games.hydra.Rejection;
import games.hydra.rule.RuleOption;

/** Why an action was refused, in a sentence. */
public record Explanation() implements Rejection.Cases<String> {

    public static String of(Rejection reason) {
        return reason.match(new Explanation());
    }

    @Override
    public String gameOver(Rejection.GameOver reason) {
        return "The game is over.";
    }

    @Override
    public String cardAwaited(Rejection.CardAwaited reason) {
        return "A card has to be named first.";
    }

    @Override
    public String noCardAwaited(Rejection.NoCardAwaited reason) {
        return "No card has to be named now.";
    }

    @Override
    public String turnNotBegun(Rejection.TurnNotBegun reason) {
        return "Player " + reason.next() + " has not begun their turn.";
    }

    @Override
    public String turnInProgress(Rejection.TurnInProgress reason) {
        return "Player " + reason.player() + " is in the middle of their turn.";
    }

    @Override
    public String unknownHead(Rejection.UnknownHead reason) {
        return "There is no head " + reason.head() + ": the heads are " + reason.oldest() + " to " + reason.newest()
                + ".";
    }

    @Override
    public String jokerNeedsValue(Rejection.JokerNeedsValue reason) {
        return "A joker needs a value.";
    }

    @Override
    public String notAJoker(Rejection.NotAJoker reason) {
        return "Only a joker is given a value, and " + reason.card() + " is none.";
    }

    @Override
    public String doesNotFit(Rejection.DoesNotFit reason) {
        return reason.card() + " does not fit on " + reason.top() + " of head " + reason.head() + ".";
    }

    @Override
    public String reserveOccupied(Rejection.ReserveOccupied reason) {
        return "There is a card in reserve already.";
    }

    @Override
    public String reserveClosed(Rejection.ReserveClosed reason) {
        return "This card came from the reserve and has to be played.";
    }

    @Override
    public String tooFewHeads(Rejection.TooFewHeads reason) {
        return "A card can be reserved only with at least " + reason.needed() + " heads on the table.";
    }

    @Override
    public String noReserve(Rejection.NoReserve reason) {
        return "There is no card in reserve.";
    }

    @Override
    public String cardFits(Rejection.CardFits reason) {
        return "The oldest head can't be cut off, since " + reason.card() + " fits a head.";
    }

    @Override
    public String cardCanBeReserved(Rejection.CardCanBeReserved reason) {
        return "The oldest head can't be cut off while the card can be reserved.";
    }

    @Override
    public String fixedByDeal(Rejection.FixedByDeal reason) {
        return "The cards are dealt: " + reason.options().map(RuleOption::code).mkString(", ") + " can't change.";
    }
}
