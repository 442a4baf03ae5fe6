package games.hydra.cli.arguments;

import games.hydra.cli.text.RuleTexts;
import games.hydra.rule.Preset;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which rules are played. */
final class RuleArguments {
    @Option(
            names = "--rules",
            paramLabel = "PRESET",
            defaultValue = "standard",
            description = "Play by standard (the default), cs246-2020, cs246-2021, driscoll or suited.")
    String preset = "standard";

    @Option(
            names = "--rule",
            paramLabel = "OPTION=VALUE",
            description = "Change an option of the rules, for example cut=free. May be repeated; see --list-rules.")
    List<String> changes = new ArrayList<>();

    @Option(names = "--cards-each", paramLabel = "N", description = "The same as --rule cards-each=N.")
    @Nullable
    String cardsEach;

    @Option(names = "--list-rules", description = "List the options and presets of the rules, and end.")
    boolean list;

    RuleSet rules() {
        RuleSet rules = Preset.ofCode(preset)
                .getOrElseThrow(() -> new WrongUse("unknown rules " + preset + ": there are "
                        + Preset.all().map(Preset::code).mkString(", ")))
                .rules();
        for (String change : changes) {
            rules = change(rules, change);
        }
        return cardsEach == null ? rules : change(rules, RuleOption.CARDS_EACH.code() + "=" + cardsEach);
    }

    private static RuleSet change(RuleSet rules, String change) {
        String[] parts = change.split("=", 2);
        RuleOption option = RuleOption.ofCode(parts[0])
                .getOrElseThrow(() -> new WrongUse("unknown option of the rules " + parts[0] + ": there are "
                        + RuleOption.all().map(RuleOption::code).mkString(", ")));
        return option.write(rules, parts.length > 1 ? parts[1] : "")
                .getOrElseThrow(() -> new WrongUse("the values of " + option.code() + " are " + RuleTexts.values(option)
                        + ", and not " + (parts.length > 1 ? parts[1] : "nothing")));
    }
}
