package games.hydra.cli.display;

import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import games.hydra.card.Suit;

/** Draws cards, as text in a line and as boxes. */
record CardArt(Alphabet alphabet) {
    /** Inside a box: two columns for the rank, one for the suit, one to breathe. */
    private static final int INSIDE = 4;

    /** A card as it lies on a head: 10♥, or 3★ for a joker. */
    Line text(FaceUpCard card) {
        return card.suitOption()
                .fold(
                        () -> Line.of(card.rank().symbol() + Symbol.JOKER.in(alphabet), Tone.JOKER),
                        suit -> Line.of(card.rank().symbol() + Symbol.of(suit).in(alphabet), tone(suit)));
    }

    /** A head: the card on top, and whether others lie below. */
    Block head(FaceUpCard top, int size, Tone edge) {
        return (size > 1 ? Outline.STACK : Outline.CARD).around(inside(text(top)), alphabet, edge);
    }

    /** A card in somebody's hand. */
    Block held(Card card) {
        Line text = card.match(this::text, joker -> plainJoker());
        return Outline.CARD.around(inside(text), alphabet, Tone.STRONG);
    }

    /** A card that nobody may see. */
    Block back() {
        return Outline.CARD.around(Line.of(Symbol.BACK.in(alphabet).repeat(INSIDE), Tone.FAINT), alphabet, Tone.PLAIN);
    }

    /** No card. */
    Block slot() {
        return Outline.SLOT.around(Line.of(" ".repeat(INSIDE)), alphabet, Tone.FAINT);
    }

    /** In letters a lone J would be a jack. */
    private Line plainJoker() {
        return Line.of(alphabet == Alphabet.ASCII ? "Joker" : Symbol.JOKER.in(alphabet), Tone.JOKER);
    }

    private static Line inside(Line text) {
        return text.padLeftTo(INSIDE - 1).padTo(INSIDE);
    }

    private static Tone tone(Suit suit) {
        return suit.colour() == Suit.Colour.RED ? Tone.RED : Tone.PLAIN;
    }
}
