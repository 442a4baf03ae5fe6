package games.hydra.cli.text;

import games.hydra.rule.Preset;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import io.vavr.collection.Seq;

/** The options and presets of the rules, a line each. */
public final class RuleTexts {
    private RuleTexts() {}

    /** All of them, as {@code --list-rules} prints them. */
    public static String list() {
        return "Options (--rule OPTION=VALUE; the first value is the standard):\n"
                + RuleOption.all().map(RuleTexts::line).mkString("")
                + "\nPresets (--rules PRESET):\n"
                + Preset.all().map(RuleTexts::line).mkString("");
    }

    /** Which values an option has: {@code 54, or 1 to 54}. */
    public static String values(RuleOption option) {
        Seq<String> numbers = option.numbers()
                .map(range -> range.least() + " to " + range.most())
                .toList();
        Seq<String> words = option.words().isEmpty() ? numbers.map(range -> standard(option)) : option.words();
        return words.mkString(", ") + numbers.map(range -> ", or " + range).mkString("");
    }

    private static String line(RuleOption option) {
        return pad(option.code(), 19) + pad(values(option), 31) + meaning(option) + "\n";
    }

    private static String line(Preset preset) {
        String rules = RuleOption.all()
                .filter(option -> !option.read(preset.rules()).equals(standard(option)))
                .map(option -> option.code() + "=" + option.read(preset.rules()))
                .mkString(", ");
        return pad(preset.code(), 19) + (rules.isEmpty() ? "the first value of every option" : rules) + "\n";
    }

    private static String standard(RuleOption option) {
        return option.read(RuleSet.STANDARD);
    }

    private static String pad(String text, int width) {
        return "  " + text + " ".repeat(Math.max(width - text.length(), 1));
    }

    private static String meaning(RuleOption option) {
        return switch (option) {
            case RESERVE_HOME -> "where the reserve goes at the end of the turn";
            case CUT -> "when the oldest head may be cut off";
            case RESERVE_MIN_HEADS -> "how many heads there must be to reserve a card";
            case LAST_RESERVE -> "what happens when only the reserve is left";
            case SUIT_MATCH -> "a card may also be placed on its suit";
            case BLACK_UP -> "black cards go up instead of down";
            case STALEMATE -> "what happens when nothing can change any more";
            case CARDS_EACH -> "how many cards each player is dealt";
            case DECKS -> "how many decks are shuffled together";
            case JOKERS -> "how many jokers each deck has";
        };
    }
}
