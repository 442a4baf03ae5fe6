package games.hydra;

/** Why a turn ended without a winner. */
public enum TurnEnd {
    /** All required cards were played (R3.4). */
    ALL_PLAYED,
    /** A card was placed in a way that ends the turn, such as on an equal one (R3.5). */
    ENDING_PLACEMENT,
    /** More cards were required, but only the reserve was left (R3.4). */
    ONLY_RESERVE_LEFT,
    /** A head was cut off (R5.3). */
    HEAD_CUT_OFF
}
