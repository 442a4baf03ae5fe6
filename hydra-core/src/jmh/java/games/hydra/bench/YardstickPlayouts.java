package games.hydra.bench;

import games.hydra.yardstick.Dice;
import games.hydra.yardstick.Moves;
import games.hydra.yardstick.Yardstick;

/** The games of {@link EnginePlayouts}, played by the yardstick. */
final class YardstickPlayouts {
    private final Dice dice = new Dice();
    private final Yardstick game;

    YardstickPlayouts(int players) {
        game = new Yardstick(players);
    }

    Played play(int steps) {
        int step = 0;
        int seed = 0;
        long fingerprint = 0;
        for (; step < steps; seed++) {
            game.deal(seed);
            dice.seed(~seed);
            for (; step < steps && !game.isOver(); step++) {
                Moves legal = game.legalMoves();
                int chosen = dice.below(legal.size());
                fingerprint = Played.fingerprint(fingerprint, legal.size(), chosen);
                game.play(legal.get(chosen));
            }
        }
        return new Played(step, seed, fingerprint);
    }
}
