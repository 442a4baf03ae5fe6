package games.hydra.testkit;

import games.hydra.Action;
import games.hydra.Hydra;
import games.hydra.Setup;
import io.vavr.collection.Iterator;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.function.Function;
import java.util.stream.Stream;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;

/**
 * A game that shrinks as a game: it stops earlier, actions are left out, its set-up becomes plainer, or an action becomes
 * the first that is legal. What is no longer allowed after such a change is skipped.
 *
 * <p>Every candidate is shorter, has a plainer set-up, or makes an earlier choice, in this order; so shrinking ends.
 */
record ShrinkableGame(Shrinkable<Setup> setup, Playthrough game) implements Shrinkable<Playthrough> {
    /** Gaps of up to so many actions are tried everywhere, longer ones side by side. */
    private static final int SHORT_GAP = 4;

    @Override
    public Playthrough value() {
        return game;
    }

    @Override
    public ShrinkingDistance distance() {
        return ShrinkingDistance.of(length()).append(setup.distance());
    }

    /** jqwik takes the first candidate that still fails, so those that save most come first. */
    @Override
    public Stream<Shrinkable<Playthrough>> shrink() {
        return Stream.<Stream<Shrinkable<Playthrough>>>of(
                        candidates(stoppedEarlier()),
                        candidates(withGaps()),
                        withPlainerSetup(),
                        candidates(withFirstChoices()))
                .flatMap(Function.identity());
    }

    private Iterator<Seq<Action>> stoppedEarlier() {
        return halves(length()).map(gap -> game.actions().dropRight(gap));
    }

    private Iterator<Seq<Action>> withGaps() {
        return halves(length() / 2)
                .flatMap(gap -> Iterator.rangeBy(0, length() - gap, gap <= SHORT_GAP ? 1 : gap)
                        .map(from -> game.actions().patch(from, List.empty(), gap)));
    }

    private Stream<Shrinkable<Playthrough>> withPlainerSetup() {
        return setup.shrink()
                .filter(plainer -> plainer.compareTo(setup) < 0)
                .map(plainer -> replayed(plainer, game.actions()));
    }

    private Iterator<Seq<Action>> withFirstChoices() {
        return game.steps()
                .zipWithIndex()
                .iterator()
                .flatMap(step -> Hydra.legalActions(step._1.before())
                        .headOption()
                        .filter(first -> !first.equals(step._1.action()))
                        .map(first -> game.actions().update(step._2, first)));
    }

    private Stream<Shrinkable<Playthrough>> candidates(Iterator<Seq<Action>> actions) {
        return actions.toJavaStream().map(kept -> replayed(setup, kept));
    }

    private static Shrinkable<Playthrough> replayed(Shrinkable<Setup> setup, Seq<Action> actions) {
        return new ShrinkableGame(setup, actions.foldLeft(Playthrough.begin(setup.value()), Playthrough::tryToPlay));
    }

    /** The number, a half of it, a quarter, down to 1. */
    private static Iterator<Integer> halves(int number) {
        return Iterator.iterate(number, half -> half / 2).takeWhile(half -> half > 0);
    }

    private int length() {
        return game.steps().size();
    }
}
