package games.hydra.sim;

import games.hydra.bot.Strategy;
import java.util.Objects;

/** A strategy that plays a seat, and the name under which its wins are counted. */
public record Contestant(String name, Strategy strategy) {
    public Contestant {
        Objects.requireNonNull(name);
        Objects.requireNonNull(strategy);
    }
}
