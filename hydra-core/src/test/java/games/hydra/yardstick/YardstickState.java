package games.hydra.yardstick;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Outcome;
import games.hydra.Phase;
import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.FaceUpCard;
import games.hydra.card.Rank;
import games.hydra.random.Rng;
import games.hydra.rule.RuleSet;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import games.hydra.table.KnownPile;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;
import io.vavr.collection.Iterator;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.IntUnaryOperator;

/** The arrays of a yardstick, put in the words of the engine. */
record YardstickState(Yardstick game) {

    /** All of it: every card of every head and pile, and the generator. */
    GameState state(int lastMove) {
        return new GameState(
                RuleSet.STANDARD,
                heads(),
                Vector.range(0, game.playerCount()).map(game::piles).map(YardstickState::player),
                phase(lastMove),
                rng(),
                false);
    }

    Rng rng() {
        return Rng.seeded(game.dice().state());
    }

    /** Numbers, tops and sizes. */
    boolean showsTheHeadsOf(GameState state) {
        HeadRow row = game.heads();
        Heads heads = state.heads();
        return row.oldest() == heads.oldest().number()
                && row.next() == heads.next().number()
                && heads.numbered().forAll(entry -> looksLike(entry._1.number(), entry._2));
    }

    private boolean looksLike(int number, Head head) {
        HeadRow row = game.heads();
        return row.size(number) == head.size()
                && row.value(number) == head.top().rank().ordinal()
                && face(row.top(number)).equals(head.top());
    }

    boolean hasThePileSizesOf(GameState state) {
        return state.players().zipWithIndex().forAll(entry -> {
            Piles piles = game.piles(entry._2);
            return piles.drawSize() == entry._1.draw().size()
                    && piles.discardSize() == entry._1.discard().size();
        });
    }

    Seq<Action> legalActions() {
        Moves moves = game.legalMoves();
        return Vector.range(0, moves.size()).map(moves::get).map(this::action);
    }

    private Action action(int move) {
        return switch (move) {
            case Moves.BEGIN_TURN -> new Action.BeginTurn();
            case Moves.RESERVE -> new Action.Reserve();
            case Moves.SWAP -> new Action.Swap();
            case Moves.CUT_OFF -> new Action.CutOff();
            default -> placement(new HeadId(Moves.headOf(move)), rank(Moves.rankOf(move)));
        };
    }

    private Action placement(HeadId head, Rank rank) {
        return card(game.hand()).isJoker() ? new Action.PlaceJoker(head, rank) : new Action.Place(head);
    }

    Phase phase(int lastMove) {
        PlayerId player = new PlayerId(game.player() + 1);
        if (game.isOver()) {
            return new Phase.Over(new Outcome.Win(player, victory(lastMove)));
        }
        return game.hand() == CardTable.NO_CARD
                ? new Phase.BetweenTurns(player)
                : new Phase.Holding(player, card(game.hand()), game.remaining(), reserve());
    }

    private static Outcome.Victory victory(int lastMove) {
        return lastMove == Moves.CUT_OFF ? Outcome.Victory.BY_LOSING : Outcome.Victory.BY_SHEDDING;
    }

    private Reserve reserve() {
        return game.reserved() == CardTable.NO_CARD ? Reserve.empty() : Reserve.holding(card(game.reserved()));
    }

    private Heads heads() {
        HeadRow row = game.heads();
        return Heads.from(
                new HeadId(row.oldest()), Vector.range(row.oldest(), row.next()).map(this::head));
    }

    private Head head(int number) {
        List<FaceUpCard> cards = Iterator.iterate(game.heads().top(number), game.heads()::below)
                .take(game.heads().size(number))
                .map(this::face)
                .toList();
        return Head.of(cards.head(), cards.tail());
    }

    private FaceUpCard face(int card) {
        return card(card)
                .<FaceUpCard>match(
                        suited -> suited,
                        joker -> joker.announce(rank(game.heads().announced(card))));
    }

    private static Player player(Piles piles) {
        return new Player(pile(piles.drawSize(), piles::drawAt), pile(piles.discardSize(), piles::discardAt));
    }

    private static KnownPile pile(int size, IntUnaryOperator cardAt) {
        return KnownPile.of(List.range(0, size).map(depth -> card(cardAt.applyAsInt(depth))));
    }

    private static Card card(int card) {
        return Deck.kinds().get(CardTable.kind(card));
    }

    private static Rank rank(int value) {
        return Rank.all().get(value);
    }
}
