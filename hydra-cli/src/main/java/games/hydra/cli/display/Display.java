package games.hydra.cli.display;

import games.hydra.Event;
import io.vavr.collection.Seq;

/** Shows the table as text. */
public interface Display {

    /** What is printed before every prompt to a player. */
    String board(Scene scene);

    /** What happened, in a line that reveals no face-down card; empty if there is nothing to tell. */
    String story(Seq<Event> events);

    /** Whether the board says of itself that there is a stalemate. */
    boolean remindsOfStalemate();
}
