package games.hydra;

import games.hydra.card.Card;
import games.hydra.random.Rng;
import games.hydra.table.KnownPile;
import games.hydra.table.Pile;
import games.hydra.table.Player;

/**
 * How a card comes from a draw pile (R3.2). Chance is explicit: the course awaits a card for a purpose. A pile whose order
 * is known answers by itself; one that is dealt by hand leaves the course waiting until somebody names the card.
 */
final class Drawing {

    private Drawing() {}

    /** Draws the awaited card, or leaves it awaited where it is dealt by hand. */
    static Course draw(Course course, Purpose purpose) {
        Course ready = reshuffleIfEmpty(course, purpose);
        Pile draw = ready.state().player(purpose.player()).draw();
        return draw instanceof KnownPile known ? receive(ready, purpose, known.first()) : ready;
    }

    /** Goes on with the awaited card. */
    static Course receive(Course course, Purpose purpose, Card card) {
        return purpose.match(new Receipt(course, card));
    }

    private static Course reshuffleIfEmpty(Course course, Purpose purpose) {
        Player player = course.state().player(purpose.player());
        if (!player.draw().isEmpty()) {
            return course;
        }
        Rng.Drawn<Pile> shuffled = player.discard().shuffled(course.state().rng());
        return course.then(new Event.PileReshuffled(purpose.player(), shuffled.value(), shuffled.next()));
    }

    /** What a card becomes: a head, or a card in hand. */
    private record Receipt(Course course, Card card) implements Purpose.Cases<Course> {

        /** R2.1. */
        @Override
        public Course firstHead(Purpose.FirstHead purpose) {
            return Ending.afterFirstHead(grow(purpose));
        }

        @Override
        public Course nextCard(Purpose.NextCard purpose) {
            return course.then(new Event.CardDrawn(purpose.player(), card));
        }

        @Override
        public Course newHead(Purpose.NewHead purpose) {
            return Cutting.afterNewHead(grow(purpose), purpose.player(), purpose.due() - 1);
        }

        private Course grow(Purpose purpose) {
            return course.then(
                    new Event.HeadGrown(purpose.player(), course.state().heads().next(), card.asNewHead()));
        }
    }
}
