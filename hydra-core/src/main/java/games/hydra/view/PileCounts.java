package games.hydra.view;

import games.hydra.table.Player;

/** How many cards a player's piles have, which everybody can see. */
public record PileCounts(int draw, int discard) {

    static PileCounts of(Player player) {
        return new PileCounts(player.draw().size(), player.discard().size());
    }

    /** Both piles together. */
    public int total() {
        return draw + discard;
    }

    PileCounts plus(int drawn, int discarded) {
        return new PileCounts(draw + drawn, discard + discarded);
    }

    PileCounts reshuffled() {
        return new PileCounts(discard, 0);
    }
}
