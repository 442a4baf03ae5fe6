package games.hydra.cli.session;

/** What an answer leads to: the text to print, and where the conversation stands then. */
public record Exchange(String output, Session next) {

    /** The same after a line of text; after nothing, if it is empty. */
    Exchange after(String line) {
        return line.isEmpty() ? this : new Exchange(line + "\n" + output, next);
    }
}
