package games.hydra.cli.display;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.GameState;
import games.hydra.card.Deck;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

class TableDisplayProperties {
    private static final String ESCAPES = "\u001b\\[[0-9;]*m";

    @Property(tries = 500)
    void no_line_is_longer_than_the_width(@ForAll("scenes") Scene scene, @ForAll("styles") TableStyle style) {
        assertThat(plain(board(scene, style)).lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(style.width()));
    }

    @Property(tries = 500)
    void a_board_is_whole_lines_between_blank_ones(@ForAll("scenes") Scene scene, @ForAll("styles") TableStyle style) {
        String board = board(scene, style);

        assertThat(board)
                .startsWith("\n")
                .doesNotStartWith("\n\n")
                .endsWith("\n\n")
                .doesNotContain("\n\n\n", "\r", "\t");
        assertThat(plain(board).lines()).allSatisfy(line -> assertThat(line).isEqualTo(line.stripTrailing()));
    }

    @Property(tries = 500)
    void ascii_is_ascii(@ForAll("scenes") Scene scene, @ForAll("widths") int width, @ForAll boolean colour) {
        assertThat(board(scene, new TableStyle(width, true, colour))).isASCII();
    }

    @Property(tries = 500)
    void colour_says_nothing_that_is_not_there_without(
            @ForAll("scenes") Scene scene, @ForAll("widths") int width, @ForAll boolean ascii) {
        String coloured = board(scene, new TableStyle(width, ascii, true));
        String plain = board(scene, new TableStyle(width, ascii, false));

        assertThat(plain).doesNotContain("\u001b").isEqualTo(plain(coloured)).isNotEqualTo(coloured);
    }

    @Property(tries = 300)
    void every_head_is_there_with_its_size(@ForAll("scenes") Scene scene, @ForAll("styles") TableStyle style) {
        String board = plain(board(scene, style));

        assertThat(scene.state().heads().numbered())
                .allSatisfy(head -> assertThat(board)
                        .containsPattern("(?<!\\d)" + head._1 + "( +\\w+\\S)? +[×x]" + head._2.size() + "(?!\\d)"));
    }

    @Property(tries = 300)
    void every_player_is_there_with_their_counts(@ForAll("scenes") Scene scene, @ForAll("styles") TableStyle style) {
        String board = plain(board(scene, style));

        for (int number = 1; number <= scene.state().players().size(); number++) {
            assertThat(board).containsPattern(player(scene.state(), new PlayerId(number)));
        }
    }

    private static Pattern player(GameState state, PlayerId id) {
        Player player = state.player(id);
        int draw = player.draw().size();
        int discard = player.discard().size();
        String total = " +" + player.cardCount() + " +";
        return Pattern.compile("Player +" + id + total + "\\( *" + draw + " draw, +" + discard + " discard\\)"
                + "|(?<!\\d)" + id + ":" + total + "\\(" + draw + "\\+" + discard + "\\)");
    }

    @Property(tries = 1_000)
    void nothing_that_lies_face_down_shows(
            @ForAll("games") Scene scene, @ForAll("styles") TableStyle style, @ForAll("kinds") int kind) {
        Scene disguised = new Disguise(Deck.kinds().get(kind)).of(scene);

        assertThat(board(disguised, style)).isEqualTo(board(scene, style));
    }

    private static String board(Scene scene, TableStyle style) {
        return new TableDisplay(style).board(scene);
    }

    private static String plain(String board) {
        return board.replaceAll(ESCAPES, "");
    }

    @Provide
    Arbitrary<Scene> scenes() {
        return Scenes.any();
    }

    @Provide
    Arbitrary<Scene> games() {
        return Scenes.ofGames();
    }

    @Provide
    Arbitrary<Integer> kinds() {
        return Arbitraries.integers().between(0, Deck.kinds().size() - 1);
    }

    @Provide
    Arbitrary<Integer> widths() {
        return Arbitraries.frequencyOf(
                Tuple.of(2, Arbitraries.of(40, 80, 120)),
                Tuple.of(1, Arbitraries.integers().between(-1, 300)));
    }

    @Provide
    Arbitrary<TableStyle> styles() {
        return Combinators.combine(widths(), Arbitraries.of(false, true), Arbitraries.of(false, true))
                .as(TableStyle::new)
                .withoutEdgeCases();
    }
}
