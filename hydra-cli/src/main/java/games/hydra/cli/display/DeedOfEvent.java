package games.hydra.cli.display;

import games.hydra.Event;
import games.hydra.Outcome;
import games.hydra.TurnEnd;
import games.hydra.card.FaceUpCard;
import games.hydra.rule.ReserveHome;
import games.hydra.rule.RuleOption;
import games.hydra.table.HeadId;
import io.vavr.control.Option;

/** What is told of each event: nothing of a card that goes face down, and nothing of what the board shows anyway. */
record DeedOfEvent(CardArt art) implements Event.Cases<Option<Deed>> {

    @Override
    public Option<Deed> dealt(Event.Dealt event) {
        return sentence("The cards were dealt.");
    }

    @Override
    public Option<Deed> headGrown(Event.HeadGrown event) {
        return Option.some(Deed.of(event.player(), "grew", head(event.head()) + " (" + text(event.card()) + ")"));
    }

    @Override
    public Option<Deed> turnBegan(Event.TurnBegan event) {
        return Option.none();
    }

    @Override
    public Option<Deed> pileReshuffled(Event.PileReshuffled event) {
        return Option.some(Deed.of(event.player(), "reshuffled", ""));
    }

    @Override
    public Option<Deed> cardDrawn(Event.CardDrawn event) {
        return Option.none();
    }

    @Override
    public Option<Deed> cardDealtAgain(Event.CardDealtAgain event) {
        return Option.none();
    }

    @Override
    public Option<Deed> cardPlaced(Event.CardPlaced event) {
        return Option.some(Deed.of(event.player(), "placed", text(event.card()) + " on " + head(event.head())));
    }

    @Override
    public Option<Deed> cardReserved(Event.CardReserved event) {
        return Option.some(Deed.of(event.player(), "put", "a card in reserve"));
    }

    @Override
    public Option<Deed> cardsSwapped(Event.CardsSwapped event) {
        return Option.some(Deed.of(event.player(), "swapped", "with the reserve"));
    }

    @Override
    public Option<Deed> reserveTaken(Event.ReserveTaken event) {
        return Option.some(Deed.of(event.player(), "took up", "the reserve as the last card"));
    }

    /** It belongs to cutting off a head, which is told. */
    @Override
    public Option<Deed> cardDiscarded(Event.CardDiscarded event) {
        return Option.none();
    }

    @Override
    public Option<Deed> reserveWentHome(Event.ReserveWentHome event) {
        String pile = event.home() == ReserveHome.DISCARD ? "discard" : "draw";
        return Option.some(Deed.of(event.player(), "returned", "the reserve to the " + pile + " pile"));
    }

    @Override
    public Option<Deed> headCutOff(Event.HeadCutOff event) {
        int size = event.cards().size();
        String cards = size == 1 ? "1 card" : size + " cards";
        return Option.some(Deed.of(event.player(), "cut off", head(event.head()) + " (" + cards + ")"));
    }

    @Override
    public Option<Deed> turnEnded(Event.TurnEnded event) {
        return Option.when(event.why() == TurnEnd.ENDING_PLACEMENT, () -> Deed.of(event.player(), "ended", "the turn"));
    }

    @Override
    public Option<Deed> rulesChanged(Event.RulesChanged event) {
        String changes = RuleOption.all()
                .filter(option -> !option.read(event.before()).equals(option.read(event.rules())))
                .map(option -> option.code() + " is " + option.read(event.rules()))
                .mkString(", ");
        return sentence(changes.isEmpty() ? "The rules changed." : "The rules changed: " + changes + ".");
    }

    @Override
    public Option<Deed> stalemateReached(Event.StalemateReached event) {
        return sentence(Narration.STALEMATE);
    }

    @Override
    public Option<Deed> gameEnded(Event.GameEnded event) {
        return event.outcome() instanceof Outcome.Win win
                ? Option.some(Deed.of(win.player(), "won", victory(win.how())))
                : sentence("The game is a draw.");
    }

    private static String victory(Outcome.Victory how) {
        return switch (how) {
            case BY_SHEDDING -> "with the last card";
            case BY_LOSING -> "by losing the last cards to new heads";
        };
    }

    private String text(FaceUpCard card) {
        return art.text(card).render(false);
    }

    private static String head(HeadId id) {
        return "head " + id;
    }

    private static Option<Deed> sentence(String text) {
        return Option.some(Deed.sentence(text));
    }
}
