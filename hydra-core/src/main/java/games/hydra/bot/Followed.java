package games.hydra.bot;

import games.hydra.Event;
import games.hydra.Result;
import games.hydra.view.PlayerView;
import games.hydra.view.SeenEvent;
import io.vavr.collection.List;

/**
 * What a player has seen since they last thought about it.
 *
 * @param view what they see now
 * @param events what happened, as far as they saw it, the latest first
 */
record Followed(PlayerView view, List<SeenEvent> events) {

    static Followed from(PlayerView view) {
        return new Followed(view, List.empty());
    }

    Followed after(Result.Accepted result) {
        Followed followed = this;
        for (Event event : result.events()) {
            followed = followed.after(SeenEvent.of(event, view.viewer()));
        }
        return followed;
    }

    private Followed after(SeenEvent event) {
        return new Followed(view.after(event), events.prepend(event));
    }
}
