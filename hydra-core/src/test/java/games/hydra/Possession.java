package games.hydra;

import games.hydra.card.Card;
import games.hydra.table.Head;
import games.hydra.table.KnownPile;
import games.hydra.table.Pile;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Census;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * What a stalemate leaves as it is: the heads, and which cards each player has, wherever they lie. Of piles that are dealt
 * by hand only the number of cards is known.
 */
record Possession(Seq<Head> heads, Seq<Seq<Card>> cards, Seq<Integer> counts) {

    static Possession of(GameState state) {
        Seq<PlayerId> players = Vector.rangeClosed(1, state.players().size()).map(PlayerId::new);
        return new Possession(
                state.heads().toSeq(),
                players.map(id -> cards(state, id)),
                players.map(id -> Census.cardsOf(state, id)));
    }

    private static Seq<Card> cards(GameState state, PlayerId id) {
        Player player = state.player(id);
        Seq<Card> piled = List.of(player.draw(), player.discard()).flatMap(Possession::known);
        return state.phase() instanceof Phase.Holding turn
                        && turn.player().equals(id)
                        && !player.draw().isDealtByHand()
                ? sorted(piled.append(turn.card()).appendAll(turn.reserve().card()))
                : sorted(piled);
    }

    private static Seq<Card> known(Pile pile) {
        return pile instanceof KnownPile known ? known.cards() : List.empty();
    }

    private static Seq<Card> sorted(Seq<Card> cards) {
        return cards.sortBy(Card::toString);
    }
}
