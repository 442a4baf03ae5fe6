package games.hydra.view;

import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.table.PlayerId;
import io.vavr.collection.Seq;

/**
 * What everybody at a table remembers. Whoever runs a game keeps it beside the state and tells it every event; a view made
 * with it has the knowledge of a player who watched from there on and forgets nothing.
 *
 * <pre>{@code
 * GameState state = Hydra.start(Setup.of(2, 42L)).get();
 * Result result = Hydra.step(state, new Action.BeginTurn());
 * Memory memory = Memory.of(state).after(result.events());
 * PlayerView view = PlayerView.of(result.state(), memory, Viewer.seat(new PlayerId(2)));
 * int unseen = view.unseen().size(); // 106
 * }</pre>
 *
 * <p>Of somebody else's cards all viewers know the same, and each event is about one player's cards; so one step costs the
 * same at any number of players.
 */
public final class Memory {
    private static final Viewer OWN = new EachOwn();

    /** What everybody knows of each player's cards. */
    private final Seq<KnownCards> common;
    /** What each player knows of their own. */
    private final Seq<KnownCards> own;

    private Memory(Seq<KnownCards> common, Seq<KnownCards> own) {
        this.common = common;
        this.own = own;
    }

    /** The memory of players who have just sat down at this table: they know nothing but what they see. */
    public static Memory of(GameState state) {
        Seq<KnownCards> nothing = Recollection.nothing(state.players().size());
        return new Memory(nothing, nothing);
    }

    /** What is remembered once this has happened, too. */
    public Memory after(Event event) {
        return new Memory(after(common, Viewer.spectator(), event), after(own, OWN, event));
    }

    /** What is remembered once these have happened, too. */
    public Memory after(Seq<Event> events) {
        return events.foldLeft(this, Memory::after);
    }

    private static Seq<KnownCards> after(Seq<KnownCards> known, Viewer viewer, Event event) {
        return SeenEvent.of(event, viewer).match(new Recollection(viewer, known));
    }

    /** What this viewer remembers, player 1's cards first. */
    Seq<KnownCards> of(Viewer viewer) {
        return viewer instanceof Viewer.Seat seat ? withOwn(seat.player()) : common;
    }

    private Seq<KnownCards> withOwn(PlayerId player) {
        int index = player.number() - 1;
        return common.update(index, own.get(index));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Memory that && common.equals(that.common) && own.equals(that.own);
    }

    @Override
    public int hashCode() {
        return 31 * common.hashCode() + own.hashCode();
    }
}
