package games.hydra.reference;

import games.hydra.Action;
import games.hydra.Dealing;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.Rank;
import games.hydra.rule.CutRule;
import games.hydra.rule.LastReserve;
import games.hydra.rule.ReserveMinHeads;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import games.hydra.table.HeadId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.SplittableRandom;

/** Random games and random players, the same for the same seed. */
final class RandomTable {
    private static final int MOST_PLAYERS = 6;
    private static final int FEW_CARDS = 12;

    private final SplittableRandom random;

    RandomTable(long seed) {
        random = new SplittableRandom(seed);
    }

    boolean happens(double probability) {
        return random.nextDouble() < probability;
    }

    Setup setup(long seed, Dealing dealing) {
        int players = happens(0.5) ? 2 : 2 + random.nextInt(MOST_PLAYERS - 1);
        RuleSet rules = dealtRules(players);
        Setup setup = new Setup(players, seed, happens(0.2) ? proneToStalemate(rules) : rules, dealing);
        return Hydra.start(setup).isValid()
                ? setup
                : setup.withRules(setup.rules().withJokers(Deck.JOKERS));
    }

    private RuleSet dealtRules(int players) {
        Option<Integer> decks = Option.when(happens(0.2), players + random.nextInt(3));
        int jokers = happens(0.7) ? Deck.JOKERS : random.nextInt(9);
        return anyWords(RuleSet.STANDARD)
                .withCardsEach(cardsEach())
                .withDecks(decks)
                .withJokers(jokers);
    }

    /** With more than one head, stalemates are rare unless everything favours them. */
    private RuleSet proneToStalemate(RuleSet rules) {
        return rules.withCut(CutRule.LAST_RESORT)
                .withLastReserve(LastReserve.GOES_HOME)
                .withReserveMinHeads(ReserveMinHeads.TWO)
                .withCardsEach(2 + random.nextInt(3));
    }

    /** Mostly few, so that games end and come to their edges. */
    private int cardsEach() {
        if (happens(0.05)) {
            return RuleSet.MOST_CARDS_EACH;
        }
        return 1 + random.nextInt(happens(0.95) ? FEW_CARDS : RuleSet.MOST_CARDS_EACH);
    }

    private RuleSet anyWords(RuleSet rules) {
        return RuleOption.all()
                .filter(option -> option.words().nonEmpty() && !option.isFixedByDeal())
                .foldLeft(
                        rules,
                        (chosen, option) ->
                                option.write(chosen, any(option.words())).get());
    }

    /** Any kind of legal action as likely as any other, although a joker can be placed in many ways. */
    Action legalAction(Seq<Action> legal) {
        Seq<Class<?>> kinds = legal.<Class<?>>map(Object::getClass).distinct();
        Class<?> kind = any(kinds);
        return any(legal.filter(kind::isInstance));
    }

    /** An action of any kind, mostly not allowed. */
    Action anyAction(GameState state) {
        HeadId head = new HeadId(state.heads().oldest().number()
                - 2
                + random.nextInt(state.heads().size() + 4));
        return switch (random.nextInt(9)) {
            case 0 -> new Action.BeginTurn();
            case 1, 2 -> new Action.Place(head);
            case 3 -> new Action.PlaceJoker(head, any(Rank.all()));
            case 4 -> new Action.Reserve();
            case 5 -> new Action.Swap();
            case 6 -> new Action.CutOff();
            case 7 -> new Action.Deal(anyCard());
            default -> new Action.ChangeRules(otherDeal(state.rules()));
        };
    }

    Action ruleChange(RuleSet rules) {
        // To change a single option tells more about it than to change them all.
        RuleOption option = any(RuleOption.all().filter(each -> each.words().nonEmpty() && !each.isFixedByDeal()));
        RuleSet changed = happens(0.5)
                ? anyWords(rules)
                : option.write(rules, any(option.words())).get();
        return new Action.ChangeRules(changed);
    }

    private RuleSet otherDeal(RuleSet rules) {
        return switch (random.nextInt(4)) {
            case 0 -> rules.withCardsEach(rules.cardsEach() + 1);
            case 1 -> rules.withJokers(rules.jokers() + 1);
            case 2 -> rules.withDecks(Option.some(9));
            default -> anyWords(rules);
        };
    }

    private Card anyCard() {
        return any(Deck.kinds());
    }

    private <T> T any(Seq<T> values) {
        return values.get(random.nextInt(values.size()));
    }
}
