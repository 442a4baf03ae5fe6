package games.hydra.cli.display;

import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Phase;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The board as R7.2 and R7.3 have it, to the byte; joined, not formatted, since a format has the locale's digits. */
public record ClassicDisplay() implements Display {

    @Override
    public String board(Scene scene) {
        GameState state = scene.state();
        StringBuilder text = new StringBuilder("\nHeads:\n");
        state.heads().numbered().forEach(entry -> text.append(headLine(entry._1, entry._2)));
        text.append("\nPlayers:\n");
        for (int number = 1; number <= state.players().size(); number++) {
            text.append(playerLine(state, new PlayerId(number))).append('\n');
        }
        return text.append('\n').toString();
    }

    @Override
    public String story(Seq<Event> events) {
        return new Narration(Alphabet.ASCII).of(events);
    }

    @Override
    public boolean remindsOfStalemate() {
        return false;
    }

    private static String headLine(HeadId id, Head head) {
        return id.number() + ": " + head.top() + " (" + head.size() + ")\n";
    }

    private static String playerLine(GameState state, PlayerId id) {
        Player player = state.player(id);
        String piles = "Player " + id.number() + ": " + player.cardCount() + " ("
                + player.draw().size() + " draw, " + player.discard().size() + " discard)";
        return piles + turnOf(state, id).map(ClassicDisplay::hand).getOrElse("");
    }

    private static Option<Phase.Holding> turnOf(GameState state, PlayerId id) {
        return state.phase() instanceof Phase.Holding turn && turn.player().equals(id)
                ? Option.some(turn)
                : Option.none();
    }

    private static String hand(Phase.Holding turn) {
        int reserve = turn.reserve().card().isDefined() ? 1 : 0;
        return " + 1 in hand, " + turn.remaining() + " remaining, " + reserve + " in reserve";
    }
}
