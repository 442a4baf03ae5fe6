package games.hydra.cli.display;

import static games.hydra.testkit.Table.counted;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Outcome;
import games.hydra.Phase;
import games.hydra.rule.CutRule;
import games.hydra.rule.Fit;
import games.hydra.rule.RuleSet;
import games.hydra.table.HeadId;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Cards;
import games.hydra.testkit.Table;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Whole boards, as people see them. */
class TableDisplayTest {
    private static final PlayerId SECOND = new PlayerId(2);
    private static final Table ONE_HEAD = twoPlayers(table().head("5H"));
    private static final Table NINE_HEADS = twoPlayers(table().numberedFrom(3)
            .head("5H")
            .head("10S", 2)
            .head("KD")
            .head("3J", 11)
            .head("AC")
            .head("7H", 3)
            .head("9S")
            .head("QD")
            .head("2C", 4));

    private static Table twoPlayers(Table table) {
        return table.player(counted(53), counted(0)).player(counted(41), counted(12));
    }

    @Test
    void one_head_at_80_columns_which_can_be_cut_off() {
        assertThat(board(80, ONE_HEAD.holding(2, "9S").state(), began(1))).isEqualTo("""

                ── Player 2's turn ────────────────────────────────────────────────────────────

                 1  ×1
                ╭────╮
                │ 5♥ │
                ╰────╯
                 ▼ cut

                  Player 1  53  (53 draw,  0 discard)
                ▸ Player 2  53  (41 draw, 12 discard)

                Player 2 has 1 card to play.

                 hand    reserve   ▼  cuts off head 1
                ╭────╮   ╭╌╌╌╌╮       it can't be reserved
                │ 9♠ │   ╎    ╎       it is the last to play
                ╰────╯   ╰╌╌╌╌╯

                """);
    }

    @Test
    void one_head_at_120_columns_between_turns() {
        assertThat(board(120, ONE_HEAD.next(1), List.empty())).isEqualTo("""

                ── Player 1 is next ───────────────────────────────────────────────────────────────────────────────────────────────────

                 1  ×1
                ╭────╮
                │ 5♥ │
                ╰────╯

                ▸ Player 1  53  (53 draw,  0 discard)
                  Player 2  53  (41 draw, 12 discard)

                """);
    }

    @Test
    void nine_heads_at_80_columns_with_a_reserve() {
        GameState state = NINE_HEADS.holding(2, "7C").remaining(6).reserve("KS").state();

        assertThat(board(80, state, began(9).append(placed()).append(reserved())))
                .isEqualTo("""

                ── Player 2's turn ────────────────────────────────────────────────────────────

                 3  ×1   4  ×2   5  ×1   6 ×11   7  ×1   8  ×3   9  ×1   10 ×1   11 ×4
                ╭────╮  ╭────╖  ╭────╮  ╭────╖  ╭────╮  ╭────╖  ╭────╮  ╭────╮  ╭────╖
                │ 5♥ │  │10♠ ║  │ K♦ │  │ 3★ ║  │ A♣ │  │ 7♥ ║  │ 9♠ │  │ Q♦ │  │ 2♣ ║
                ╰────╯  ╘════╝  ╰────╯  ╘════╝  ╰────╯  ╘════╝  ╰────╯  ╰────╯  ╘════╝
                         ▲       ▲               ▲       = ends  ▲       ▲

                  Player 1  53  (53 draw,  0 discard)
                ▸ Player 2  53  (41 draw, 12 discard)

                Player 2 placed 5♥ on head 3 and put a card in reserve.

                 hand    reserve   ▲  fits 5 heads
                ╭────╮   ╭────╮    =  fits head 8 and ends the turn
                │ 7♣ │   │▒▒▒▒│    0  swaps it with the reserve
                ╰────╯   ╰────╯       6 more to play after it

                """);
    }

    @Test
    void nine_heads_at_120_columns_with_a_joker_in_hand() {
        assertThat(board(120, NINE_HEADS.holding(2, "Joker").state(), began(9))).isEqualTo("""

                ── Player 2's turn ────────────────────────────────────────────────────────────────────────────────────────────────────

                 3  ×1   4  ×2   5  ×1   6 ×11   7  ×1   8  ×3   9  ×1   10 ×1   11 ×4
                ╭────╮  ╭────╖  ╭────╮  ╭────╖  ╭────╮  ╭────╖  ╭────╮  ╭────╮  ╭────╖
                │ 5♥ │  │10♠ ║  │ K♦ │  │ 3★ ║  │ A♣ │  │ 7♥ ║  │ 9♠ │  │ Q♦ │  │ 2♣ ║
                ╰────╯  ╘════╝  ╰────╯  ╘════╝  ╰────╯  ╘════╝  ╰────╯  ╰────╯  ╘════╝
                 ▲ A-5   ▲ A-10  ▲ A-K   ▲ A-3   ▲ A-K   ▲ A-7   ▲ A-9   ▲ A-Q   ▲ A-2

                  Player 1  53  (53 draw,  0 discard)
                ▸ Player 2  53  (41 draw, 12 discard)

                Player 2 has 9 cards to play.

                 hand    reserve   ▲  fits 9 heads; an equal value ends the turn
                ╭────╮   ╭╌╌╌╌╮    0  puts it in reserve
                │  ★ │   ╎    ╎       8 more to play after it
                ╰────╯   ╰╌╌╌╌╯

                """);
    }

    @Test
    void nine_heads_at_40_columns() {
        assertThat(board(40, NINE_HEADS.holding(2, "7C").state(), began(9))).isEqualTo("""

                ── Player 2's turn ────────────────────

                 3  ×1   4  ×2   5  ×1   6 ×11   7  ×1
                ╭────╮  ╭────╖  ╭────╮  ╭────╖  ╭────╮
                │ 5♥ │  │10♠ ║  │ K♦ │  │ 3★ ║  │ A♣ │
                ╰────╯  ╘════╝  ╰────╯  ╘════╝  ╰────╯
                         ▲       ▲               ▲

                 8  ×3   9  ×1   10 ×1   11 ×4
                ╭────╖  ╭────╮  ╭────╮  ╭────╖
                │ 7♥ ║  │ 9♠ │  │ Q♦ │  │ 2♣ ║
                ╘════╝  ╰────╯  ╰────╯  ╘════╝
                 = ends  ▲       ▲

                  Player 1  53  (53 draw,  0 discard)
                ▸ Player 2  53  (41 draw, 12 discard)

                Player 2 has 9 cards to play.

                 hand    reserve
                ╭────╮   ╭╌╌╌╌╮
                │ 7♣ │   ╎    ╎
                ╰────╯   ╰╌╌╌╌╯
                ▲  fits 5 heads
                =  fits head 8 and ends the turn
                0  puts it in reserve
                   8 more to play after it

                """);
    }

    @Test
    void nine_heads_in_ascii() {
        GameState state = NINE_HEADS.holding(2, "Joker").reserve("KS").state();

        assertThat(board(new TableStyle(80, true, false), state, began(9).append(placed())))
                .isEqualTo("""

                -- Player 2's turn ------------------------------------------------------------

                 3  x1   4  x2   5  x1   6 x11   7  x1   8  x3   9  x1   10 x1   11 x4
                +----+  +----+  +----+  +----+  +----+  +----+  +----+  +----+  +----+
                | 5H |  |10S |  | KD |  | 3J |  | AC |  | 7H |  | 9S |  | QD |  | 2C |
                +----+  +====+  +----+  +====+  +----+  +====+  +----+  +----+  +====+
                 ^ A-5   ^ A-10  ^ A-K   ^ A-3   ^ A-K   ^ A-7   ^ A-9   ^ A-Q   ^ A-2

                  Player 1  53  (53 draw,  0 discard)
                > Player 2  53  (41 draw, 12 discard)

                Player 2 placed 5H on head 3.

                 hand     reserve   ^  fits 9 heads; an equal value ends the turn
                +-----+   +----+    0  swaps it with the reserve
                |Joker|   |####|       8 more to play after it
                +-----+   +----+

                """);
    }

    @Test
    void more_heads_than_fit_as_cards_are_listed() {
        Table many = Vector.range(0, 60).foldLeft(table().numberedFrom(70), (table, n) -> table.head("10H", n + 1));

        assertThat(board(80, twoPlayers(many).holding(1, "10C").state(), List.empty()))
                .contains("\n= 70 10♥ ×1   = 71 10♥ ×2   = 72 10♥ ×3")
                .contains("=100 10♥ ×31")
                .contains("=  fits 60 heads and ends the turn\n");
    }

    @Test
    void more_than_ten_players_are_listed_in_short() {
        Table table =
                Vector.range(0, 12).foldLeft(table().head("5H"), (seats, n) -> seats.player(counted(n), counted(1)));

        assertThat(board(80, table.next(3), List.empty())).contains("""
                   1:  1  (0+1)     5:  5  (4+1)     9:  9  (8+1)
                   2:  2  (1+1)     6:  6  (5+1)    10: 10  (9+1)
                ▸  3:  3  (2+1)     7:  7  (6+1)    11: 11 (10+1)
                   4:  4  (3+1)     8:  8  (7+1)    12: 12 (11+1)
                """);
    }

    @Test
    void where_cutting_is_free_and_the_card_fits_the_oldest_head_it_has_a_letter() {
        Table free = twoPlayers(
                table(RuleSet.STANDARD.withCut(CutRule.FREE)).head("9H").head("2S"));

        assertThat(board(80, free.holding(1, "3S").state(), List.empty()))
                .contains("▲  fits head 1\n", "c  cuts off head 1\n");
        assertThat(board(80, free.holding(1, "KS").state(), List.empty()))
                .contains("▼ cut\n", "▼  cuts off head 1\n")
                .doesNotContain("c  cuts");
    }

    @Test
    void a_forbidden_reserve_is_said_to_be() {
        assertThat(board(80, ONE_HEAD.holding(2, "2S").state(), List.empty()))
                .contains("it can't be reserved")
                .doesNotContain("0  ");
        assertThat(board(80, NINE_HEADS.holding(2, "2S").state(), List.empty())).contains("0  puts it in reserve");
    }

    @Test
    void colour_is_for_red_suits_and_for_heads_that_accept_the_card() {
        String board = new TableDisplay(new TableStyle(80, false, true))
                .board(Scene.of(ONE_HEAD.holding(2, "2S").state()));

        assertThat(board).contains("\u001b[31m5♥\u001b[0m", "\u001b[1;32m╭────╮\u001b[0m", "\u001b[1;32m▲\u001b[0m");
    }

    @Test
    void a_stalemate_that_holds_is_said_once() {
        GameState stuck = ONE_HEAD.next(1).withStalemate(true);

        assertThat(board(80, stuck, List.empty())).containsOnlyOnce("Stalemate");
        assertThat(board(80, stuck, List.of(new Event.StalemateReached()))).containsOnlyOnce("Stalemate");
    }

    @Test
    void the_title_says_who_has_won() {
        GameState won = table().head("5H")
                .player(counted(0), counted(0))
                .player(counted(1), counted(0))
                .next(2)
                .withPhase(new Phase.Over(new Outcome.Win(PlayerId.FIRST, Outcome.Victory.BY_SHEDDING)));

        assertThat(board(80, won, List.empty()))
                .startsWith("\n── Player 1 has won ──")
                .doesNotContain("▸");
        assertThat(board(80, won.withPhase(new Phase.Over(new Outcome.Draw())), List.empty()))
                .startsWith("\n── A draw ──");
    }

    @Test
    void narrower_than_40_columns_is_40_columns() {
        GameState state = NINE_HEADS.next(1);

        assertThat(board(-5, state, List.empty())).isEqualTo(board(40, state, List.empty()));
        assertThat(board(41, state, List.empty())).isNotEqualTo(board(40, state, List.empty()));
    }

    private static String board(int width, GameState state, Seq<Event> recent) {
        return board(new TableStyle(width, false, false), state, recent);
    }

    private static String board(TableStyle style, GameState state, Seq<Event> recent) {
        return new TableDisplay(style).board(new Scene(state, recent));
    }

    private static List<Event> began(int required) {
        return List.of(new Event.TurnBegan(SECOND, required), new Event.CardDrawn(SECOND, Cards.card("JC")));
    }

    private static Event placed() {
        return new Event.CardPlaced(SECOND, new HeadId(3), Cards.face("5H"), Fit.LOWER);
    }

    private static Event reserved() {
        return new Event.CardReserved(SECOND, Cards.card("KS"));
    }
}
