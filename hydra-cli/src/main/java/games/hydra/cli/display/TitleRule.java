package games.hydra.cli.display;

import games.hydra.Outcome;
import games.hydra.Phase;
import games.hydra.table.PlayerId;

/** The line that sets a board off from what was printed before, with whose turn it is. */
record TitleRule(Phase phase, Alphabet alphabet, int width) implements Phase.Cases<String> {

    Line draw() {
        String title = phase.match(this);
        String rule = Symbol.RULE.in(alphabet);
        String left = rule.repeat(2) + " ";
        int rest = width - left.length() - title.length() - 1;
        return Line.of(left, Tone.FAINT)
                .plus(title, Tone.STRONG)
                .plus(" " + rule.repeat(Math.max(0, rest)), Tone.FAINT);
    }

    @Override
    public String betweenTurns(Phase.BetweenTurns phase) {
        return player(phase.next()) + " is next";
    }

    @Override
    public String holding(Phase.Holding phase) {
        return turnOf(phase.player());
    }

    @Override
    public String awaitingCard(Phase.AwaitingCard phase) {
        return turnOf(phase.purpose().player());
    }

    @Override
    public String over(Phase.Over phase) {
        return phase.outcome() instanceof Outcome.Win win ? player(win.player()) + " has won" : "A draw";
    }

    private static String turnOf(PlayerId id) {
        return player(id) + "'s turn";
    }

    private static String player(PlayerId id) {
        return "Player " + id;
    }
}
