package games.hydra.notation;

/** Texts of games, written by hand. */
final class NotationSamples {
    private NotationSamples() {}

    /** A game of two players that is dealt by hand. */
    static String byHand(String actions) {
        return game("by-hand", "standard", actions);
    }

    static String game(String dealing, String rules, String actions) {
        return """
                [Hydra "1"]
                [RulesVersion "1"]
                [Players "2"]
                [Seed "42"]
                [Dealing "%s"]
                [Rules "%s"]

                %s""".formatted(dealing, rules, actions);
    }
}
