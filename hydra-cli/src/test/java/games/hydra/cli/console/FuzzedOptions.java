package games.hydra.cli.console;

import games.hydra.cli.display.TableDisplay;
import games.hydra.cli.display.TableStyle;
import games.hydra.cli.session.Enhancements;
import games.hydra.cli.session.SessionOptions;
import games.hydra.rule.CutRule;
import games.hydra.rule.Preset;
import games.hydra.rule.RuleSet;
import games.hydra.table.PlayerId;

/**
 * What is switched on before a conversation, from a line in which each letter stands for an option: {@code t}esting,
 * {@code g}rammar, {@code h}ints, switching {@code r}ules, {@code c}ommands, {@code o}pen, a ta{@code b}le, {@code a}scii,
 * cut={@code f}ree, cut={@code l}ast-resort, the presets {@code d}riscoll and {@code s}uited, {@code 1} card each and a
 * computer player in seat {@code 2}. All other characters count for nothing.
 */
record FuzzedOptions(String letters) {
    private static final int WIDTH = 60;

    static SessionOptions of(String letters) {
        return new FuzzedOptions(letters).options();
    }

    private SessionOptions options() {
        SessionOptions classic = SessionOptions.classic(letters.length()).withRules(rules());
        SessionOptions dealt = has('t') ? classic.testing() : classic;
        SessionOptions seated = has('2') ? dealt.withBot(new PlayerId(2), "first") : dealt;
        SessionOptions shown =
                has('b') ? seated.withDisplay(new TableDisplay(new TableStyle(WIDTH, has('a'), false))) : seated;
        return shown.withEnhancements(new Enhancements(has('g'), has('h'), has('r'), has('c'), has('o')));
    }

    private RuleSet rules() {
        RuleSet cut = has('f') ? preset().withCut(CutRule.FREE) : preset();
        RuleSet resort = has('l') ? cut.withCut(CutRule.LAST_RESORT) : cut;
        return has('1') ? resort.withCardsEach(1) : resort;
    }

    private RuleSet preset() {
        if (has('d')) {
            return Preset.DRISCOLL.rules();
        }
        return has('s') ? Preset.SUITED.rules() : RuleSet.STANDARD;
    }

    private boolean has(char letter) {
        return letters.indexOf(letter) >= 0;
    }
}
