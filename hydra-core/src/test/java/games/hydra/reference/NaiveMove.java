package games.hydra.reference;

import java.util.Map;

/** What somebody tries to do; fields that a kind of move has no use for are empty. */
record NaiveMove(String kind, int head, String card, Map<String, String> rules) {
    static final String BEGIN = "begin";
    static final String PLACE = "place";
    static final String PLACE_JOKER = "place joker";
    static final String RESERVE = "reserve";
    static final String SWAP = "swap";
    static final String CUT = "cut";
    static final String DEAL = "deal";
    static final String CHANGE_RULES = "change rules";

    static NaiveMove of(String kind) {
        return new NaiveMove(kind, 0, "", Map.of());
    }

    static NaiveMove place(int head) {
        return new NaiveMove(PLACE, head, "", Map.of());
    }

    static NaiveMove placeJoker(int head, String rank) {
        return new NaiveMove(PLACE_JOKER, head, rank, Map.of());
    }

    static NaiveMove deal(String card) {
        return new NaiveMove(DEAL, 0, card, Map.of());
    }

    static NaiveMove changeRules(Map<String, String> rules) {
        return new NaiveMove(CHANGE_RULES, 0, "", rules);
    }
}
