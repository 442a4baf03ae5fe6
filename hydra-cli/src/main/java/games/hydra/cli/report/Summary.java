package games.hydra.cli.report;

import games.hydra.sim.Stats;

/** What came out, in two sentences. */
record Summary(Stats stats) {

    String text() {
        return stats.games() == 0 ? "No game was played." : (winners() + " " + length()).strip();
    }

    private String winners() {
        WinRates rates = WinRates.of(stats);
        return rates.strategies().size() < 2
                ? ""
                : winners(rates.strategies().head(), rates.fairShare().get());
    }

    /** Only an interval that lies above the fair share says that somebody is better. */
    private static String winners(WinRate best, double fairShare) {
        String share = Numbers.percent(fairShare);
        return best.interval().low() > fairShare
                ? best.name() + " wins most: " + best.percent() + " of its seats (95 % interval " + best.intervalText()
                        + ") against a fair share of " + share + "."
                : "No strategy wins clearly more than the fair share of " + share + ".";
    }

    private String length() {
        return "The median game had "
                + Numbers.count(stats.turnsPerGame().median()) + " turns; "
                + withoutWinner(stats.games() - stats.wins()) + ".";
    }

    private String withoutWinner(long games) {
        return games == 0 ? "every game had a winner" : Numbers.percent(games, stats.games()) + " had no winner";
    }
}
