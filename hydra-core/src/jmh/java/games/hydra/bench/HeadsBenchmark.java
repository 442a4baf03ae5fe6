package games.hydra.bench;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Phase;
import games.hydra.Result;
import games.hydra.card.Card;
import games.hydra.card.Rank;
import games.hydra.card.Suit;
import games.hydra.random.Rng;
import games.hydra.rule.RuleSet;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import games.hydra.table.KnownPile;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;
import io.vavr.collection.Vector;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The cost of a step by the number of heads: two cards placed, one reserved, one swapped and one cut with. */
@State(Scope.Benchmark)
public class HeadsBenchmark {
    private static final int STEPS = 5;
    private static final Card LOW = Card.of(Rank.TWO, Suit.HEARTS);
    private static final Card HIGH = Card.of(Rank.KING, Suit.HEARTS);

    @Param({"2", "50", "1000"})
    public int heads;

    private GameState fits;
    private GameState reserved;
    private GameState fitsNowhere;

    @Setup
    public void lay() {
        fits = holding(LOW, Reserve.empty());
        reserved = holding(LOW, Reserve.holding(HIGH));
        fitsNowhere = holding(HIGH, Reserve.empty());
    }

    @Benchmark
    @OperationsPerInvocation(STEPS)
    public int step() {
        return accepted(fits, new Action.Place(new HeadId(1)))
                + accepted(fits, new Action.Place(new HeadId(heads)))
                + accepted(fits, new Action.Reserve())
                + accepted(reserved, new Action.Swap())
                + accepted(fitsNowhere, new Action.CutOff());
    }

    /** How many events it was, of which there is at least one. */
    private static int accepted(GameState state, Action action) {
        Result result = Hydra.step(state, action);
        Played.require(true, result.isAccepted());
        return result.events().size();
    }

    private GameState holding(Card card, Reserve reserve) {
        Phase phase = new Phase.Holding(PlayerId.FIRST, card, heads - 1, reserve);
        Vector<Player> players = Vector.fill(2, HeadsBenchmark::player);
        return new GameState(RuleSet.STANDARD, table(), players, phase, Rng.seeded(1), false);
    }

    /** Heads of one card, three to queen. */
    private Heads table() {
        Vector<Rank> ranks = Vector.ofAll(Rank.all()).slice(Rank.THREE.ordinal(), Rank.KING.ordinal());
        Vector<Head> row = Vector.tabulate(heads, i -> Head.of(Card.of(ranks.get(i % ranks.size()), Suit.SPADES)));
        return Heads.from(new HeadId(1), row);
    }

    private static Player player() {
        return Player.dealt(KnownPile.of(LOW, HIGH, LOW, HIGH, LOW, HIGH));
    }
}
