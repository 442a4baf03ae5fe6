package games.hydra.cli.session;

import io.vavr.collection.List;
import io.vavr.control.Option;

/** A conversation as it would be seen on a terminal, with the input lines marked {@code < } as in the rules. */
record Transcript(String text, Session session) {

    static Transcript of(Exchange opening, String... lines) {
        return new Transcript("", opening.next()).and(opening).answer(lines);
    }

    Transcript answer(String... lines) {
        return List.of(lines).foldLeft(this, Transcript::answerOne);
    }

    /** What is printed from here on when these lines are typed. */
    String outputOf(String... lines) {
        return List.of(lines)
                .foldLeft(
                        new Transcript("", session),
                        (so, line) -> so.and(so.question().answer(line)))
                .text;
    }

    boolean isFinished() {
        return session instanceof Finished;
    }

    private Transcript answerOne(String line) {
        Exchange exchange = question().answer(line);
        return new Transcript(text + ("< " + line).stripTrailing() + "\n", session).and(exchange);
    }

    /** With what follows by itself; a file is taken to be written. */
    private Transcript and(Exchange exchange) {
        Transcript next = new Transcript(text + exchange.output(), exchange.next());
        return exchange.next()
                .match(
                        question -> next,
                        automatic -> next.and(automatic.proceed()),
                        saving -> next.and(saving.saved(Option.none())),
                        finished -> next);
    }

    private Question question() {
        return (Question) session;
    }
}
