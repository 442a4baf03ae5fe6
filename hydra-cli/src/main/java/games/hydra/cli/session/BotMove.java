package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.table.PlayerId;
import io.vavr.Tuple2;

/** The computer is to move in this seat. */
public record BotMove(Game game, PlayerId seat) implements Automatic {

    @Override
    public Exchange proceed() {
        Tuple2<Action, Seats> choice = game.seats().choose(game.history(), seat);
        Game next = game.withSeats(choice._2).after(choice._1, false);
        return next.ask().after(game.options().display().story(next.history().latest()));
    }
}
