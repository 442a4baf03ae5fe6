package games.hydra.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Action;
import games.hydra.Dealing;
import games.hydra.Hydra;
import games.hydra.Rejection;
import games.hydra.Setup;
import games.hydra.cli.json.Json;
import games.hydra.cli.json.JsonLine;
import games.hydra.notation.ActionNotation;
import games.hydra.notation.GameNotation;
import games.hydra.notation.RuleSetNotation;
import games.hydra.testkit.Actions;
import games.hydra.testkit.Games;
import games.hydra.testkit.HostileText;
import games.hydra.testkit.Playthrough;
import games.hydra.testkit.RuleSets;
import io.vavr.collection.List;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever is sent gets one line of JSON; and a game that is served is the game that the engine plays. */
class ServeProperties {
    private static final List<String> REQUESTS = List.of(
            "{\"request\":\"hello\",\"id\":1}",
            "{\"request\":\"start\",\"id\":\"x\",\"players\":2,\"seed\":\"42\",\"rules\":\"suited\",\"viewers\":[1,\"spectator\"]}",
            "{\"request\":\"start\",\"players\":3,\"rules\":{\"preset\":\"driscoll\",\"options\":{\"cut\":\"free\",\"jokers\":4}}}",
            "{\"request\":\"step\",\"game\":\"a\",\"action\":\"turn\",\"viewers\":[2]}",
            "{\"request\":\"step\",\"game\":\"a\",\"action\":{\"type\":\"place-joker\",\"head\":1,\"rank\":\"A\"}}",
            "{\"request\":\"step\",\"game\":\"a\",\"action\":{\"type\":\"change-rules\",\"rules\":\"suited\"}}",
            "{\"request\":\"legal\",\"game\":\"a\"}",
            "{\"request\":\"view\",\"game\":\"a\",\"viewer\":2}",
            "{\"request\":\"undo\",\"game\":\"a\",\"count\":1}",
            "{\"request\":\"save\",\"game\":\"a\"}",
            "{\"request\":\"load\",\"text\":\"[Hydra \\\"1\\\"]\\n[RulesVersion \\\"1\\\"]\\n[Players \\\"2\\\"]\\n"
                    + "[Seed \\\"42\\\"]\\n[Dealing \\\"from-piles\\\"]\\n[Rules \\\"standard\\\"]\\n\\nturn\\n*\\n\"}",
            "{\"request\":\"close\",\"game\":\"a\"}");

    @Property(tries = 2000)
    void any_line_gets_one_line_of_json(@ForAll("lines") String line) {
        Dialogue client = new Dialogue();
        client.send("{'request':'start','players':2,'seed':1,'game':'a'}");

        String answer = client.sendAsIs(line);

        assertThat(answer).matches("[ -~]+");
        assertThat(Dialogue.read(answer).fields().get("ok")).containsAnyOf(new Json.Truth(true), new Json.Truth(false));
    }

    @Provide
    Arbitrary<String> lines() {
        Arbitrary<String> requests = Arbitraries.of(REQUESTS.asJava());
        return Arbitraries.oneOf(HostileText.any(), requests, HostileText.damaged(requests));
    }

    @Property(tries = 300)
    void a_field_of_hostile_text_gets_one_line_of_json(
            @ForAll("requests") String request, @ForAll("fields") String field, @ForAll("hostile") String text) {
        Dialogue client = new Dialogue();
        client.send("{'request':'start','players':2,'seed':1,'game':'a'}");

        Json.Fields answer = client.send(Dialogue.read(request).with(field, text));

        assertThat(answer.fields().get("ok")).isNotEmpty();
    }

    @Provide
    Arbitrary<String> requests() {
        return Arbitraries.of(REQUESTS.asJava());
    }

    @Provide
    Arbitrary<String> fields() {
        return Arbitraries.of("request", "id", "game", "seed", "rules", "dealing", "action", "viewer", "text");
    }

    @Provide
    Arbitrary<String> hostile() {
        return HostileText.any();
    }

    @Property(tries = 60)
    void a_served_game_is_the_game_of_the_engine(@ForAll("games") Playthrough game) {
        Dialogue client = served(game, true);

        assertThat(client.table("g").state()).isEqualTo(game.state());
        assertThat(text(client, "save")).isEqualTo(new Json.Text(GameNotation.write(game.record())));
    }

    @Property(tries = 30)
    void an_action_is_the_same_as_a_text_and_as_an_object(@ForAll("games") Playthrough game) {
        assertThat(served(game, true).state()).isEqualTo(served(game, false).state());
    }

    @Property(tries = 30)
    void what_was_saved_can_be_loaded(@ForAll("games") Playthrough game) {
        Dialogue client = served(game, false);

        client.send(Json.object().with("request", "load").with("game", "h").with("text", text(client, "save")));

        assertThat(client.table("h")).isEqualTo(client.table("g"));
    }

    @Property(tries = 30)
    void undoing_the_last_action_is_as_if_it_was_never_done(@ForAll("games") Playthrough game) {
        Dialogue client = served(game, false);
        Table before = client.table("g");
        Hydra.legalActions(game.state()).headOption().forEach(action -> {
            step(client, ActionJson.of(action));
            client.send("{'request':'undo','game':'g'}");
        });

        assertThat(client.table("g")).isEqualTo(before);
    }

    @Property(tries = 30)
    void the_legal_actions_are_those_of_the_engine(@ForAll("games") Playthrough game) {
        Dialogue client = served(game, false);

        assertThat(JsonLine.write(legal(client)))
                .isEqualTo(JsonLine.write(ActionJson.list(Hydra.legalActions(game.state()))));
    }

    @Property(tries = 200)
    void an_action_that_was_written_can_be_read(@ForAll("actions") Action action) {
        Body body = new Body(Json.object().with("action", ActionJson.of(action)));

        assertThat(ActionReading.of(body)).containsExactly(action);
    }

    @Property(tries = 150)
    void a_rejection_has_its_code_and_everything_else_that_it_says(
            @ForAll("games") Playthrough game, @ForAll("actions") Action action) {
        Dialogue client = served(game, false);
        Hydra.check(game.state(), action).forEach(rejection -> {
            Json.Fields error = (Json.Fields)
                    step(client, ActionJson.of(action)).fields().get("error").get();

            assertThat(error.fields().get("code")).contains(new Json.Text(rejection.code()));
            assertThat(error.fields().keySet().toJavaSet())
                    .containsExactlyInAnyOrderElementsOf(names(rejection).prepend("code"));
        });
    }

    private static List<String> names(Rejection rejection) {
        return List.ofAll(Arrays.stream(rejection.getClass().getRecordComponents())
                .map(RecordComponent::getName)
                .toList());
    }

    @Property(tries = 30)
    void the_seed_is_in_no_answer_but_that_of_save(@ForAll("games") Playthrough game) {
        Dialogue client = new Dialogue();
        String seed = String.valueOf(Dialogue.LUCK);
        StringBuilder all = new StringBuilder(
                client.send(start(game.setup()).with("seed", seed)).toString());
        game.actions().forEach(action -> all.append(step(client, ActionJson.of(action))));
        all.append(client.send("{'request':'view','game':'g'}"));
        all.append(client.send("{'request':'view','game':'g','viewer':1}"));

        assertThat(all).doesNotContain(seed);
        assertThat(client.send("{'request':'save','game':'g'}")).contains(seed);
    }

    @Provide
    Arbitrary<Playthrough> games() {
        return Games.under(RuleSets.with());
    }

    @Provide
    Arbitrary<Action> actions() {
        return Actions.any(RuleSets.with());
    }

    private static Dialogue served(Playthrough game, boolean asText) {
        Dialogue client = new Dialogue();
        client.send(start(game.setup()));
        for (Action action : game.actions()) {
            step(client, asText ? new Json.Text(ActionNotation.write(action)) : ActionJson.of(action));
        }
        return client;
    }

    private static Json.Fields start(Setup setup) {
        return Json.object()
                .with("request", "start")
                .with("game", "g")
                .with("players", setup.players())
                .with("seed", String.valueOf(setup.seed()))
                .with("rules", RuleSetNotation.write(setup.rules()))
                .with("dealing", setup.dealing() == Dealing.BY_HAND ? "by-hand" : "from-piles")
                .with("viewers", Json.list(List.of(new Json.Whole(1), new Json.Text("spectator"))));
    }

    private static Json.Fields step(Dialogue client, Json action) {
        return client.send(
                Json.object().with("request", "step").with("game", "g").with("action", action));
    }

    private static Json text(Dialogue client, String request) {
        return client.send(Json.object().with("request", request).with("game", "g"))
                .fields()
                .get("text")
                .get();
    }

    private static Json legal(Dialogue client) {
        return Dialogue.read(client.send("{'request':'legal','game':'g'}"))
                .fields()
                .get("actions")
                .get();
    }
}
