package games.hydra.kit;

import games.hydra.card.FaceUpCard;
import games.hydra.rule.Fit;
import games.hydra.rule.PlacementRule;
import games.hydra.testkit.KingsAreWalls;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** The ways in which a placement rule can break its contract, or not. */
enum BrokenRule {
    NOT(() -> new Named("fine")),
    SILENT(Silent::new),
    MOODY(Moody::new),
    NAMELESS(() -> new Named(" ")),
    NAMESAKE(() -> new Named(new KingsAreWalls().code())),
    UNEQUAL(Unequal::new);

    private final Supplier<PlacementRule> built;

    BrokenRule(Supplier<PlacementRule> built) {
        this.built = built;
    }

    PlacementRule build() {
        return built.get();
    }

    /** A rule that changes nothing. */
    private record Named(String code) implements PlacementRule {
        @Override
        public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
            return before;
        }
    }

    private record Silent() implements PlacementRule {
        @Override
        public String code() {
            return "silent";
        }

        @Override
        public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
            return null;
        }
    }

    /** Accepts everything every other time it is asked. */
    private static final class Moody implements PlacementRule {
        private boolean accepts;

        @Override
        public String code() {
            return "moody";
        }

        @Override
        public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
            accepts = !accepts;
            return accepts ? Fit.LOWER.accepted() : Option.none();
        }
    }

    /** No two of them are equal. */
    private static final class Unequal implements PlacementRule {
        @Override
        public String code() {
            return "unequal";
        }

        @Override
        public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
            return before;
        }
    }
}
