package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.testkit.Games;
import games.hydra.testkit.Playthrough;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for the text of every game. */
class GameNotationProperties {

    @Property(tries = 300)
    void writing_then_reading_is_the_identity(@ForAll("games") Playthrough game) {
        GameRecord record = game.record();

        assertThat(read(GameNotation.write(record))).isEqualTo(Either.right(record));
    }

    @Property(tries = 200)
    void a_record_replays_to_the_state_and_the_events_of_the_game(@ForAll("games") Playthrough game) {
        var replayed = game.record().replay().get();

        assertThat(replayed.state()).isEqualTo(game.state());
        assertThat(replayed.events()).isEqualTo(game.events());
    }

    @Property(tries = 20)
    void every_text_that_is_cut_off_is_refused(@ForAll("games") Playthrough game) {
        String text = GameNotation.write(game.record()).stripTrailing();

        for (int length = 0; length < text.length(); length++) {
            assertThat(read(text.substring(0, length)).isLeft()).isTrue();
        }
    }

    @Property(tries = 300)
    void a_text_in_which_one_word_was_changed_is_refused(
            @ForAll("games") Playthrough game, @ForAll("words") String word, @ForAll int at) {
        Edit edit = Edit.of(GameNotation.write(game.record()), word, at);

        assertThat(read(edit.text()).isLeft()).isEqualTo(edit.isChange());
    }

    @Property(tries = 300)
    void without_a_checksum_it_is_refused_or_another_game(
            @ForAll("games") Playthrough game, @ForAll("words") String word, @ForAll int at) {
        GameRecord record = game.record();
        Edit edit = Edit.of(withoutChecksum(GameNotation.write(record)), word, at);

        boolean isSameGame = read(edit.text()).contains(record);

        assertThat(isSameGame).isEqualTo(!edit.isChange());
    }

    @Property(tries = 100)
    void blanks_and_comments_between_words_do_not_count(@ForAll("games") Playthrough game) {
        GameRecord record = game.record();
        String commented = GameNotation.write(record)
                .replace("]\n", "]\t{won:1} ; [Seed \"x\"]\r\n")
                .replace("turn", "{a}turn;b {\n");

        assertThat(read(commented)).isEqualTo(Either.right(record));
    }

    @Provide
    Arbitrary<Playthrough> games() {
        return Games.under(OwnRules.any());
    }

    @Provide
    Arbitrary<String> words() {
        return Arbitraries.of(
                "turn",
                "1",
                "2",
                "3",
                "2=A",
                "3=10",
                "reserve",
                "swap",
                "cut",
                "+KD",
                "+Joker",
                "rules:suited",
                "*",
                "won:1",
                "drawn",
                "huh");
    }

    private static Either<NotationProblem, GameRecord> read(String text) {
        return GameNotation.read(text, OwnRules.KNOWN);
    }

    private static String withoutChecksum(String text) {
        return text.replaceFirst("\\[Checksum .*\n", "");
    }

    /** A text with another word in the place of one that is no tag. */
    private record Edit(String text, boolean isChange) {

        static Edit of(String text, String word, int at) {
            int start = text.indexOf("\n\n") + 2;
            Vector<String> words = Vector.of(text.substring(start).strip().split("\\s+"));
            int index = Math.floorMod(at, words.size());
            String edited = words.update(index, word).mkString(text.substring(0, start), "\n", "\n");
            return new Edit(edited, !words.get(index).equals(word));
        }
    }
}
