package games.hydra.testkit;

import games.hydra.GameState;
import games.hydra.Phase;
import games.hydra.card.FaceUpCard;
import games.hydra.random.Rng;
import games.hydra.rule.RuleSet;
import games.hydra.table.CountedPile;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import games.hydra.table.KnownPile;
import games.hydra.table.Pile;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;
import io.vavr.collection.List;
import io.vavr.collection.Vector;

/**
 * A table in the middle of a game, written as one would lay it out:
 *
 * <pre>{@code
 * GameState state = table().head("3H", 4).head("AJ")
 *         .player(draw("5C 9D"), discard("KS")).holding("KD").reserve("7C")
 *         .player(draw("2S"), discard())
 *         .state();
 * String moves = Hydra.legalActions(state).map(ActionNotation::write).mkString(" "); // "2 swap"
 * }</pre>
 *
 * <p>It need not be a table that a game reaches: nobody counts the cards.
 */
public final class Table {
    private static final FaceUpCard FILLER = Cards.face("KC");

    private final RuleSet rules;
    private final int oldest;
    private final Vector<Head> heads;
    private final Vector<Player> players;

    private Table(RuleSet rules, int oldest, Vector<Head> heads, Vector<Player> players) {
        this.rules = rules;
        this.oldest = oldest;
        this.heads = heads;
        this.players = players;
    }

    /** An empty table with the standard rules; its first head will have the number 1. */
    public static Table table() {
        return table(RuleSet.STANDARD);
    }

    /** An empty table with these rules. */
    public static Table table(RuleSet rules) {
        return new Table(rules, 1, Vector.empty(), Vector.empty());
    }

    /** A draw pile, the top first. */
    public static Pile draw(String cards) {
        return pile(cards);
    }

    /** A draw pile with no cards. */
    public static Pile draw() {
        return KnownPile.empty();
    }

    /** A discard pile, the top first. */
    public static Pile discard(String cards) {
        return pile(cards);
    }

    /** A discard pile with no cards. */
    public static Pile discard() {
        return KnownPile.empty();
    }

    /** A pile that is dealt by hand: only the number of its cards is known. */
    public static Pile counted(int cards) {
        return new CountedPile(cards);
    }

    /** The number of the oldest head. */
    public Table numberedFrom(int number) {
        return new Table(rules, number, heads, players);
    }

    /** A head of these cards, the top first. */
    public Table head(String cards) {
        List<FaceUpCard> faces = Cards.faces(cards);
        return with(Head.of(faces.head(), faces.tail()));
    }

    /** A head with this top and so many cards in all; what lies below the top is kings. */
    public Table head(String top, int size) {
        return with(Head.of(Cards.face(top), List.fill(size - 1, () -> FILLER)));
    }

    /** The next player, from player 1 on. */
    public Table player(Pile draw, Pile discard) {
        return new Table(rules, oldest, heads, players.append(new Player(draw, discard)));
    }

    /** The state between two turns, this player's being the next. */
    public GameState next(int player) {
        return state(new Phase.BetweenTurns(new PlayerId(player)));
    }

    /** This player holds a card, the first of their turn: as many more are due as there are further heads. */
    public Hand holding(int player, String card) {
        return new Hand(
                this, new Phase.Holding(new PlayerId(player), Cards.card(card), heads.size() - 1, Reserve.empty()));
    }

    /** The player who was seated last holds a card, the first of their turn. */
    public Hand holding(String card) {
        return holding(players.size(), card);
    }

    GameState state(Phase phase) {
        return new GameState(rules, Heads.from(new HeadId(oldest), heads), players, phase, Rng.seeded(0), false);
    }

    private static Pile pile(String cards) {
        return KnownPile.of(Cards.cards(cards));
    }

    private Table with(Head head) {
        return new Table(rules, oldest, heads.append(head), players);
    }
}
