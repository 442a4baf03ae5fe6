package games.hydra.cli.serve;

import games.hydra.Rejection;
import games.hydra.cli.json.Json;
import games.hydra.rule.RuleOption;

/** What each rejection has beside its code. */
final class RejectionJson implements Rejection.Cases<Json.Fields> {
    static final RejectionJson SHARED = new RejectionJson();

    private RejectionJson() {}

    @Override
    public Json.Fields gameOver(Rejection.GameOver reason) {
        return Json.object().with("outcome", OutcomeJson.of(reason.outcome()));
    }

    @Override
    public Json.Fields cardAwaited(Rejection.CardAwaited reason) {
        return Json.object().with("purpose", PhaseJson.of(reason.purpose()));
    }

    @Override
    public Json.Fields noCardAwaited(Rejection.NoCardAwaited reason) {
        return Json.object();
    }

    @Override
    public Json.Fields turnNotBegun(Rejection.TurnNotBegun reason) {
        return Json.object().with("next", reason.next().number());
    }

    @Override
    public Json.Fields turnInProgress(Rejection.TurnInProgress reason) {
        return Json.object().with("player", reason.player().number());
    }

    @Override
    public Json.Fields unknownHead(Rejection.UnknownHead reason) {
        return Json.object()
                .with("head", reason.head().number())
                .with("oldest", reason.oldest().number())
                .with("newest", reason.newest().number());
    }

    @Override
    public Json.Fields jokerNeedsValue(Rejection.JokerNeedsValue reason) {
        return Json.object().with("head", reason.head().number());
    }

    @Override
    public Json.Fields notAJoker(Rejection.NotAJoker reason) {
        return Json.object()
                .with("card", CardJson.of(reason.card()))
                .with("announced", reason.announced().symbol());
    }

    @Override
    public Json.Fields doesNotFit(Rejection.DoesNotFit reason) {
        return Json.object()
                .with("head", reason.head().number())
                .with("card", CardJson.of(reason.card()))
                .with("top", CardJson.of(reason.top()));
    }

    @Override
    public Json.Fields reserveOccupied(Rejection.ReserveOccupied reason) {
        return Json.object();
    }

    @Override
    public Json.Fields reserveClosed(Rejection.ReserveClosed reason) {
        return Json.object();
    }

    @Override
    public Json.Fields tooFewHeads(Rejection.TooFewHeads reason) {
        return Json.object().with("heads", reason.heads()).with("needed", reason.needed());
    }

    @Override
    public Json.Fields noReserve(Rejection.NoReserve reason) {
        return Json.object();
    }

    @Override
    public Json.Fields cardFits(Rejection.CardFits reason) {
        return Json.object().with("card", CardJson.of(reason.card()));
    }

    @Override
    public Json.Fields cardCanBeReserved(Rejection.CardCanBeReserved reason) {
        return Json.object();
    }

    @Override
    public Json.Fields fixedByDeal(Rejection.FixedByDeal reason) {
        return Json.object().with("options", Json.texts(reason.options().map(RuleOption::code)));
    }
}
