package games.hydra.cli.serve;

import games.hydra.Dealing;
import games.hydra.Hydra;
import games.hydra.Result;
import games.hydra.Setup;
import games.hydra.SetupProblem;
import games.hydra.cli.json.Json;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** {@code start}: begins a new game. */
final class Start {
    private Start() {}

    static Either<Failure, Answer> answer(ServeState state, Body body, long luck) {
        return Admission.chosen(state, body)
                .flatMap(id -> RulesReading.of(body, "rules")
                        .flatMap(rules -> setup(body, rules, luck)
                                .flatMap(setup -> open(setup, rules.problems())
                                        .flatMap(opening -> begin(state, id, body, setup, opening)))));
    }

    private static Either<Failure, Setup> setup(Body body, RulesReading rules, long luck) {
        return body.required("players", Kind.NUMBER)
                .flatMap(players -> body.optional("seed", Kind.SEED, luck)
                        .flatMap(seed -> body.optional("dealing", Kind.DEALING, Dealing.FROM_PILES)
                                .map(dealing -> new Setup(players, seed, rules.rules(), dealing))));
    }

    /** All that is wrong is said at once. */
    private static Either<Failure, Result.Accepted> open(Setup setup, Seq<SetupProblem> ofOptions) {
        Either<Seq<SetupProblem>, Result.Accepted> opened = Hydra.open(setup).toEither();
        Seq<SetupProblem> problems = ofOptions.appendAll(opened.swap().getOrElse(ofOptions.take(0)));
        return problems.isEmpty() ? opened.mapLeft(Failure::of) : Either.left(Failure.of(problems));
    }

    private static Either<Failure, Answer> begin(
            ServeState state, Option<String> id, Body body, Setup setup, Result.Accepted opening) {
        return Viewers.of(body, setup.players()).flatMap(viewers -> {
            Json.Fields events = Happened.json(opening.events(), viewers);
            return Admission.admit(state, id, Table.begin(setup, opening.state()), events);
        });
    }
}
