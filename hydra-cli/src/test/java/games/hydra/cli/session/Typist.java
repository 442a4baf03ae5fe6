package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.random.Rng;
import games.hydra.rule.CutRule;
import games.hydra.table.HeadId;
import games.hydra.table.PlayerId;
import games.hydra.view.PlayerView;
import games.hydra.view.Viewer;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Types moves as a person would: random ones, the same for the same seed. */
final class Typist {
    private Rng rng;
    private List<String> pending = List.empty();

    Typist(long seed) {
        this.rng = Rng.seeded(seed);
    }

    /** The next line to type. */
    String line(Question question) {
        if (pending.isEmpty()) {
            pending = lines(question);
        }
        String line = pending.head();
        pending = pending.tail();
        return line;
    }

    private List<String> lines(Question question) {
        if (question instanceof MoveQuestion move) {
            return typed(move.game(), choose(move.game()));
        }
        if (question instanceof ToggleQuestion) {
            return List.of(below(2) == 0 ? "y" : "n");
        }
        return List.of(question instanceof PlayersQuestion ? "2" : "");
    }

    private Action choose(Game game) {
        PlayerId player = game.state().phase().turnOf().get();
        Seq<Action> moves = PlayerView.of(game.state(), Viewer.seat(player)).moves();
        return moves.get(below(moves.size()));
    }

    private int below(int bound) {
        Rng.Drawn<Integer> drawn = rng.below(bound);
        rng = drawn.next();
        return drawn.value();
    }

    private static List<String> typed(Game game, Action action) {
        if (action instanceof Action.Place place) {
            return List.of(place.head().toString());
        }
        if (action instanceof Action.PlaceJoker joker) {
            return List.of(joker.head().toString(), joker.rank().symbol());
        }
        return List.of(action instanceof Action.CutOff ? cut(game) : "0");
    }

    /** The oldest head's number, unless that would place the card. */
    private static String cut(Game game) {
        HeadId oldest = game.state().heads().oldest();
        Phase.Holding turn = (Phase.Holding) game.state().phase();
        boolean fits = game.state()
                .rules()
                .accepts(turn.card(), game.state().heads().get(oldest).get().top());
        return fits && game.state().rules().cut() == CutRule.FREE ? "c" : oldest.toString();
    }
}
