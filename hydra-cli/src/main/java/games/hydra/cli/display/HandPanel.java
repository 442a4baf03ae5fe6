package games.hydra.cli.display;

import games.hydra.GameState;
import games.hydra.Phase;

/** What the player whose turn it is holds, what they have in reserve, and what they can do. */
record HandPanel(GameState state, Phase.Holding turn, Alphabet alphabet, int width) {
    private static final int GAP = 3;

    /** With less room than this beside the cards, the notes go below them. */
    private static final int NARROWEST_NOTES = 45;

    Block draw() {
        Block cards = hand().beside(reserve(), GAP);
        int room = width - cards.width() - GAP;
        return room >= NARROWEST_NOTES ? cards.beside(notes(room), GAP) : cards.above(notes(width));
    }

    private Block notes(int room) {
        return new HandNotes(state, turn, alphabet, room).draw();
    }

    private Block hand() {
        return labelled(" hand", new CardArt(alphabet).held(turn.card()));
    }

    /** The others look at the same screen, so this never shows which card is in reserve. */
    private Block reserve() {
        CardArt art = new CardArt(alphabet);
        return labelled("reserve", turn.reserve().card().isDefined() ? art.back() : art.slot());
    }

    private static Block labelled(String label, Block card) {
        return Block.of(Line.of(label, Tone.FAINT)).above(card);
    }
}
