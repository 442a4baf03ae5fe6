package games.hydra.sim;

import games.hydra.Dealing;
import games.hydra.rule.Preset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The games whose positions are in the table: every preset and option, 2 to 5 players and more, from the deal to the end. */
final class PerftGames {
    private static final List<String> PRESETS = Preset.all().map(Preset::code).asJava();
    private static final List<String> HOUSE_RULES = List.of(
            "reserve-home=draw-top",
            "cut=last-resort",
            "cut=free",
            "reserve-min-heads=1",
            "last-reserve=is-played",
            "suit-match=on",
            "black-up=on",
            "cut=last-resort,stalemate=draw",
            "decks=3",
            "jokers=0",
            "jokers=20");
    private static final List<String> COMBINED = List.of(
            "driscoll,cut=free",
            "driscoll,cut=last-resort",
            "driscoll,suit-match=on",
            "driscoll,black-up=on,cut=last-resort",
            "suited,cut=free",
            "suited,cut=last-resort",
            "suited,black-up=on",
            "suited,last-reserve=is-played,reserve-min-heads=1",
            "cs246-2021,cut=last-resort",
            "cs246-2021,cut=free,black-up=on",
            "cut=free,reserve-min-heads=1,last-reserve=is-played",
            "cut=last-resort,reserve-min-heads=1,suit-match=on,black-up=on,last-reserve=is-played");

    private PerftGames() {}

    static List<PerftGame> all() {
        List<PerftGame> games = new ArrayList<>();
        PRESETS.forEach(rules -> addDeals(games, rules));
        HOUSE_RULES.forEach(rules -> addHouseRule(games, rules));
        Stream.of(PRESETS, HOUSE_RULES, COMBINED).flatMap(List::stream).forEach(rules -> addFewCards(games, rules));
        COMBINED.forEach(rules -> addCombined(games, rules));
        Stream.of(PRESETS, COMBINED).flatMap(List::stream).forEach(rules -> addByHand(games, rules));
        addEdges(games);
        return games;
    }

    /** Whole decks for 2 to 5 players: the deal, a little later, and in the middle of the game. */
    private static void addDeals(List<PerftGame> games, String rules) {
        for (int players = 2; players <= 5; players++) {
            add(games, Dealing.FROM_PILES, players, rules, 0, 9, 45);
        }
    }

    private static void addHouseRule(List<PerftGame> games, String rules) {
        add(games, Dealing.FROM_PILES, 2, rules, 0, 30);
        add(games, Dealing.FROM_PILES, 3, rules, 16);
    }

    /** Few cards, so that piles run out, are shuffled again, and games end within the sequences that are counted. */
    private static void addFewCards(List<PerftGame> games, String rules) {
        add(games, Dealing.FROM_PILES, 2, rules + ",cards-each=3", 0, 6);
        add(games, Dealing.FROM_PILES, 3, rules + ",cards-each=5", 12);
    }

    private static void addCombined(List<PerftGame> games, String rules) {
        add(games, Dealing.FROM_PILES, 4, rules, 25);
    }

    private static void addByHand(List<PerftGame> games, String rules) {
        add(games, Dealing.BY_HAND, 2 + games.size() % 4, rules, 0, 13);
    }

    private static void addEdges(List<PerftGame> games) {
        add(games, Dealing.FROM_PILES, 2, "cards-each=1", 0);
        add(games, Dealing.BY_HAND, 2, "cards-each=1", 0);
        add(games, Dealing.BY_HAND, 2, "cards-each=2", 6);
        add(games, Dealing.FROM_PILES, 50, "standard,cards-each=2", 0);
        add(games, Dealing.FROM_PILES, 2, "decks=1,cards-each=2,cut=last-resort", 2, 4, 8);
        add(games, Dealing.FROM_PILES, 2, "decks=1,cards-each=2,cut=last-resort,stalemate=draw", 2, 4, 8);
    }

    private static void add(List<PerftGame> games, Dealing dealing, int players, String rules, int... actions) {
        for (int played : actions) {
            long seed = 1_000L + games.size();
            games.add(PerftGame.opening(players, seed, dealing, rules).played(played));
        }
    }
}
