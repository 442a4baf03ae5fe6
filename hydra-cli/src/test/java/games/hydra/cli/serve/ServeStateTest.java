package games.hydra.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Action;
import games.hydra.notation.GameNotation;
import games.hydra.notation.GameRecord;
import games.hydra.testkit.Rule;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A whole conversation is a test with strings. */
class ServeStateTest {
    private final Dialogue client = new Dialogue();

    @ParameterizedTest
    @ValueSource(strings = {"1", "-9223372036854775808", "'a'", "'\\u0000\\n'", "'\\ud800'", "'\\u2028'", "'\u007f'"})
    void an_id_comes_back_as_it_was_sent(String id) {
        String answer = client.send("{'request':'games','id':" + id + "}");

        assertThat(Dialogue.read(answer).fields().get("id"))
                .isEqualTo(Dialogue.read(("{'id':" + id + "}").replace('\'', '"'))
                        .fields()
                        .get("id"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u007f", "\\u007f", "\\u0000", "\\u009b", "\u0085", "\u2028", "\\ud800"})
    void an_answer_is_printable_whatever_it_quotes(String odd) {
        assertThat(client.send("{'request':'legal','game':'" + odd + "'}")).matches("[ -~]+");
    }

    @Test
    void a_refused_request_has_its_id_too() {
        assertThat(client.send("{'request':'legal','id':5,'game':'x'}"))
                .isEqualTo("{\"id\":5,\"ok\":false,\"error\":{\"code\":\"protocol/unknown-game\",\"game\":\"x\"}}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                                                      | protocol/not-json",
                "nonsense                                                | protocol/not-json",
                "{'request':'games'                                      | protocol/not-json",
                "{'request':'games'}{                                    | protocol/not-json",
                "{'request':'games','request':'games'}                   | protocol/not-json",
                "[[[[[[[[[[[[                                            | protocol/not-json",
                "[]                                                      | protocol/not-an-object",
                "17                                                      | protocol/not-an-object",
                "null                                                    | protocol/not-an-object",
                "{}                                                      | protocol/missing-field",
                "{'request':null}                                        | protocol/missing-field",
                "{'request':1}                                           | protocol/wrong-field",
                "{'request':'shuffle'}                                   | protocol/unknown-request",
                "{'request':'games','id':{}}                             | protocol/wrong-field",
                "{'request':'games','id':1.5}                            | protocol/wrong-field",
                "{'request':'games','id':''}                             | protocol/wrong-field",
                "{'request':'games','game':'a'}                          | protocol/unknown-field",
                "{'request':'start'}                                     | protocol/missing-field",
                "{'request':'start','players':'2'}                       | protocol/wrong-field",
                "{'request':'start','players':99999999999}               | protocol/wrong-field",
                "{'request':'start','players':2,'seed':1e3}              | protocol/wrong-field",
                "{'request':'start','players':2,'seed':'x'}              | protocol/wrong-field",
                "{'request':'start','players':2,'seed':9223372036854775808} | protocol/wrong-field",
                "{'request':'start','players':2,'dealing':'online'}      | protocol/wrong-field",
                "{'request':'start','players':2,'rules':'chess'}         | notation/unknown-rule",
                "{'request':'start','players':2,'rules':7}               | protocol/wrong-field",
                "{'request':'start','players':2,'rules':{'preset':'x'}}  | protocol/wrong-field",
                "{'request':'start','players':2,'rules':{'options':{'cheat':'on'}}} | protocol/unknown-field",
                "{'request':'start','players':2,'rules':{'options':{'cut':[]}}} | protocol/wrong-field",
                "{'request':'start','players':1}                         | setup/impossible",
                "{'request':'start','players':2,'viewers':[3]}           | protocol/unknown-player",
                "{'request':'start','players':2,'viewers':[1,1]}         | protocol/wrong-field",
                "{'request':'start','players':2,'viewers':['me']}        | protocol/wrong-field",
                "{'request':'start','players':2,'game':'a'}              | protocol/game-exists",
                "{'request':'step','game':'a'}                           | protocol/missing-field",
                "{'request':'step','game':'a','action':true}             | protocol/wrong-field",
                "{'request':'step','game':'a','action':'fly'}            | notation/unknown-action",
                "{'request':'step','game':'a','action':{'type':'fly'}}   | protocol/wrong-field",
                "{'request':'step','game':'a','action':{'type':'swap','head':1}} | protocol/unknown-field",
                "{'request':'step','game':'a','action':{'type':'place'}} | protocol/missing-field",
                "{'request':'step','game':'a','action':{'type':'deal','card':'1X'}} | protocol/wrong-field",
                "{'request':'step','game':'a','action':{'type':'change-rules','rules':{'options':{'cut':'x'}}}}"
                        + " | setup/impossible",
                "{'request':'step','game':'a','action':'swap'}           | turn/not-begun",
                "{'request':'undo','game':'a'}                           | protocol/nothing-to-undo",
                "{'request':'undo','game':'a','count':0}                 | protocol/wrong-field",
                "{'request':'view','game':'a','viewer':0}                | protocol/unknown-player",
                "{'request':'load','text':'abc'}                         | notation/foreign",
                "{'request':'load','text':'[Hydra \\'2\\']'}             | notation/unsupported-notation",
            })
    void what_makes_no_sense_gets_a_code(String line, String code) {
        client.send("{'request':'start','players':2,'seed':1,'game':'a'}");

        assertThat(client.send(line)).contains("\"ok\":false", "\"code\":\"" + code + "\"");
    }

    @Test
    void everything_that_is_wrong_with_a_set_up_is_said_at_once() {
        assertThat(client.send("{'request':'start','players':1,'rules':{'options':{'cut':'x','jokers':99}}}"))
                .contains("setup/players-out-of-range", "\"option\":\"cut\"", "\"option\":\"jokers\"");
    }

    @Test
    void rules_are_the_same_as_a_text_and_as_an_object() {
        client.send("{'request':'start','players':2,'game':'a','rules':'driscoll,cut=free,cards-each=9'}");
        client.send("{'request':'start','players':2,'game':'b',"
                + "'rules':{'preset':'driscoll','options':{'cut':'free','cards-each':9}}}");

        assertThat(client.table("b")).isEqualTo(client.table("a"));
    }

    @Test
    void a_seed_is_the_same_as_a_text_and_as_a_number() {
        client.send("{'request':'start','players':2,'game':'a','seed':42}");
        client.send("{'request':'start','players':2,'game':'b','seed':'42'}");

        assertThat(client.table("b")).isEqualTo(client.table("a"));
    }

    @Test
    void a_game_that_names_no_seed_has_one_that_nobody_foresees() {
        client.send("{'request':'start','players':2,'game':'a'}");

        assertThat(client.table("a").game().setup().seed()).isEqualTo(Dialogue.LUCK);
    }

    @Test
    void a_game_without_an_id_gets_one_that_no_game_had() {
        client.send("{'request':'start','players':2,'game':'1'}");
        assertThat(client.send("{'request':'start','players':2}")).contains("\"game\":\"2\"");
        client.send("{'request':'close','game':'2'}");

        assertThat(client.send("{'request':'start','players':2}")).contains("\"game\":\"3\"");
        assertThat(client.send("{'request':'games'}")).isEqualTo("{\"ok\":true,\"games\":[\"1\",\"3\"]}");
    }

    @Test
    void games_do_not_touch_each_other() {
        client.send("{'request':'start','players':2,'game':'a','seed':1}");
        client.send("{'request':'start','players':2,'game':'b','seed':1}");
        Table before = client.table("a");

        client.send("{'request':'step','game':'b','action':'turn'}");

        assertThat(client.table("a")).isEqualTo(before);
        assertThat(client.table("b")).isNotEqualTo(before);
    }

    @Test
    void there_are_not_more_games_than_is_said() {
        for (int game = 0; game < Admission.MOST_GAMES; game++) {
            client.send("{'request':'start','players':2,'rules':'cards-each=1'}");
        }

        assertThat(client.send("{'request':'start','players':2}"))
                .contains("\"code\":\"protocol/too-many-games\",\"most\":1000");
    }

    @Test
    void there_are_not_more_players_than_is_said() {
        client.send("{'request':'start','players':9999,'rules':'cards-each=1'}");

        assertThat(client.send("{'request':'start','players':2}"))
                .contains("\"code\":\"protocol/too-many-players\",\"most\":10000");
    }

    @Test
    void a_game_can_be_dealt_by_hand() {
        client.send("{'request':'start','players':2,'game':'a','dealing':'by-hand'}");

        assertThat(client.send("{'request':'step','game':'a','action':'turn'}"))
                .contains(
                        "{\"code\":\"deal/awaited\",\"purpose\":{\"type\":\"awaiting-head\",\"player\":1,\"due\":1}}");
        assertThat(client.send("{'request':'step','game':'a','action':{'type':'deal','card':'Joker'}}"))
                .contains("\"phase\":{\"type\":\"between-turns\",\"next\":2}");
    }

    @Test
    @Rule("R4.6")
    void a_rejection_has_its_data() {
        client.send("{'request':'start','players':2,'game':'a','dealing':'by-hand'}");
        client.send("{'request':'step','game':'a','action':'+3H'}");
        client.send("{'request':'step','game':'a','action':'turn'}");
        client.send("{'request':'step','game':'a','action':'+KD'}");

        assertThat(client.send("{'request':'step','game':'a','action':'1=A'}"))
                .isEqualTo("{\"ok\":false,\"error\":"
                        + "{\"code\":\"place/not-a-joker\",\"card\":\"KD\",\"announced\":\"A\"}}");
    }

    @Test
    void a_line_that_is_too_long_or_no_text_is_refused() {
        assertThat(client.state().answer(new Received.TooLong()).line())
                .isEqualTo("{\"ok\":false,\"error\":{\"code\":\"protocol/line-too-long\",\"most\":20000000}}");
        assertThat(client.state().answer(new Received.NotUtf8()).line())
                .isEqualTo("{\"ok\":false,\"error\":{\"code\":\"protocol/not-utf-8\"}}");
    }

    @Test
    void a_line_of_too_many_values_is_refused() {
        assertThat(client.sendAsIs("{\"request\":[" + "1,".repeat(1_000_000) + "1]}"))
                .contains("\"code\":\"protocol/not-json\"");
    }

    @Test
    void what_is_quoted_is_short() {
        assertThat(client.sendAsIs("{\"request\":\"" + "x".repeat(1_000_000) + "\"}"))
                .hasSizeLessThan(200);
    }

    @Test
    void a_game_is_not_longer_than_can_be_loaded() {
        client.send("{'request':'start','players':2,'game':'a','seed':1}");
        Table begun = client.table("a");
        Seq<Action> many = Vector.fill(GameNotation.MOST_ACTIONS, new Action.BeginTurn());
        Table full = new Table(new GameRecord(begun.game().setup(), many), begun.state(), begun.memory());
        String line = "{\"request\":\"step\",\"game\":\"a\",\"action\":\"turn\"}";

        Reply reply = client.state().with("a", full).answer(new Received.Request(line, 0));

        assertThat(reply.line()).contains("\"code\":\"protocol/too-many-actions\",\"most\":1000000");
    }
}
