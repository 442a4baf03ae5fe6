package games.hydra.cli.session;

/**
 * The first question of the classic console (R7.1). It asks what {@link PlayersQuestion} asks, but touches neither the
 * engine nor its collections before somebody has answered: loading them takes longer than all else before the first prompt.
 */
public record ClassicQuestion(long seed, boolean testing) implements Question {

    public Exchange ask() {
        return new Exchange(PlayersQuestion.TEXT, this);
    }

    @Override
    public Exchange answer(String line) {
        SessionOptions classic = SessionOptions.classic(seed);
        return new PlayersQuestion(testing ? classic.testing() : classic).answer(line);
    }
}
