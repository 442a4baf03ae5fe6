package games.hydra.cli.serve;

import games.hydra.Event;
import games.hydra.cli.json.Json;
import games.hydra.view.SeenEvent;
import games.hydra.view.Viewer;
import io.vavr.collection.Seq;

/** What happened: all of it, and as each viewer sees it. */
final class Happened {
    private Happened() {}

    static Json.Fields json(Seq<Event> events, Seq<Viewer> viewers) {
        Json.Fields all = Json.object().with("events", Json.list(events.map(EventJson::of)));
        return viewers.isEmpty() ? all : all.with("seen", Json.list(viewers.map(viewer -> seen(events, viewer))));
    }

    private static Json seen(Seq<Event> events, Viewer viewer) {
        return Json.object()
                .with("viewer", Viewers.json(viewer))
                .with("events", Json.list(events.map(event -> SeenEventJson.of(SeenEvent.of(event, viewer)))));
    }
}
