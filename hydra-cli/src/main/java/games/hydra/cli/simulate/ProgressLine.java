package games.hydra.cli.simulate;

import java.util.Locale;

/** How far a run is, in one line. */
final class ProgressLine {
    private static final int WIDEST_BAR = 40;
    private static final int NARROWEST_BAR = 5;

    private ProgressLine() {}

    /** At most so many columns wide. */
    static String of(long games, long all, double seconds, int width) {
        String figures = String.format(Locale.ROOT, " %3d %%  %d of %d games", 100 * games / all, games, all)
                + left(games, all, seconds);
        int room = Math.min(WIDEST_BAR, width - figures.length() - 2);
        String line = (room < NARROWEST_BAR ? "" : bar(games, all, room)) + figures;
        return line.substring(0, Math.min(line.length(), Math.max(0, width)));
    }

    private static String bar(long games, long all, int room) {
        int done = (int) (room * games / all);
        return "[" + "#".repeat(done) + "-".repeat(room - done) + "]";
    }

    /** If the rest takes as long as what is over, game by game. */
    private static String left(long games, long all, double seconds) {
        if (games == 0 || games == all) {
            return "";
        }
        long left = Math.round(seconds / games * (all - games));
        return left < 3600
                ? String.format(Locale.ROOT, "  %d:%02d left", left / 60, left % 60)
                : String.format(Locale.ROOT, "  %d:%02d:%02d left", left / 3600, left / 60 % 60, left % 60);
    }
}
