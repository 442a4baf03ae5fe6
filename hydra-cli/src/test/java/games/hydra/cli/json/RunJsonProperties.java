package games.hydra.cli.json;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.cli.json.JsonProblem.Expected;
import games.hydra.cli.text.JsonText;
import games.hydra.rule.CutRule;
import games.hydra.rule.RuleSet;
import games.hydra.sim.Experiment;
import games.hydra.sim.ExperimentProblem;
import games.hydra.sim.GameRange;
import games.hydra.sim.Run;
import io.vavr.collection.List;
import io.vavr.control.Either;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What is written can be read, and nothing else is believed. */
class RunJsonProperties {
    private static final Run RUN = run(1, 1, 8);
    private static final String TEXT = RunJson.write(RUN);

    @Property(tries = 30)
    void what_is_written_can_be_read(@ForAll long seed, @ForAll @IntRange(min = 1, max = 1000) int first)
            throws IOException {
        Run run = run(seed, first, first + 5);

        assertThat(read(RunJson.write(run))).contains(run);
    }

    @Example
    void a_run_with_gaps_and_one_without_games_can_be_read() throws IOException {
        Run gaps = run(1, 1, 2).merge(run(1, 5, 6)).get();
        Run none = Run.empty(RUN.experiment());

        assertThat(read(RunJson.write(gaps))).contains(gaps);
        assertThat(read(RunJson.write(none))).contains(none);
    }

    @Example
    void merged_runs_are_written_as_the_whole_run_to_the_byte() {
        Run merged = run(1, 5, 8).merge(run(1, 1, 4)).get();

        assertThat(RunJson.write(merged)).isEqualTo(TEXT);
    }

    /** The last character is the line end, without which the text is still complete. */
    @Property
    void a_text_that_was_cut_short_is_refused_as_that(@ForAll @IntRange(max = 5000) int length) throws IOException {
        String cut = TEXT.substring(0, length % (TEXT.length() - 1));

        assertThat(read(cut).getLeft()).isInstanceOf(JsonProblem.Truncated.class);
    }

    @Property
    void any_other_text_is_refused_without_an_exception(@ForAll String text) throws IOException {
        assertThat(read(text).isLeft()).isTrue();
    }

    @Property(tries = 500)
    void a_text_with_one_digit_changed_gives_a_run_or_a_problem_with_one_line(
            @ForAll @IntRange(max = 5000) int place, @ForAll @IntRange(max = 9) int digit) throws IOException {
        int at = place % TEXT.length();
        if (Character.isDigit(TEXT.charAt(at))) {
            Either<JsonProblem, Run> read = read(TEXT.substring(0, at) + digit + TEXT.substring(at + 1));

            assertThat(read.swap().map(JsonText::of))
                    .allSatisfy(line -> assertThat(line).hasLineCount(1));
        }
    }

    @Example
    void json_of_something_else_is_foreign() throws IOException {
        assertThat(read("{\"format\": \"chess\"}").getLeft()).isEqualTo(new JsonProblem.Foreign());
        assertThat(read("[]").getLeft()).isEqualTo(new JsonProblem.Foreign());
        assertThat(read("null").getLeft()).isEqualTo(new JsonProblem.Foreign());
    }

    @Example
    void another_version_is_refused() throws IOException {
        assertThat(changed("\"version\" : 1", "\"version\" : 2")).isEqualTo(new JsonProblem.UnsupportedVersion(2));
    }

    @Example
    void text_after_the_end_is_refused() throws IOException {
        assertThat(read(TEXT + "1").getLeft()).isInstanceOf(JsonProblem.Malformed.class);
    }

    @Example
    void a_name_that_comes_twice_is_refused() throws IOException {
        assertThat(changed("\"version\" : 1", "\"version\" : 1, \"version\" : 1"))
                .isInstanceOf(JsonProblem.Malformed.class);
    }

    @Example
    void nesting_without_end_is_refused() throws IOException {
        assertThat(read("[".repeat(1_000_000)).getLeft()).isInstanceOf(JsonProblem.Malformed.class);
    }

    /** The parser takes zeros at the beginning for UTF-32, and what follows is none. */
    @Example
    void bytes_that_are_no_text_are_refused() throws IOException {
        assertThat(read("\0\0\0{\0\u0011\0\0").getLeft()).isEqualTo(new JsonProblem.Malformed(1, 1));
        assertThat(read("\0\0{\0").getLeft()).isEqualTo(new JsonProblem.Malformed(1, 1));
    }

    @Example
    void what_is_missing_is_named() throws IOException {
        assertThat(changed("\"players\"", "\"gamblers\"")).isEqualTo(new JsonProblem.Missing("experiment.players"));
    }

    @Example
    void what_is_of_the_wrong_kind_is_named() throws IOException {
        assertThat(changed("\"players\" : 2", "\"players\" : \"2\""))
                .isEqualTo(new JsonProblem.Unexpected("experiment.players", Expected.COUNT));
        assertThat(changed("\"seed\" : \"1\"", "\"seed\" : \"one\""))
                .isEqualTo(new JsonProblem.Unexpected("experiment.seed", Expected.SEED));
        assertThat(changed("\"draws\" : 0", "\"draws\" : -1"))
                .isEqualTo(new JsonProblem.Unexpected("stats.draws", Expected.COUNT));
        assertThat(changed("[ [ 1, 8 ] ]", "[ [ 1 ] ]"))
                .isEqualTo(new JsonProblem.Unexpected("games.0", Expected.PAIR));
        assertThat(changed("[ [ 1, 8 ] ]", "[ [ 8, 1 ] ]"))
                .isEqualTo(new JsonProblem.Unexpected("games.0", Expected.RANGES));
        assertThat(changed("[ [ 1, 8 ] ]", "[ [ 1, 4 ], [ 5, 8 ] ]"))
                .isEqualTo(new JsonProblem.Unexpected("games", Expected.RANGES));
    }

    @Example
    void a_number_that_is_too_big_is_refused() throws IOException {
        assertThat(changed("\"draws\" : 0", "\"draws\" : 100000000000000000000"))
                .isEqualTo(new JsonProblem.Unexpected("stats.draws", Expected.COUNT));
        assertThat(changed("\"players\" : 2", "\"players\" : 3000000000"))
                .isEqualTo(new JsonProblem.Unexpected("experiment.players", Expected.SMALL_NUMBER));
    }

    @Example
    void an_experiment_that_can_not_be_made_is_refused() throws IOException {
        assertThat(changed("\"greedy\", ", "\"wizard\", "))
                .isEqualTo(
                        new JsonProblem.ImpossibleExperiment(List.of(new ExperimentProblem.UnknownStrategy("wizard"))));
    }

    @Example
    void figures_of_other_games_are_refused() throws IOException {
        assertThat(changed("[ [ 1, 8 ] ]", "[ [ 1, 9 ] ]")).isEqualTo(new JsonProblem.Contradiction());
        assertThat(changed("\"unfinished\" : 0", "\"unfinished\" : 1")).isEqualTo(new JsonProblem.Contradiction());
    }

    private static JsonProblem changed(String what, String to) throws IOException {
        assertThat(TEXT).contains(what);
        return read(TEXT.replace(what, to)).getLeft();
    }

    private static Either<JsonProblem, Run> read(String text) throws IOException {
        return RunJson.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static Run run(long seed, long first, long last) {
        RuleSet rules = RuleSet.STANDARD.withCut(CutRule.LAST_RESORT).withCardsEach(5);
        return Run.play(new Experiment(rules, 2, List.of("greedy", "random"), seed, 500), new GameRange(first, last));
    }
}
