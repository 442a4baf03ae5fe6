package games.hydra.rule;

import games.hydra.card.FaceUpCard;
import io.vavr.control.Option;

/**
 * Says whether a card may be placed on a head. The rules of a {@link RuleSet} are asked one after the other; each sees what
 * the rules before it answered, and may accept what they refused or refuse what they accepted.
 *
 * <p>A rule is a pure function: the same arguments always get the same answer, which is never null, and it never throws.
 * What the engine promises holds for such rules. Implement it as a record or an enum, so that rule sets that hold equal
 * rules are equal.
 *
 * <pre>{@code
 * record KingsAreWalls() implements PlacementRule {
 *     public String code() {
 *         return "kings-are-walls";
 *     }
 *
 *     public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
 *         return top.rank() == Rank.KING ? Option.none() : before;
 *     }
 * }
 * RuleSet rules = RuleSet.STANDARD.withOwnRule(new KingsAreWalls());
 * Option<Fit> fit = rules.fit(Card.of(Rank.TWO, Suit.CLUBS), Card.of(Rank.KING, Suit.CLUBS)); // None
 * }</pre>
 */
public interface PlacementRule {

    /** A stable word for it, in the style of the built-in options: {@code suit-match}. */
    String code();

    /**
     * How the card fits the head, if it does.
     *
     * @param card the card to be placed; a joker with the value it would be announced to have
     * @param top the card on top of the head
     * @param before what the rules before this one answered
     */
    Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before);
}
