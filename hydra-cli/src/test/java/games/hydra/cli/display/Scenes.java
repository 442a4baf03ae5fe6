package games.hydra.cli.display;

import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.testkit.Games;
import games.hydra.testkit.Playthrough;
import games.hydra.testkit.Table;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generates what a display may be given. */
final class Scenes {
    private static final Vector<String> TOPS = Vector.of("5H", "10S", "KD", "3J", "AC", "7H", "9S", "QD", "10J");
    private static final Vector<String> HELD = Vector.of("7H", "KS", "Joker", "AD", "10C");

    private Scenes() {}

    /** Scenes of games, and of tables larger than such games have. */
    static Arbitrary<Scene> any() {
        return Arbitraries.oneOf(ofGames(), ofTables());
    }

    /** Where random games get to, with the events of the last turn. */
    static Arbitrary<Scene> ofGames() {
        return Games.any().map(game -> new Scene(game.state(), lastTurn(game)));
    }

    private static Seq<Event> lastTurn(Playthrough game) {
        Seq<Event> all = game.events();
        int start = all.lastIndexWhere(Event.TurnBegan.class::isInstance);
        return all.drop(Math.max(start, 0));
    }

    private static Arbitrary<Scene> ofTables() {
        return Combinators.combine(
                        Arbitraries.integers().between(1, 150),
                        Arbitraries.integers().between(1, 2_000),
                        Arbitraries.integers().between(2, 60),
                        Arbitraries.integers().between(1, 3_000),
                        Arbitraries.of(HELD.toJavaList()))
                .as(Scenes::table)
                // The edge cases of five numbers would fill all tries.
                .withoutEdgeCases();
    }

    private static Scene table(int heads, int oldest, int players, int cards, String held) {
        Table empty = Table.table().numberedFrom(oldest);
        Table withHeads = Vector.range(0, heads)
                .foldLeft(
                        empty, (table, number) -> table.head(TOPS.get(number % TOPS.size()), 1 + number * cards % 97));
        GameState state = Vector.range(0, players)
                .foldLeft(withHeads, (table, seat) -> table.player(Table.counted(cards), Table.counted(seat * cards)))
                .holding(players, held)
                .state();
        return Scene.of(state);
    }
}
