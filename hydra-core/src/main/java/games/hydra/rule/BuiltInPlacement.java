package games.hydra.rule;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What the built-in placement rules answer, for every card on every top: they are asked once, when a game first needs them,
 * and looked up from then on.
 */
final class BuiltInPlacement {
    private static final Lazy<BuiltInPlacement> STANDARD = Lazy.of(() -> new BuiltInPlacement(false, false));
    private static final Lazy<BuiltInPlacement> BLACK_UP = Lazy.of(() -> new BuiltInPlacement(true, false));
    private static final Lazy<BuiltInPlacement> SUIT_MATCH = Lazy.of(() -> new BuiltInPlacement(false, true));
    private static final Lazy<BuiltInPlacement> BOTH = Lazy.of(() -> new BuiltInPlacement(true, true));

    /** By the index of the card, then by that of the top. */
    private final Array<Option<Fit>> fits;
    /** By the kind of the card, then by the index of the top. */
    private final Array<Seq<FaceUpCard>> fitting;
    /** By the kind of the card. */
    private final Array<FaceSet> accepting;

    private BuiltInPlacement(boolean blackUp, boolean suitMatch) {
        Array<FaceUpCard> faces = Array.range(0, FaceUpCard.KINDS).map(FaceUpCard::ofIndex);
        fits = faces.flatMap(card -> faces.map(top -> judge(card, top, blackUp, suitMatch)));
        fitting = Array.ofAll(Deck.kinds())
                .flatMap(card -> faces.map(
                        top -> card.faces().filter(face -> fit(face, top).isDefined())));
        accepting = Array.ofAll(Deck.kinds())
                .map(card -> FaceSet.where(top -> !fitting(card, top).isEmpty()));
    }

    static BuiltInPlacement of(RuleSet rules) {
        if (rules.blackUp()) {
            return (rules.suitMatch() ? BOTH : BLACK_UP).get();
        }
        return (rules.suitMatch() ? SUIT_MATCH : STANDARD).get();
    }

    private static Option<Fit> judge(FaceUpCard card, FaceUpCard top, boolean blackUp, boolean suitMatch) {
        Option<Fit> verdict = StandardPlacement.SHARED.judge(card, top, Option.none());
        if (blackUp) {
            verdict = BlackUp.SHARED.judge(card, top, verdict);
        }
        return suitMatch ? SuitMatch.SHARED.judge(card, top, verdict) : verdict;
    }

    Option<Fit> fit(FaceUpCard card, FaceUpCard top) {
        return fits.get(card.index() * FaceUpCard.KINDS + top.index());
    }

    /** The ways in which the card may lie on the top. */
    Seq<FaceUpCard> fitting(Card card, FaceUpCard top) {
        return fitting.get(card.kind() * FaceUpCard.KINDS + top.index());
    }

    /** The tops that accept the card, a joker with any value. */
    FaceSet accepting(Card card) {
        return accepting.get(card.kind());
    }
}
