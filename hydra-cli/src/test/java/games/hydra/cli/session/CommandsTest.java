package games.hydra.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.notation.GameNotation;
import games.hydra.table.PlayerId;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class CommandsTest {
    private static final Enhancements COMMANDS = new Enhancements(false, false, false, true, false);
    private static final Enhancements OPEN = new Enhancements(false, false, false, true, true);
    private static final SessionOptions OPTIONS = SessionOptions.classic(5).withEnhancements(COMMANDS);

    @Test
    void help_lists_every_command() {
        assertThat(opened().outputOf("help")).contains("help", "history", "undo", "save", "bot", "human", "quit");
    }

    @Test
    void before_the_game_help_and_quit_are_understood() {
        Transcript asked = Transcript.of(Session.open(OPTIONS));

        assertThat(asked.outputOf("help")).contains("save FILE").endsWith("How many players?\n");
        assertThat(asked.answer("quit").isFinished()).isTrue();
    }

    @Test
    void in_testing_mode_a_command_is_answered_before_the_question_is_repeated() {
        assertThat(testing().answer("2").outputOf("undo")).isEqualTo("There is nothing to undo.\nCard value?\n");
    }

    @Test
    void too_few_players_for_the_bots_are_told_so() {
        Transcript asked = Transcript.of(Session.open(OPTIONS.withBot(new PlayerId(5), "first")));

        assertThat(asked.outputOf("3")).isEqualTo("Not so: there is no seat for every bot.\nHow many players?\n");
    }

    @Test
    void history_lists_the_actions_in_the_notation_of_games() {
        assertThat(opened().answer("").outputOf("history")).contains("\nActions: turn\n");
    }

    @Test
    void quit_ends_the_conversation() {
        assertThat(opened().answer("quit").isFinished()).isTrue();
    }

    @Test
    void what_revealed_a_card_can_not_be_undone() {
        assertThat(opened().answer("").outputOf("undo")).contains("That can't be undone: it revealed a card.\n");
    }

    @Test
    void nothing_can_be_undone_at_the_beginning() {
        assertThat(opened().outputOf("undo")).contains("There is nothing to undo.\n");
    }

    @Test
    void what_revealed_nothing_can_be_undone() {
        Transcript placed = testing().answer("2", "3", "H", "", "2", "H", "1");

        assertThat(placed.text()).endsWith("Player 1, it is your turn.\n");
        assertThat(placed.answer("undo").outputOf("2", "H")).endsWith("Player 2, you are holding a 2H. Your move?\n");
    }

    @Test
    void with_open_everything_can_be_undone() {
        Transcript open = Transcript.of(Session.open(OPTIONS.withEnhancements(OPEN)), "2");

        assertThat(open.answer("").outputOf("undo")).endsWith("Player 2, it is your turn.\n");
    }

    @Test
    void undo_takes_back_what_the_computer_did_since() {
        SessionOptions bot = OPTIONS.withEnhancements(OPEN).withBot(new PlayerId(1), "first");
        Transcript before = Transcript.of(Session.open(bot), "2", "");
        Typist typist = new Typist(1);
        Transcript after = before;
        while (after.session() instanceof MoveQuestion move) {
            after = after.answer(typist.line(move));
        }

        assertThat(after.text()).endsWith("Player 2, it is your turn.\n");
        assertThat(after.answer("undo").session()).isInstanceOf(MoveQuestion.class);
    }

    @Test
    void a_saved_game_is_its_notation_and_goes_on_where_it_was() {
        Exchange saving = ((Question) opened().answer("").session()).answer("save my game.hydra");
        Saving saved = (Saving) saving.next();

        Exchange resumed = Session.resume(GameNotation.read(saved.text()).get(), OPTIONS);

        assertThat(saved.file()).isEqualTo("my game.hydra");
        assertThat(resumed.output()).isEqualTo(opened().outputOf(""));
    }

    @Test
    void saving_says_what_came_of_it_and_asks_again() {
        Saving saving =
                (Saving) ((Question) opened().session()).answer("save x").next();

        assertThat(saving.saved(Option.none()).output()).contains("\nSaved to x.\nPlayer 2, it is your turn.\n");
        assertThat(saving.saved(Option.some("no space")).output()).contains("\nNot saved: no space\nPlayer 2,");
        assertThat(opened().outputOf("save")).contains("Type save and the name of a file.\n");
    }

    @Test
    void a_person_hands_the_seat_over_and_the_others_play_on() {
        Transcript left = opened().answer("bot first");

        assertThat(left.text()).endsWith("Player 1, it is your turn.\n");
        assertThat(opened().outputOf("bot wizard"))
                .contains("one of: random, first, greedy, cautious, counter, search.\n");
    }

    @Test
    void the_strategy_of_any_seat_may_change_during_the_game() {
        MoveQuestion asked = (MoveQuestion)
                opened().answer("bot 1=first", "", "bot 1=greedy").session();

        assertThat(asked.game().seats().strategyOf(new PlayerId(1))).contains("greedy");
        assertThat(opened().outputOf("bot 3=greedy"))
                .contains("one of: random, first, greedy, cautious, counter, search.\n");
    }

    @Test
    void a_seat_is_taken_back_with_the_same_hand() {
        Transcript left = opened().answer("bot first", "human 2");

        assertThat(left.outputOf("human 2")).contains("Type human and the number of a seat that the computer plays.\n");
        assertThat(left.answer("bot first").text()).endsWith("Player 2, it is your turn.\n");
    }

    @Test
    void replay_shows_every_action_and_the_end_of_the_record() {
        Saving saved = (Saving)
                ((Question) opened().answer("").session()).answer("save x").next();
        Transcript shown =
                Transcript.of(Session.replay(GameNotation.read(saved.text()).get(), OPTIONS, true), "");

        assertThat(shown.text()).contains("Action 0 of 1.").endsWith("The game goes on from here.\n");
        assertThat(shown.isFinished()).isTrue();
    }

    private static Transcript opened() {
        return Transcript.of(Session.open(OPTIONS), "2");
    }

    private static Transcript testing() {
        return Transcript.of(Session.open(OPTIONS.testing()));
    }
}
