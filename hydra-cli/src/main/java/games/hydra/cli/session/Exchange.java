package games.hydra.cli.session;

/** What an answer leads to: the text to print, and the question that it ends with. */
public record Exchange(String output, Session next) {}
