package games.hydra.notation;

import io.vavr.control.Either;

/** What a reader looks for at some place of a text. */
public enum Expected {
    /** A card of a pile or a hand. */
    CARD("notation/unknown-card"),
    /** A card of a head. */
    FACE_UP_CARD("notation/unknown-face-up-card"),
    ACTION("notation/unknown-action"),
    /** A preset or an option of a rule set. */
    RULE("notation/unknown-rule"),
    /** A placement rule that the reader's caller knows. */
    OWN_RULE("notation/unknown-own-rule"),
    /** A tag of a game's header. */
    TAG("notation/unknown-tag"),
    /** The heads of a position. */
    HEADS("notation/unknown-heads"),
    /** The two piles of a player. */
    PLAYER("notation/unknown-player"),
    /** A pile by its size. */
    COUNT("notation/unknown-count"),
    /** The phase of a position. */
    PHASE("notation/unknown-phase"),
    /** The random generator of a position. */
    RNG("notation/unknown-rng"),
    /** Whether a stalemate was reported. */
    STALEMATE("notation/unknown-stalemate");

    private final String code;

    Expected(String code) {
        this.code = code;
    }

    /** The code of the problem that something else was found. */
    public String code() {
        return code;
    }

    NotationProblem insteadOf(Slice found) {
        return new NotationProblem.Unknown(found.place(), this, found.excerpt());
    }

    <T> Either<NotationProblem, T> missingIn(Slice found) {
        return Either.left(insteadOf(found));
    }
}
