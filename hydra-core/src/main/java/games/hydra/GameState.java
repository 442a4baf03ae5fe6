package games.hydra;

import games.hydra.random.Rng;
import games.hydra.rule.RuleSet;
import games.hydra.style.Withers;
import games.hydra.table.ByPlayer;
import games.hydra.table.Heads;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Objects;
import org.immutables.value.Value;

/**
 * Everything about a game at one moment. It never changes: {@link Hydra#step} gives another.
 *
 * <pre>{@code
 * GameState state = Hydra.start(Setup.of(2, 42L)).get();
 * Heads heads = state.heads(); // [1: 6S]
 * int cards = state.player(PlayerId.FIRST).cardCount(); // 53
 * Phase phase = state.phase(); // BetweenTurns[next=2]
 * boolean over = state.isOver(); // false
 * }</pre>
 *
 * @param rules the rules in force
 * @param heads what lies in the middle of the table
 * @param players each player's piles, player 1 first
 * @param phase whose turn it is, and what they hold
 * @param rng what the next shuffle comes from
 * @param stalemate whether a stalemate was reported under these rules and still holds (R6.5)
 */
@Value.Builder
@Withers
public record GameState(RuleSet rules, Heads heads, Seq<Player> players, Phase phase, Rng rng, boolean stalemate)
        implements WithGameState {
    public GameState {
        Objects.requireNonNull(rules);
        Objects.requireNonNull(heads);
        players = ByPlayer.of(players);
        Objects.requireNonNull(phase);
        Objects.requireNonNull(rng);
        StateInvariants.require(heads, players, phase);
    }

    /** The piles of a player who is at this table. */
    public Player player(PlayerId id) {
        return players.get(id.number() - 1);
    }

    /** Whose turn comes after this player's (R2.1). */
    public PlayerId after(PlayerId id) {
        return id.nextOf(players.size());
    }

    /** How the game ended, if it has. */
    public Option<Outcome> outcome() {
        return phase instanceof Phase.Over over ? Option.some(over.outcome()) : Option.none();
    }

    public boolean isOver() {
        return phase instanceof Phase.Over;
    }
}
