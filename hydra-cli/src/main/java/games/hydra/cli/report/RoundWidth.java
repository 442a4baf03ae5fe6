package games.hydra.cli.report;

/** The numbers that people like to count in: 1, 2, 5, 10, 20, 50 and so on. */
final class RoundWidth {
    private RoundWidth() {}

    /** The least such number of which at most so many parts are needed for so many numbers. */
    static int of(long numbers, int mostParts) {
        for (int ten = 1; ; ten *= 10) {
            for (int times : new int[] {1, 2, 5}) {
                if (numbers <= (long) times * ten * mostParts) {
                    return times * ten;
                }
            }
        }
    }
}
