package games.hydra.testkit;

import games.hydra.Setup;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCases;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;

/** Games from generated set-ups. They have no edge cases: those would be games in which nothing happens. */
record GameArbitrary(Arbitrary<Setup> setups) implements Arbitrary<Playthrough> {
    private static final int LONGEST = 150;

    @Override
    public RandomGenerator<Playthrough> generator(int genSize) {
        RandomGenerator<Setup> generator = setups.generator(genSize);
        return random -> next(generator.next(random), random);
    }

    @Override
    public EdgeCases<Playthrough> edgeCases(int maxEdgeCases) {
        return EdgeCases.none();
    }

    private static Shrinkable<Playthrough> next(Shrinkable<Setup> setup, Random random) {
        Playthrough begun = Playthrough.begin(setup.value());
        return new ShrinkableGame(setup, new RandomPlay(random).play(begun, length(random)));
    }

    /** Short games are likelier: they cost less, and go wrong as well. */
    private static int length(Random random) {
        return random.nextInt(1 + random.nextInt(LONGEST + 1));
    }
}
