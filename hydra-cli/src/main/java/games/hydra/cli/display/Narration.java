package games.hydra.cli.display;

import games.hydra.Event;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Tells events in English: what anybody at the table could have seen. */
record Narration(Alphabet alphabet) {
    static final String STALEMATE = "Stalemate: nothing can change any more but whose turn it is.";

    /** More than this of one turn is too much to read: only the latest are told. */
    private static final int MOST_DEEDS = 8;

    /** The story; empty if there is nothing to tell. */
    String of(Seq<Event> events) {
        Vector<Deed> deeds = deeds(events);
        return deeds.isEmpty()
                ? expected(events)
                : Runs.of(deeds, Deed::who).map(Narration::sentence).mkString(" ");
    }

    private Vector<Deed> deeds(Seq<Event> events) {
        DeedOfEvent telling = new DeedOfEvent(new CardArt(alphabet));
        Vector<Deed> all = Vector.ofAll(events.flatMap(event -> event.match(telling)));
        return Runs.of(all, deed -> deed).map(same -> same.head().times(same.size()));
    }

    /** At the start of a turn nothing has been done yet. */
    private static String expected(Seq<Event> events) {
        return events.find(Event.TurnBegan.class::isInstance)
                .map(Event.TurnBegan.class::cast)
                .map(began -> "Player " + began.player() + " has " + cards(began.required()) + " to play.")
                .getOrElse("");
    }

    private static String cards(int count) {
        return count == 1 ? "1 card" : count + " cards";
    }

    private static String sentence(Vector<Deed> deeds) {
        return deeds.head()
                .who()
                .fold(() -> deeds.map(Deed::verb).mkString(" "), who -> "Player " + who + clauses(deeds) + ".");
    }

    private static String clauses(Vector<Deed> deeds) {
        Vector<Deed> told = deeds.takeRight(MOST_DEEDS);
        int left = deeds.size() - told.size();
        return (left == 0 ? " " : ", after " + left + " earlier moves, ")
                + list(Runs.of(told, Deed::verb).map(Narration::clause));
    }

    /** Deeds with the same verb follow it together: "placed 5♥ on head 3 and 4♠ on head 7". */
    private static String clause(Vector<Deed> deeds) {
        return (deeds.head().verb() + " " + list(deeds.map(Deed::what))).stripTrailing();
    }

    private static String list(Vector<String> words) {
        return words.size() == 1 ? words.head() : words.init().mkString(", ") + " and " + words.last();
    }
}
