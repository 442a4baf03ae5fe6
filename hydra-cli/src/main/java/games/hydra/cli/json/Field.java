package games.hydra.cli.json;

/** The names in the JSON of a run. */
final class Field {
    static final String FORMAT = "format";
    static final String VERSION = "version";
    static final String EXPERIMENT = "experiment";
    static final String RULES = "rules";
    static final String PLAYERS = "players";
    static final String BOTS = "bots";
    static final String SEED = "seed";
    static final String MOST_STEPS = "mostSteps";
    static final String GAMES = "games";
    static final String STATS = "stats";
    static final String STRATEGIES = "strategies";
    static final String SEATS = "seats";
    static final String WINS = "wins";
    static final String TRIALS = "trials";
    static final String TURNS_PER_GAME = "turnsPerGame";
    static final String STEPS_PER_GAME = "stepsPerGame";
    static final String HEADS_AT_END = "headsAtEnd";
    static final String CUTS_PER_GAME = "cutsPerGame";
    static final String WON_BY_LOSING = "wonByLosing";
    static final String STALEMATES = "stalemates";
    static final String DRAWS = "draws";
    static final String UNFINISHED = "unfinished";
    static final String HEADS_OVER_TIME = "headsOverTime";

    private Field() {}
}
