package games.hydra.cli.display;

import games.hydra.GameState;

/** Shows a state of the game as text. */
public interface Display {

    /** What is printed before every prompt to a player. */
    String board(GameState state);
}
