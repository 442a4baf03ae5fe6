package games.hydra;

/** Where the cards come from. */
public enum Dealing {
    /** The engine shuffles and draws, from the seed (R1.6). */
    FROM_PILES,
    /** The engine counts cards and asks for each of them: it stops in {@link Phase.AwaitingCard} until a {@link Action.Deal}. */
    BY_HAND
}
