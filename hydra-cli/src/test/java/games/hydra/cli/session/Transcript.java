package games.hydra.cli.session;

import io.vavr.collection.List;

/** A conversation as it would be seen on a terminal, with the input lines marked {@code < } as in the rules. */
record Transcript(String text, Session session) {

    static Transcript of(Exchange opening, String... lines) {
        return new Transcript(opening.output(), opening.next()).answer(lines);
    }

    Transcript answer(String... lines) {
        return List.of(lines).foldLeft(this, Transcript::answerOne);
    }

    /** What is printed from here on when these lines are typed. */
    String outputOf(String... lines) {
        return List.of(lines).foldLeft(new Transcript("", session), Transcript::answerSilently).text;
    }

    private Transcript answerOne(String line) {
        Exchange exchange = session.answer(line);
        return new Transcript(text + ("< " + line).stripTrailing() + "\n" + exchange.output(), exchange.next());
    }

    private Transcript answerSilently(String line) {
        Exchange exchange = session.answer(line);
        return new Transcript(text + exchange.output(), exchange.next());
    }
}
