package games.hydra.golden;

import games.hydra.Outcome;
import games.hydra.notation.GameRecord;
import games.hydra.rule.Preset;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Plays the golden games anew: every preset and option, all strategies, and the rare ends, which are looked for. */
final class GoldenGames {
    private static final Seq<String> STRATEGIES = List.of("random", "first", "greedy");
    private static final Seq<String> HOUSE_RULES = List.of(
            "reserve-home=draw-top",
            "cut=last-resort",
            "cut=free",
            "reserve-min-heads=1",
            "last-reserve=is-played",
            "suit-match=on",
            "black-up=on",
            "stalemate=draw",
            "decks=1",
            "jokers=0",
            "jokers=20",
            "driscoll,cut=free",
            "driscoll,suit-match=on",
            "suited,black-up=on",
            "cut=free,reserve-min-heads=1,last-reserve=is-played");

    private final Map<String, GameRecord> games = new LinkedHashMap<>();

    private GoldenGames() {}

    /** The games by the names of their files. */
    static Map<String, GameRecord> play() {
        GoldenGames golden = new GoldenGames();
        Preset.all().map(Preset::code).forEach(golden::addPreset);
        HOUSE_RULES.forEach(golden::addHouseRule);
        golden.addRareEnds();
        return golden.games;
    }

    private void addPreset(String preset) {
        STRATEGIES.forEach(strategy -> add(preset + "-" + strategy, GoldenTable.of(2, preset, strategy)));
        for (int players = 2; players <= 5; players++) {
            add(preset + "-mixed-" + players, GoldenTable.of(players, preset, "greedy", "random", "first"));
        }
        String few = preset + ",cards-each=9";
        add(preset + "-by-hand", GoldenTable.of(3, few, "random", "greedy").byHand());
        add(preset + "-changing", GoldenTable.of(3, few, "random", "first").changingRules());
        add(
                preset + "-changing-by-hand",
                GoldenTable.of(2, few, "first", "random").byHand().changingRules());
    }

    private void addHouseRule(String rules) {
        String name = rules.replace('=', '-').replace(',', '-');
        add(name + "-greedy", GoldenTable.of(2, rules + ",cards-each=20", "greedy"));
        add(name + "-random", GoldenTable.of(3, rules + ",cards-each=8", "random"));
        add(name + "-mixed", GoldenTable.of(4, rules + ",cards-each=5", "first", "random"));
    }

    private void addRareEnds() {
        for (int cards = 2; cards <= 6; cards++) {
            String few = ",cards-each=" + cards;
            find("drawn-" + cards, GoldenTable.of(2, "cut=last-resort,stalemate=draw" + few, "random"), this::isDrawn);
            find("won-by-losing-" + cards, GoldenTable.of(2, "standard" + few, "random"), this::isWonByLosing);
            find("stalemate-" + cards, GoldenTable.of(3, "driscoll,cut=last-resort" + few, "first"), this::isEndless);
        }
        add("cards-each-1", GoldenTable.of(2, "cards-each=1", "first"));
        add("many-players", GoldenTable.of(20, "cards-each=3", "random"));
    }

    /** The first game from a seed of its own on that ends. */
    private void add(String name, GoldenTable table) {
        find(name, table, game -> outcome(game).isDefined());
    }

    private void find(String name, GoldenTable table, Predicate<GameRecord> wanted) {
        games.put(
                name,
                Stream.from(100L + games.size()).map(table::play).find(wanted).get());
    }

    private boolean isDrawn(GameRecord game) {
        return outcome(game).exists(Outcome.Draw.class::isInstance);
    }

    private boolean isWonByLosing(GameRecord game) {
        return outcome(game)
                .exists(outcome -> outcome instanceof Outcome.Win win && win.how() == Outcome.Victory.BY_LOSING);
    }

    private boolean isEndless(GameRecord game) {
        return game.replay().get().state().stalemate();
    }

    private static Option<Outcome> outcome(GameRecord game) {
        return game.replay().get().state().outcome();
    }
}
