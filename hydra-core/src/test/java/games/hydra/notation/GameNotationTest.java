package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Action;
import games.hydra.Dealing;
import games.hydra.Setup;
import games.hydra.rule.CutRule;
import games.hydra.rule.Preset;
import games.hydra.rule.RuleSet;
import games.hydra.testkit.Actions;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** Golden texts, and what a text may look like. */
class GameNotationTest {
    private static final String WON = """
            [Hydra "1"]
            [RulesVersion "1"]
            [Players "2"]
            [Seed "42"]
            [Dealing "from-piles"]
            [Rules "cut=free,cards-each=6"]
            [Checksum "dde7c420"]

            turn 1=A turn 1 turn 1 turn 1 turn cut turn reserve cut turn cut turn 4 turn cut turn cut
            won:1
            """;

    private static final String BY_HAND = """
            [Hydra "1"]
            [RulesVersion "1"]
            [Players "3"]
            [Seed "-1"]
            [Dealing "by-hand"]
            [Rules "standard"]
            [Checksum "6b04d86e"]

            +2D turn +KH cut +KS +QS rules:suit-match=on,own=kings-are-walls turn +5H reserve +Joker swap
            *
            """;

    @Test
    void a_game_that_was_won_is_written_so() {
        Setup setup = Setup.of(2, 42L)
                .withRules(RuleSet.STANDARD.withCut(CutRule.FREE).withCardsEach(6));
        Action turn = Actions.begin();
        Action cut = Actions.cutOff();
        GameRecord game = new GameRecord(
                setup,
                List.of(turn, Actions.placeJoker(1, "A"), turn, Actions.place(1), turn, Actions.place(1), turn)
                        .append(Actions.place(1))
                        .appendAll(List.of(turn, cut, turn, Actions.reserve(), cut, turn, cut, turn))
                        .appendAll(List.of(Actions.place(4), turn, cut, turn, cut)));

        assertThat(GameNotation.write(game)).isEqualTo(WON);
        assertThat(GameNotation.read(WON)).isEqualTo(Either.right(game));
    }

    @Test
    void a_game_that_is_dealt_by_hand_and_not_over_is_written_so() {
        RuleSet changed = Preset.SUITED.rules().withOwnRule(OwnRules.WALLS);
        GameRecord game = new GameRecord(
                new Setup(3, -1L, RuleSet.STANDARD, Dealing.BY_HAND),
                List.of(Actions.deal("2D"), Actions.begin(), Actions.deal("KH"), Actions.cutOff())
                        .appendAll(List.of(Actions.deal("KS"), Actions.deal("QS"), new Action.ChangeRules(changed)))
                        .appendAll(List.of(Actions.begin(), Actions.deal("5H"), Actions.reserve()))
                        .appendAll(List.of(Actions.deal("Joker"), Actions.swap())));

        assertThat(GameNotation.write(game)).isEqualTo(BY_HAND);
        assertThat(GameNotation.read(BY_HAND, OwnRules.KNOWN)).isEqualTo(Either.right(game));
    }

    @Test
    void a_game_of_which_nothing_was_played_has_just_a_result() {
        GameRecord game = GameRecord.of(Setup.of(2, 42L));

        assertThat(GameNotation.write(game)).endsWith("]\n\n*\n");
        assertThat(GameNotation.read(GameNotation.write(game))).isEqualTo(Either.right(game));
    }

    @Test
    void tags_may_come_in_any_order_without_a_checksum_and_on_one_line() {
        String text = "\n[Hydra \"1\"] [Rules \"standard\"][Seed \"42\"]{a}[Dealing \"from-piles\"]"
                + "[Players \"2\"][RulesVersion \"1\"]*";

        assertThat(GameNotation.read(text)).isEqualTo(Either.right(GameRecord.of(Setup.of(2, 42L))));
    }

    @Test
    void lines_are_at_most_a_hundred_characters_long() {
        GameRecord game = new GameRecord(Setup.of(2, 42L), Vector.fill(500, Actions::begin));

        assertThat(GameNotation.write(game).lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100))
                .anySatisfy(line -> assertThat(line.length()).isGreaterThan(95));
    }
}
