package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.table.Reserve;
import games.hydra.view.SeenReserve;
import io.vavr.control.Option;

/** A reserve: empty, with a card, or closed. */
final class ReserveJson {
    private ReserveJson() {}

    static Json of(Reserve reserve) {
        return of(reserve.card().map(CardJson::of), reserve.isOpen());
    }

    static Json of(SeenReserve reserve) {
        return of(reserve.card().map(CardJson::of), reserve instanceof SeenReserve.Empty);
    }

    private static Json of(Option<Json> card, boolean open) {
        return card.fold(
                () -> Json.object().with("type", open ? "empty" : "closed"),
                held -> Json.object().with("type", "holds").with("card", held));
    }
}
