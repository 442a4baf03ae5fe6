package games.hydra.cli.display;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Phase;
import games.hydra.card.FaceUpCard;
import games.hydra.rule.Fit;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Where the held card can go. While nobody holds a card there are no marks. */
record Marks(GameState state) {

    Option<Mark> of(HeadId id, Head head) {
        return turn().flatMap(turn -> placing(turn, head).orElse(() -> cutting(id)));
    }

    /** The heads with this mark. */
    Vector<HeadId> having(Symbol symbol) {
        return Vector.ofAll(state.heads().numbered())
                .filter(entry -> of(entry._1, entry._2).exists(mark -> mark.is(symbol)))
                .map(Tuple2::_1);
    }

    boolean allows(Action action) {
        return Hydra.check(state, action).isEmpty();
    }

    private Option<Phase.Holding> turn() {
        return state.phase() instanceof Phase.Holding turn ? Option.some(turn) : Option.none();
    }

    private Option<Mark> placing(Phase.Holding turn, Head head) {
        Seq<Tuple2<FaceUpCard, Fit>> fits = turn.card()
                .faces()
                .flatMap(face -> state.rules().fit(face, head.top()).map(fit -> new Tuple2<>(face, fit)));
        return fits.headOption().map(first -> turn.card().isJoker() ? joker(fits) : suited(first._2));
    }

    private static Mark joker(Seq<Tuple2<FaceUpCard, Fit>> fits) {
        return Mark.joker(JokerValues.of(fits.map(fit -> fit._1.rank())));
    }

    private static Mark suited(Fit fit) {
        return fit.endsTurn() ? Mark.ENDS : Mark.FITS;
    }

    private Option<Mark> cutting(HeadId id) {
        return Option.when(id.equals(state.heads().oldest()) && allows(new Action.CutOff()), Mark.CUT);
    }
}
