package games.hydra.rule;

import io.vavr.control.Option;
import java.util.Objects;

/**
 * How a card fits a head: the name of the reason, and whether placing it so ends the turn.
 *
 * <pre>{@code
 * Option<Fit> fit = RuleSet.STANDARD.fit(Card.of(Rank.SIX, Suit.SPADES), Card.of(Rank.SIX, Suit.HEARTS));
 * String name = fit.get().name(); // "equal"
 * boolean endsTurn = fit.get().endsTurn(); // true
 * }</pre>
 */
public record Fit(String name, boolean endsTurn) {
    /** R4.1. */
    public static final Fit LOWER = new Fit("lower", false);
    /** R4.2. */
    public static final Fit EQUAL = new Fit("equal", true);
    /** R4.3. */
    public static final Fit ON_ACE = new Fit("on-ace", false);
    /** Option {@code black-up}. */
    public static final Fit HIGHER = new Fit("higher", false);
    /** Option {@code suit-match}. */
    public static final Fit SAME_SUIT = new Fit("same-suit", false);

    public Fit {
        Objects.requireNonNull(name);
    }

    /** This fit as the answer of a {@link PlacementRule}. */
    public Option<Fit> accepted() {
        return Option.some(this);
    }
}
