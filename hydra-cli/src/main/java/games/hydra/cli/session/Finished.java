package games.hydra.cli.session;

/** The game is over. */
record Finished() implements Session {

    @Override
    public Exchange answer(String line) {
        return new Exchange("", this);
    }

    @Override
    public boolean isFinished() {
        return true;
    }
}
