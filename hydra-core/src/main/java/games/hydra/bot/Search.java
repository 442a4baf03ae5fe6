package games.hydra.bot;

import games.hydra.Action;
import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Phase;
import games.hydra.Result;
import games.hydra.random.Rng;
import games.hydra.table.KnownPile;
import games.hydra.table.PlayerId;
import games.hydra.view.PlayerView;
import games.hydra.view.SeenEvent;
import io.vavr.collection.Seq;

/**
 * A tree search over what the player can tell apart (information sets): a node is what they have seen since the search
 * began, so it is the same whatever the cards that they can't see. Each playout draws those anew, walks down the tree by the
 * moves that look best or were tried least, adds one node, and plays on from there by counting cards until the turn is over.
 *
 * <p>The tree grows in place, for the length of one choice; nothing of it leaves that choice.
 */
final class Search {
    /** How many cards better or worse make a turn about three times as good or bad as another. */
    private static final double SCALE = 4;

    private final PlayerView view;
    private final PlayerId player;
    private final Fits fits;
    private final Node root;
    private Rng rng;

    Search(PlayerView view, Seq<Action> moves, Fits fits, Rng rng) {
        this.view = view;
        this.player = view.phase().turnOf().get();
        this.fits = fits;
        this.root = new Node(moves);
        this.rng = rng;
    }

    /** Plays so many turns more. It can be stopped after any number of them, and asked what is best so far. */
    void run(int playouts) {
        for (int playout = 0; playout < playouts; playout++) {
            Rng.Drawn<GameState> world = view.determinize(rng);
            rng = world.next();
            descend(root, view, world.value(), burden(world.value()));
        }
    }

    Action best() {
        return root.mostTried();
    }

    Rng rng() {
        return rng;
    }

    private double descend(Node node, PlayerView seen, GameState state, double before) {
        int move = node.select();
        Result.Accepted result = step(state, node.move(move));
        double worth =
                isTurnOver(result.state()) ? worth(result.state(), before) : goOn(node, move, seen, result, before);
        node.add(move, worth);
        return worth;
    }

    private double goOn(Node node, int move, PlayerView seen, Result.Accepted result, double before) {
        Followed followed = Followed.from(seen).after(result);
        PlayerView next = followed.view();
        Node child = node.child(move, followed.events());
        if (child != null) {
            return descend(child, next, result.state(), before);
        }
        boolean hasSwapped = node.move(move) instanceof Action.Swap;
        node.grow(
                move,
                followed.events(),
                new Node(SearchStrategy.candidates(next, next.turn().get(), hasSwapped)));
        return worth(finish(next, result.state()), before);
    }

    /** Plays the turn to its end by counting cards. */
    private GameState finish(PlayerView seen, GameState state) {
        PlayerView next = seen;
        GameState end = state;
        while (!isTurnOver(end)) {
            Result.Accepted result = step(end, new Counting(next, next.turn().get(), fits).best());
            for (Event event : result.events()) {
                next = next.after(SeenEvent.of(event, view.viewer()));
            }
            end = result.state();
        }
        return end;
    }

    private static Result.Accepted step(GameState state, Action action) {
        return Hydra.step(state, action).match(accepted -> accepted, rejected -> {
            throw new IllegalStateException(rejected.toString());
        });
    }

    private static boolean isTurnOver(GameState state) {
        return !(state.phase() instanceof Phase.Holding);
    }

    /** Between 0 and 1: a win is 1, and a turn that changes nothing is a half. */
    private double worth(GameState after, double before) {
        return after.outcome()
                .map(outcome -> outcome.winner().contains(player) ? 1.0 : 0.0)
                .getOrElse(() -> 1 / (1 + Math.exp((burden(after) - before) / SCALE)));
    }

    /** All cards of the player, by how hard they are to lose. */
    private double burden(GameState state) {
        double burden = fits.burden(((KnownPile) state.player(player).draw()).cards())
                + fits.burden(((KnownPile) state.player(player).discard()).cards());
        if (state.phase() instanceof Phase.Holding turn) {
            return burden
                    + fits.burden(turn.card())
                    + fits.burden(turn.reserve().card());
        }
        return burden;
    }
}
