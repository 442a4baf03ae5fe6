package games.hydra.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.cli.display.TableDisplay;
import games.hydra.cli.display.TableStyle;
import games.hydra.rule.NumberRange;
import games.hydra.rule.Preset;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import games.hydra.table.PlayerId;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A conversation under every preset, every value of every option of the rules, and every enhancement, as it was when
 * somebody last looked at it. {@code mvn test -Dhydra.golden=write} writes them anew, to be reviewed as a diff.
 */
class GoldenTranscriptTest {
    private static final Path FOLDER = Path.of(System.getProperty("hydra.root"), "hydra-cli/src/test/resources/golden");
    private static final boolean WRITE = "write".equals(System.getProperty("hydra.golden"));
    private static final int MOST_LINES = 40;

    private record Sample(String name, SessionOptions options) {
        @Override
        public String toString() {
            return name;
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void the_conversation_is_the_one_that_was_reviewed(Sample sample) throws IOException {
        Path file = FOLDER.resolve(sample.name() + ".txt");
        String text = converse(sample.options());
        if (WRITE) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, text);
        }

        assertThat(text).isEqualTo(Files.readString(file));
    }

    private static String converse(SessionOptions options) {
        Typist typist = new Typist(2026);
        Transcript transcript = Transcript.of(Session.open(options));
        for (int line = 0; line < MOST_LINES && transcript.session() instanceof Question question; line++) {
            transcript = transcript.answer(typist.line(question));
        }
        return transcript.text();
    }

    static List<Sample> samples() {
        List<Sample> samples = new ArrayList<>();
        Preset.all().forEach(preset -> samples.add(rules("preset-" + preset.code(), preset.rules())));
        RuleOption.all()
                .forEach(option -> values(option)
                        .forEach(value -> samples.add(rules(
                                "rule-" + option.code() + "-" + value,
                                option.write(RuleSet.STANDARD, value).get()))));
        samples.add(new Sample("classic", SessionOptions.classic(5)));
        samples.add(enhanced("grammar", new Enhancements(true, false, false, false, false)));
        samples.add(enhanced("hints", new Enhancements(false, true, false, false, false)));
        samples.add(enhanced("toggle-rules", new Enhancements(false, false, true, false, false)));
        samples.add(new Sample("bot", small().withBot(new PlayerId(2), "greedy")));
        samples.add(new Sample("bots", small().withBot(new PlayerId(1), "first").withBot(new PlayerId(2), "greedy")));
        samples.add(new Sample("table", small().withDisplay(new TableDisplay(new TableStyle(80, false, false)))));
        samples.add(new Sample("table-ascii", small().withDisplay(new TableDisplay(new TableStyle(80, true, false)))));
        return samples;
    }

    private static Sample rules(String name, RuleSet rules) {
        boolean dealsItself = rules.cardsEach() != RuleSet.STANDARD.cardsEach();
        return new Sample(name, SessionOptions.classic(5).withRules(dealsItself ? rules : rules.withCardsEach(6)));
    }

    private static Sample enhanced(String name, Enhancements enhancements) {
        return new Sample(name, small().withEnhancements(enhancements));
    }

    private static SessionOptions small() {
        return SessionOptions.classic(5).withRules(RuleSet.STANDARD.withCardsEach(6));
    }

    private static Seq<String> values(RuleOption option) {
        return option.words()
                .appendAll(
                        option.numbers().map(GoldenTranscriptTest::fewOf).getOrElse(io.vavr.collection.List.empty()));
    }

    private static Seq<String> fewOf(NumberRange range) {
        return io.vavr.collection.List.of(1, 3).filter(range::contains).map(String::valueOf);
    }
}
