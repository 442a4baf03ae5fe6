package games.hydra.cli.serve;

import games.hydra.Action;
import games.hydra.card.Card;
import games.hydra.card.Rank;
import games.hydra.cli.json.Json;
import games.hydra.notation.ActionNotation;
import games.hydra.notation.CardNotation;
import games.hydra.table.HeadId;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Function;

/** An action as it was sent: a text of the notation, or an object as {@link ActionJson} writes it. */
final class ActionReading {
    private static final Kind<HeadId> HEAD =
            new Kind<>("number", json -> Kind.NUMBER.reader().apply(json).map(HeadId::new));
    private static final Kind<Rank> RANK =
            new Kind<>("rank", json -> Kind.TEXT.reader().apply(json).flatMap(Rank::ofSymbol));
    private static final Kind<Card> CARD = new Kind<>(
            "card",
            json -> Kind.TEXT
                    .reader()
                    .apply(json)
                    .flatMap(text -> CardNotation.read(text).toOption()));

    private static final Map<String, Form> FORMS = HashMap.of(
            ActionJson.BEGIN_TURN,
            plain(new Action.BeginTurn()),
            ActionJson.PLACE,
            new Form(List.of("head"), ActionReading::place),
            ActionJson.PLACE_JOKER,
            new Form(List.of("head", "rank"), ActionReading::placeJoker),
            ActionJson.RESERVE,
            plain(new Action.Reserve()),
            ActionJson.SWAP,
            plain(new Action.Swap()),
            ActionJson.CUT_OFF,
            plain(new Action.CutOff()),
            ActionJson.DEAL,
            new Form(List.of("card"), ActionReading::deal),
            ActionJson.CHANGE_RULES,
            new Form(List.of("rules"), ActionReading::changeRules));

    private ActionReading() {}

    /** What a kind of action has beside its type, and how that is read. */
    private record Form(Seq<String> fields, Function<Body, Either<Failure, Action>> reader) {
        Either<Failure, Action> read(Body object) {
            return object.only(fields.prepend("type")).flatMap(reader);
        }
    }

    static Either<Failure, Action> of(Body body) {
        return body.given("action").toEither(() -> Failure.missing("action")).flatMap(ActionReading::read);
    }

    private static Either<Failure, Action> read(Json json) {
        if (json instanceof Json.Text text) {
            return ActionNotation.read(text.text()).mapLeft(Failure::of);
        }
        return Kind.OBJECT
                .reader()
                .apply(json)
                .toEither(() -> Failure.wrong("action", "action"))
                .flatMap(object -> object.required("type", Kind.TEXT)
                        .flatMap(type -> FORMS.get(type).toEither(() -> Failure.wrong("type", "action-type")))
                        .flatMap(form -> form.read(object)));
    }

    private static Form plain(Action action) {
        return new Form(List.empty(), object -> Either.right(action));
    }

    private static Either<Failure, Action> place(Body object) {
        return object.required("head", HEAD).map(Action.Place::new);
    }

    private static Either<Failure, Action> placeJoker(Body object) {
        return object.required("head", HEAD)
                .flatMap(head -> object.required("rank", RANK).map(rank -> new Action.PlaceJoker(head, rank)));
    }

    private static Either<Failure, Action> deal(Body object) {
        return object.required("card", CARD).map(Action.Deal::new);
    }

    private static Either<Failure, Action> changeRules(Body object) {
        return object.given("rules")
                .toEither(() -> Failure.missing("rules"))
                .flatMap(given -> RulesReading.of(object, "rules"))
                .flatMap(RulesReading::complete)
                .map(Action.ChangeRules::new);
    }
}
