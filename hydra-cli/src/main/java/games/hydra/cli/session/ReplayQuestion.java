package games.hydra.cli.session;

/** Waits before the next action of a recorded game is shown. */
record ReplayQuestion(Replay replay) implements Question {
    private static final String QUIT = "q";

    @Override
    public Exchange answer(String line) {
        return Answer.of(line).text().equals(QUIT) ? new Exchange("", new Finished()) : replay.next();
    }
}
