package games.hydra.rule;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;
import games.hydra.style.Withers;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Objects;
import org.immutables.value.Value;

/**
 * The rules of one game: a value for every option of section 8, and any placement rules of one's own. Start from
 * {@link #STANDARD} or a {@link Preset} and change what differs:
 *
 * <pre>{@code
 * RuleSet rules = RuleSet.STANDARD.withCut(CutRule.FREE).withSuitMatch(true);
 * Option<Fit> fit = rules.fit(Card.of(Rank.KING, Suit.HEARTS), Card.of(Rank.TWO, Suit.HEARTS));
 * String how = fit.get().name(); // "same-suit"
 * }</pre>
 *
 * @param reserveHome where the reserve goes at the end of the turn (R3.6)
 * @param cut when the oldest head may be cut off (R5.1)
 * @param reserveMinHeads how many heads there must be for a card to be reserved (R4.4)
 * @param lastReserve what happens when only the reserve is left
 * @param suitMatch whether a card may also be placed on its suit
 * @param blackUp whether black cards go up
 * @param stalemate whether a stalemate ends the game (R6.5)
 * @param cardsEach how many of the cards dealt to them the players keep, 1 to 54; the standard, 54, keeps all of an equal
 *     share even where the decks give less
 * @param decks how many decks are shuffled together; none means one for each player (R1.2)
 * @param jokers how many jokers each deck has (R1.1)
 * @param ownRules further placement rules, asked in this order after the built-in ones
 */
@Value.Builder
@Withers
public record RuleSet(
        ReserveHome reserveHome,
        CutRule cut,
        ReserveMinHeads reserveMinHeads,
        LastReserve lastReserve,
        boolean suitMatch,
        boolean blackUp,
        StalemateRule stalemate,
        int cardsEach,
        Option<Integer> decks,
        int jokers,
        Seq<PlacementRule> ownRules)
        implements WithRuleSet {
    /** The most cards a player may be dealt: a standard deck. */
    public static final int MOST_CARDS_EACH = 54;

    /** The most decks a table may shuffle together. */
    public static final int MOST_DECKS = 10_000;

    /** The most jokers a deck may have. */
    public static final int MOST_JOKERS = 54;

    /** The standard rules: the first value of every option. */
    public static final RuleSet STANDARD = new RuleSet(
            ReserveHome.DISCARD,
            CutRule.NO_HEAD,
            ReserveMinHeads.TWO,
            LastReserve.GOES_HOME,
            false,
            false,
            StalemateRule.PLAY_ON,
            MOST_CARDS_EACH,
            Option.none(),
            Deck.JOKERS,
            Vector.empty());

    public RuleSet {
        Objects.requireNonNull(reserveHome);
        Objects.requireNonNull(cut);
        Objects.requireNonNull(reserveMinHeads);
        Objects.requireNonNull(lastReserve);
        Objects.requireNonNull(stalemate);
        decks.forEach(Objects::requireNonNull);
        ownRules = Vector.ofAll(ownRules);
        ownRules.forEach(Objects::requireNonNull);
    }

    /** These rules and a placement rule of one's own, asked last. */
    public RuleSet withOwnRule(PlacementRule rule) {
        return withOwnRules(ownRules.append(rule));
    }

    /** How the card, if it lay so, would fit a head with this top (section 4). */
    public Option<Fit> fit(FaceUpCard card, FaceUpCard top) {
        Option<Fit> verdict = BuiltInPlacement.of(this).fit(card, top);
        for (PlacementRule rule : ownRules) {
            verdict = rule.judge(card, top, verdict);
        }
        return verdict;
    }

    /** Whether a head with this top accepts the card, a joker with any value. */
    public boolean accepts(Card card, FaceUpCard top) {
        return ownRules.isEmpty()
                ? BuiltInPlacement.of(this).accepting(card).contains(top)
                : card.faces().exists(face -> fit(face, top).isDefined());
    }

    /** The ways in which the card may lie on a head with this top, lowest rank first. */
    public Seq<FaceUpCard> fitting(Card card, FaceUpCard top) {
        return ownRules.isEmpty()
                ? BuiltInPlacement.of(this).fitting(card, top)
                : card.faces().filter(face -> fit(face, top).isDefined());
    }

    /** Whether any head accepts the card (R5.1). */
    public boolean accepts(Card card, Heads heads) {
        return heads.showsAny(topsAccepting(card, heads));
    }

    /**
     * The kinds of tops that accept the card, a joker with any value. Of kinds that lie on none of the heads it says nothing:
     * one's own rules are not asked about them.
     */
    FaceSet topsAccepting(Card card, Heads heads) {
        return ownRules.isEmpty()
                ? BuiltInPlacement.of(this).accepting(card)
                : heads.tops().filter(top -> accepts(card, top));
    }

    /** The heads that accept the card, oldest first. */
    public Seq<HeadId> accepting(Card card, Heads heads) {
        return Array.ofAll(numbersAccepting(card, heads)).map(HeadId::new);
    }

    /** The same, as plain numbers: listing what can be done begins with them at every step. */
    public int[] numbersAccepting(Card card, Heads heads) {
        return heads.showing(topsAccepting(card, heads));
    }

    /** The options that differ from the standard, and the names of one's own rules. */
    @Override
    public String toString() {
        Seq<String> options = RuleOption.all()
                .filter(option -> !option.read(this).equals(option.read(STANDARD)))
                .map(option -> option.code() + "=" + option.read(this));
        return options.appendAll(ownRules.map(PlacementRule::code)).mkString("RuleSet[", ", ", "]");
    }
}
