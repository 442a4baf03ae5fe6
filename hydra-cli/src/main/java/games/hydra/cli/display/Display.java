package games.hydra.cli.display;

/** Shows the table as text. */
public interface Display {

    /** What is printed before every prompt to a player. */
    String board(Scene scene);
}
