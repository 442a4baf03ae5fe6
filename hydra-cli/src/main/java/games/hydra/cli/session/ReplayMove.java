package games.hydra.cli.session;

/** The next action of a recorded game is to be shown. */
public record ReplayMove(Replay replay) implements Automatic {

    @Override
    public Exchange proceed() {
        return replay.next();
    }
}
