package games.hydra.table;

import games.hydra.card.Card;
import java.util.Objects;

/**
 * What a player owns whether or not it is their turn: a draw pile and a discard pile (R1.2).
 *
 * <pre>{@code
 * Player player = Player.dealt(KnownPile.of(Card.of(Rank.SIX, Suit.SPADES), Card.joker()));
 * Player later = player.withoutTopOfDraw().putOnDiscard(Card.of(Rank.SIX, Suit.SPADES));
 * int discarded = later.discard().size(); // 1
 * int cards = later.cardCount(); // 2
 * }</pre>
 */
public record Player(Pile draw, Pile discard) {
    public Player {
        Objects.requireNonNull(draw);
        Objects.requireNonNull(discard);
    }

    /** A player with this draw pile and nothing discarded. */
    public static Player dealt(Pile draw) {
        return new Player(draw, draw.emptied());
    }

    /** How many cards the two piles have together. */
    public int cardCount() {
        return draw.size() + discard.size();
    }

    public boolean hasCards() {
        return !draw.isEmpty() || !discard.isEmpty();
    }

    public Player withoutTopOfDraw() {
        return new Player(draw.withoutTop(), discard);
    }

    public Player putOnDraw(Card card) {
        return new Player(draw.put(card), discard);
    }

    public Player putOnDiscard(Card card) {
        return new Player(draw, discard.put(card));
    }

    /** The head, turned over, lies on the discard pile (R5.2). */
    public Player putOnDiscard(Head head) {
        return new Player(draw, discard.putTurnedOver(head));
    }

    /** The discard pile, in the order given, has become the draw pile (R3.2). */
    public Player reshuffled(Pile order) {
        return new Player(order, discard.emptied());
    }
}
