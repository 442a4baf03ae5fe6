package games.hydra.rule;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The named rule sets of section 8: how the game is played in each of its sources.
 *
 * <pre>{@code
 * RuleSet rules = Preset.ofCode("driscoll").get().rules();
 * String reserve = rules.reserveHome().code(); // "draw-top"
 * }</pre>
 */
public enum Preset implements Coded {
    STANDARD("standard", RuleSet.STANDARD),
    CS246_2020("cs246-2020", RuleSet.STANDARD),
    CS246_2021("cs246-2021", RuleSet.STANDARD.withReserveHome(ReserveHome.DRAW_TOP)),
    DRISCOLL(
            "driscoll",
            RuleSet.STANDARD
                    .withReserveHome(ReserveHome.DRAW_TOP)
                    .withReserveMinHeads(ReserveMinHeads.ONE)
                    .withLastReserve(LastReserve.IS_PLAYED)),
    SUITED("suited", RuleSet.STANDARD.withSuitMatch(true));

    private final String code;
    private final RuleSet rules;

    Preset(String code, RuleSet rules) {
        this.code = code;
        this.rules = rules;
    }

    @Override
    public String code() {
        return code;
    }

    public RuleSet rules() {
        return rules;
    }

    /** All presets, the standard first. */
    public static Seq<Preset> all() {
        return Array.of(values());
    }

    /** The preset with this name. */
    public static Option<Preset> ofCode(String code) {
        return Coded.ofCode(Preset.class, code);
    }
}
