package games.hydra.rule;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The options of section 8 by name, so that a command line, a form or a file can read and set them as text. A new option is
 * a component of {@link RuleSet} and a constant here.
 *
 * <pre>{@code
 * RuleOption option = RuleOption.ofCode("cut").get();
 * String words = option.words().mkString(" "); // "no-head last-resort free"
 * RuleSet rules = option.write(RuleSet.STANDARD, "free").get();
 * String value = option.read(rules); // "free"
 * boolean known = option.write(rules, "never").isDefined(); // false
 * }</pre>
 */
public enum RuleOption implements Coded {
    RESERVE_HOME("reserve-home", OptionValues.coded(ReserveHome.class, RuleSet::reserveHome, RuleSet::withReserveHome)),
    CUT("cut", OptionValues.coded(CutRule.class, RuleSet::cut, RuleSet::withCut)),
    RESERVE_MIN_HEADS(
            "reserve-min-heads",
            OptionValues.coded(ReserveMinHeads.class, RuleSet::reserveMinHeads, RuleSet::withReserveMinHeads)),
    LAST_RESERVE("last-reserve", OptionValues.coded(LastReserve.class, RuleSet::lastReserve, RuleSet::withLastReserve)),
    SUIT_MATCH("suit-match", OptionValues.onOff(RuleSet::suitMatch, RuleSet::withSuitMatch)),
    BLACK_UP("black-up", OptionValues.onOff(RuleSet::blackUp, RuleSet::withBlackUp)),
    STALEMATE("stalemate", OptionValues.coded(StalemateRule.class, RuleSet::stalemate, RuleSet::withStalemate)),
    CARDS_EACH(
            "cards-each",
            OptionValues.number(
                    new NumberRange(1, RuleSet.MOST_CARDS_EACH), RuleSet::cardsEach, RuleSet::withCardsEach)),
    DECKS("decks", OptionValues.decks(new NumberRange(1, RuleSet.MOST_DECKS))),
    JOKERS(
            "jokers",
            OptionValues.number(new NumberRange(0, RuleSet.MOST_JOKERS), RuleSet::jokers, RuleSet::withJokers));

    private static final Array<RuleOption> ALL = Array.of(values());
    private static final Array<RuleOption> FIXED_BY_DEAL = Array.of(CARDS_EACH, DECKS, JOKERS);

    private final String code;
    private final OptionValues values;

    RuleOption(String code, OptionValues values) {
        this.code = code;
        this.values = values;
    }

    @Override
    public String code() {
        return code;
    }

    /** The words that are values of this option, the standard first; none if only numbers are. */
    public Seq<String> words() {
        return values.words();
    }

    /** The numbers that are values of this option, if any are. */
    public Option<NumberRange> numbers() {
        return values.numbers();
    }

    /** The value that this option has in a rule set. */
    public String read(RuleSet rules) {
        return values.read().apply(rules);
    }

    /** The rule set with another value for this option; none if it is no value of this option. */
    public Option<RuleSet> write(RuleSet rules, String value) {
        return values.write().apply(rules, value);
    }

    /** Whether the rule set holds a value that this option can have. */
    public boolean isValidIn(RuleSet rules) {
        return values.isValid().test(rules);
    }

    /** Whether the option says how the cards are dealt, so that it can't change during a game. */
    public boolean isFixedByDeal() {
        return FIXED_BY_DEAL.contains(this);
    }

    /** All options, in the order of section 8. */
    public static Seq<RuleOption> all() {
        return ALL;
    }

    /** The option with this name. */
    public static Option<RuleOption> ofCode(String code) {
        return Coded.ofCode(RuleOption.class, code);
    }
}
