package games.hydra.cli.session;

import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.GameState;
import games.hydra.Setup;
import games.hydra.cli.display.TableDisplay;
import games.hydra.cli.display.TableStyle;
import games.hydra.notation.GameNotation;
import games.hydra.notation.GameRecord;
import games.hydra.rule.CutRule;
import games.hydra.rule.Preset;
import games.hydra.rule.RuleSet;
import games.hydra.rule.StalemateRule;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EnhancementsTest {
    private static final SessionOptions CLASSIC = SessionOptions.classic(42);
    private static final Enhancements GRAMMAR = new Enhancements(true, false, false, false, false);
    private static final Enhancements HINTS = new Enhancements(false, true, false, false, false);
    private static final Enhancements TOGGLE = new Enhancements(false, false, true, false, false);

    @ParameterizedTest
    @CsvSource({"8H, an 8H", "AS, an AS", "Joker, a Joker", "10D, a 10D", "KC, a KC", "JH, a JH"})
    void with_grammar_the_article_fits_the_card(String card, String said) {
        assertThat(holding(RuleSet.STANDARD, GRAMMAR, card).text())
                .contains("you are holding " + said + ". Your move?");
    }

    @Test
    void with_hints_the_legal_moves_are_listed() {
        assertThat(holding(RuleSet.STANDARD, HINTS, "3S").text())
                .contains("\nMoves: 2 (ends the turn), 3, 0 (reserve)\nPlayer 2, you are holding a 3S.");
        assertThat(holding(RuleSet.STANDARD, HINTS, "KD").text())
                .contains("\nMoves: 0 (reserve), 2 (cut off head 2)\n");
        assertThat(holding(RuleSet.STANDARD.withCut(CutRule.FREE), HINTS, "2S").text())
                .contains("\nMoves: 2, 3, 0 (reserve), c (cut off head 2)\n");
    }

    @ParameterizedTest
    @CsvSource({
        "KD, 3, KD does not fit on 9D of head 3.",
        "8H, 2, 'The oldest head can''t be cut off, since 8H fits a head.'",
        "8H, 7, There is no head 7: the heads are 2 to 3.",
        "8H, x, 'A move is a head''s number, or 0.'",
    })
    void with_hints_a_refused_move_is_explained(String card, String move, String why) {
        assertThat(holding(RuleSet.STANDARD, HINTS, card).outputOf(move)).contains("\n" + why + "\n");
    }

    @Test
    void with_hints_a_refused_joker_value_is_explained() {
        assertThat(holding(RuleSet.STANDARD, HINTS, "Joker").outputOf("3", "K"))
                .contains("\nKJ does not fit on 9D of head 3.\n");
        assertThat(holding(RuleSet.STANDARD, HINTS, "Joker").outputOf("3", "x"))
                .contains("\nA joker's value is A, 2 to 10, J, Q or K.\n");
    }

    @Test
    @Rule("R7.12")
    void with_cut_free_c_cuts_off_the_oldest_head_although_the_card_fits_it() {
        assertThat(holding(RuleSet.STANDARD.withCut(CutRule.FREE), Enhancements.NONE, "2S")
                        .outputOf("c"))
                .contains("Heads:\n3: 9D (1)\n4: 5C (1)\n5: 6C (1)\n");
    }

    @Test
    void with_toggle_rules_the_house_rule_can_be_switched_before_each_turn() {
        Transcript asked = between(TOGGLE);

        assertThat(asked.text()).endsWith("The house rule suit-match is off. Switch it on? (y/n)\n");
        assertThat(asked.outputOf("y")).endsWith("Player 2, it is your turn.\n");
        assertThat(asked.outputOf("n")).isEqualTo(asked.outputOf(""));
        assertThat(asked.outputOf("what")).isEqualTo(asked.text());
        assertThat(asked.outputOf("y", "", "2")).contains("2: 5H (2)");
        assertThat(asked.outputOf("n", "", "2")).doesNotContain("2: 5H (2)");
    }

    @Test
    @Rule("R6.5")
    void a_stalemate_is_told() {
        assertThat(stalemate(StalemateRule.PLAY_ON).outputOf("2"))
                .contains("Stalemate: nothing can change any more but whose turn it is.\nPlayer 1, it is your turn.\n");
    }

    @Test
    @Rule("R6.5")
    void with_its_option_a_stalemate_is_a_draw_and_the_end() {
        Transcript drawn = stalemate(StalemateRule.DRAW).answer("2");

        assertThat(drawn.text()).endsWith("The game is a draw.\n");
        assertThat(drawn.isFinished()).isTrue();
    }

    @Test
    @Rule("R6.5")
    void a_resumed_stalemate_is_told_again_and_computer_players_do_not_go_on_for_ever() {
        RuleSet rules = Preset.DRISCOLL.rules().withCut(CutRule.LAST_RESORT).withCardsEach(4);
        GameRecord record = GameNotation.read(GameNotation.write(played(rules, "", "0", "", "1")))
                .get();
        SessionOptions bots = CLASSIC.withBot(new PlayerId(1), "first").withBot(new PlayerId(2), "first");

        assertThat(Session.resume(record, CLASSIC).output()).contains("\nStalemate: ");
        assertThat(Session.resume(record, bots).output()).startsWith("Stalemate: ");
        assertThat(Session.resume(record, bots).next()).isInstanceOf(Finished.class);
        assertThat(Session.resume(record, bots.withDisplay(new TableDisplay(new TableStyle(80, true, false))))
                        .output())
                .contains("\nStalemate: ");
    }

    /** A game of two with seed 1, in which these lines are typed. */
    private static GameRecord played(RuleSet rules, String... lines) {
        SessionOptions options = SessionOptions.classic(1).withRules(rules).withPlayers(2);
        TurnQuestion question =
                (TurnQuestion) Transcript.of(Session.open(options), lines).session();
        return new GameRecord(question.game().setup(), question.game().history().actions());
    }

    @ParameterizedTest
    @ValueSource(strings = {"help", "undo", "quit", "history", "save x", "bot greedy", "human 1"})
    @Rule("R7.12")
    void without_their_option_commands_are_no_moves(String command) {
        Transcript king = holding(RuleSet.STANDARD, Enhancements.NONE, "KD");

        assertThat(king.outputOf(command)).isEqualTo(king.text());
    }

    private static Transcript stalemate(StalemateRule rule) {
        RuleSet rules = RuleSet.STANDARD.withCut(CutRule.LAST_RESORT).withStalemate(rule);
        GameState state = table(rules)
                .numberedFrom(2)
                .head("3H")
                .head("9D")
                .player(draw("QD"), discard(""))
                .player(draw("KS"), discard(""))
                .holding(2, "2S")
                .remaining(0)
                .state();
        return Transcript.of(game(state, Enhancements.NONE).ask());
    }

    private static Transcript between(Enhancements enhancements) {
        GameState state = table().numberedFrom(2)
                .head("3H")
                .head("9D")
                .player(draw("4S"), discard("7S"))
                .player(draw("5H 6C 7D"), discard("8S"))
                .next(2);
        return Transcript.of(game(state, enhancements).ask());
    }

    private static Transcript holding(RuleSet rules, Enhancements enhancements, String card) {
        GameState state = table(rules)
                .numberedFrom(2)
                .head("3H")
                .head("9D")
                .player(draw("4S"), discard("7S"))
                .player(draw("5C 6C"), discard("8S"))
                .holding(2, card)
                .state();
        return Transcript.of(game(state, enhancements).ask());
    }

    private static Game game(GameState state, Enhancements enhancements) {
        return Game.begin(Setup.of(2, 42), state, CLASSIC.withEnhancements(enhancements));
    }
}
