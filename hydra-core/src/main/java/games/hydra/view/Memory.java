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
    private final Seq<Remembered> players;

    private Memory(Seq<Remembered> players) {
        this.players = players;
    }

    /** The memory of players who have just sat down at this table: they know nothing but what they see. */
    public static Memory of(GameState state) {
        return new Memory(Remembering.nothing(state.players().size()));
    }

    /** What is remembered once this has happened, too. */
    public Memory after(Event event) {
        return new Memory(event.match(new Remembering(players)));
    }

    /** What is remembered once these have happened, too. */
    public Memory after(Seq<Event> events) {
        Seq<Remembered> remembered = players;
        for (Event event : events) {
            remembered = event.match(new Remembering(remembered));
        }
        return new Memory(remembered);
    }

    /** What this viewer remembers, player 1's cards first. */
    Seq<KnownCards> of(Viewer viewer) {
        Seq<KnownCards> common = players.map(Remembered::common);
        return viewer instanceof Viewer.Seat seat ? withOwn(common, seat.player()) : common;
    }

    private Seq<KnownCards> withOwn(Seq<KnownCards> common, PlayerId player) {
        int index = player.number() - 1;
        return common.update(index, players.get(index).own());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Memory that && players.equals(that.players);
    }

    @Override
    public int hashCode() {
        return players.hashCode();
    }
}
