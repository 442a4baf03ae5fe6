package games.hydra.cli.console;

/** How a conversation ended. */
enum End {
    /** It came to its end: a win, a draw, or somebody quit. */
    FINISHED,
    /** There was a question, and no more lines. */
    INPUT_ENDED,
    /** Nobody reads what is printed. */
    OUTPUT_CLOSED
}
