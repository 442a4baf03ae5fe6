package games.hydra.testkit;

import games.hydra.GameState;
import games.hydra.Phase;
import games.hydra.Purpose;
import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import games.hydra.table.Head;
import games.hydra.table.KnownPile;
import games.hydra.table.Pile;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.LinkedHashMap;

/**
 * Counts the cards of a state, wherever they are, jokers without the value they have on a head.
 *
 * <pre>{@code
 * GameState state = Hydra.start(Setup.of(2, 42L)).get();
 * int all = Census.count(state); // 108
 * int second = Census.cardsOf(state, new PlayerId(2)); // 54
 * }</pre>
 */
public final class Census {
    private Census() {}

    /** How often each card is in the game; all piles must be known. */
    public static Map<Card, Integer> of(GameState state) {
        Seq<Card> heads = state.heads().toSeq().flatMap(Head::cards).map(FaceUpCard::turnedDown);
        Seq<Card> piles = state.players().flatMap(Census::piles).flatMap(pile -> ((KnownPile) pile).cards());
        java.util.Map<Card, Integer> counts = new LinkedHashMap<>();
        for (Card card : heads.appendAll(piles).appendAll(inTurn(state.phase()))) {
            counts.merge(card, 1, Integer::sum);
        }
        return HashMap.ofAll(counts);
    }

    /** How many cards are in the game. */
    public static int count(GameState state) {
        int heads = state.heads().toSeq().map(Head::size).sum().intValue();
        int players = state.players().map(Player::cardCount).sum().intValue();
        return heads + players + inTurn(state.phase()).size();
    }

    /** How many cards a player has in piles, hand and reserve. */
    public static int cardsOf(GameState state, PlayerId player) {
        boolean theirTurn = state.phase().turnOf().contains(player);
        return state.player(player).cardCount()
                + (theirTurn ? inTurn(state.phase()).size() : 0);
    }

    /** How many cards each player has. */
    public static Seq<Integer> ofPlayers(GameState state) {
        return Vector.rangeClosed(1, state.players().size()).map(number -> cardsOf(state, new PlayerId(number)));
    }

    private static Seq<Pile> piles(Player player) {
        return List.of(player.draw(), player.discard());
    }

    /** The cards in hand and in reserve. */
    private static Seq<Card> inTurn(Phase phase) {
        if (phase instanceof Phase.Holding turn) {
            return reserved(turn.reserve()).prepend(turn.card());
        }
        return phase instanceof Phase.AwaitingCard awaiting && awaiting.purpose() instanceof Purpose.NextCard turn
                ? reserved(turn.reserve())
                : List.empty();
    }

    private static List<Card> reserved(Reserve reserve) {
        return reserve.card().toList();
    }
}
