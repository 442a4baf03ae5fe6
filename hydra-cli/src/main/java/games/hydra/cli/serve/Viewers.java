package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.table.PlayerId;
import games.hydra.view.Viewer;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Who looks at a game: the number of a seat, or {@code "spectator"}. */
final class Viewers {
    private static final String SPECTATOR = "spectator";

    private Viewers() {}

    static Json json(Viewer viewer) {
        return viewer instanceof Viewer.Seat seat ? new Json.Whole(seat.player().number()) : new Json.Text(SPECTATOR);
    }

    /** Everybody that the field {@code viewers} names, none if it is not there. */
    static Either<Failure, Seq<Viewer>> of(Body body, int players) {
        return body.optional("viewers", Kind.LIST, Vector.empty())
                .flatMap(list -> list.<Either<Failure, Seq<Viewer>>>foldLeft(
                        Either.right(Vector.empty()),
                        (known, json) -> known.flatMap(
                                viewers -> of("viewers", json, players).map(viewers::append))))
                .filterOrElse(
                        viewers -> viewers.distinct().size() == viewers.size(),
                        twice -> Failure.wrong("viewers", "distinct-viewers"));
    }

    static Either<Failure, Viewer> of(String field, Json json, int players) {
        if (json instanceof Json.Whole seat) {
            return seat.number() >= 1 && seat.number() <= players
                    ? Either.right(Viewer.seat(new PlayerId((int) seat.number())))
                    : Either.left(Failure.unknownPlayer(seat.number(), players));
        }
        return json.equals(new Json.Text(SPECTATOR))
                ? Either.right(Viewer.spectator())
                : Either.left(Failure.wrong(field, "viewer"));
    }
}
