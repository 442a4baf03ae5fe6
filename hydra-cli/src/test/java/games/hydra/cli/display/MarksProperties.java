package games.hydra.cli.display;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.table.HeadId;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The marks and the legal actions say the same. */
class MarksProperties {

    @Property(tries = 1_000)
    void the_marked_heads_are_those_where_the_card_can_be_placed(@ForAll("scenes") Scene scene) {
        Marks marks = new Marks(scene.state());

        assertThat(HashSet.ofAll(marks.having(Symbol.FITS)).addAll(marks.having(Symbol.ENDS)))
                .isEqualTo(placeable(scene.state()));
    }

    @Property(tries = 1_000)
    void the_oldest_head_is_marked_when_its_number_cuts_it_off(@ForAll("scenes") Scene scene) {
        GameState state = scene.state();
        HeadId oldest = state.heads().oldest();
        boolean cuts = Hydra.legalActions(state).contains(new Action.CutOff())
                && !placeable(state).contains(oldest);

        assertThat(new Marks(state).having(Symbol.CUT).toJavaList())
                .isEqualTo(Option.when(cuts, oldest).toJavaList());
    }

    private static Set<HeadId> placeable(GameState state) {
        return HashSet.ofAll(Hydra.legalActions(state).flatMap(MarksProperties::head));
    }

    private static Seq<HeadId> head(Action action) {
        if (action instanceof Action.Place place) {
            return Option.some(place.head()).toList();
        }
        return action instanceof Action.PlaceJoker joker
                ? Option.some(joker.head()).toList()
                : Option.<HeadId>none().toList();
    }

    @Provide
    Arbitrary<Scene> scenes() {
        return Scenes.ofGames();
    }
}
