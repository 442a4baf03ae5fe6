package games.hydra.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.cli.session.Automatic;
import games.hydra.cli.session.Exchange;
import games.hydra.cli.session.Finished;
import games.hydra.cli.session.Question;
import games.hydra.cli.session.Saving;
import games.hydra.cli.session.Session;
import games.hydra.cli.session.SessionOptions;
import games.hydra.notation.GameNotation;
import games.hydra.notation.GameRecord;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/**
 * A conversation in which every answer is checked. Nothing is written to a file: what would be must be a game.
 *
 * @param patience how much may still happen before it is broken off
 */
record FuzzedConversation(SessionOptions options, Session session, int patience) {
    private static final int PATIENCE = 500;

    /** What takes long for a good reason: a table for hundreds, a search with thousands of playouts. */
    private static final Pattern SLOW = Pattern.compile("\\s*[+]?0*[0-9]{3,}\\s*|.*search.*");

    private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}&&[^\n]]");

    static FuzzedConversation open(SessionOptions options) {
        return new FuzzedConversation(options, new Finished(), PATIENCE).and(Session.open(options));
    }

    boolean isWaiting() {
        return session instanceof Question && patience > 0;
    }

    /** Where a conversation may stand after a line, unless it was broken off. */
    boolean isKnown() {
        return session instanceof Question || session instanceof Finished || patience <= 0;
    }

    FuzzedConversation answer(String line) {
        return SLOW.matcher(line).matches() ? this : and(((Question) session).answer(line));
    }

    private FuzzedConversation and(Exchange exchange) {
        assertPrintable(exchange.output());
        FuzzedConversation next = new FuzzedConversation(options, exchange.next(), patience - 1);
        if (patience <= 0) {
            return next;
        }
        if (exchange.next() instanceof Automatic automatic) {
            return next.and(automatic.proceed());
        }
        return exchange.next() instanceof Saving saving ? next.save(saving) : next;
    }

    private FuzzedConversation save(Saving saving) {
        Either<?, GameRecord> saved = GameNotation.read(saving.text());
        assertThat(saved.isRight()).isTrue();
        assertThat(Session.resume(saved.get(), options).output()).endsWith("\n");
        return and(saving.saved(Option.some("no space")));
    }

    private static void assertPrintable(String output) {
        assertThat(output.isEmpty() || output.endsWith("\n")).isTrue();
        assertThat(CONTROL.matcher(output).find()).isFalse();
    }
}
