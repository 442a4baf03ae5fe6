package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.card.Card;
import games.hydra.card.Rank;

/** R7.10: in testing mode, which card comes next. An invalid answer repeats the question. */
record CardQuestion(Game game) implements Session {

    Exchange ask() {
        return new Exchange("Card value?\n", this);
    }

    @Override
    public Exchange answer(String line) {
        String value = line.strip();
        if (value.equals(Card.joker().toString())) {
            return deal(Card.joker());
        }
        return Rank.ofSymbol(value).fold(this::ask, rank -> new SuitQuestion(this, rank).ask());
    }

    /** Once a card is named, the move is asked for; only the next question for a move asks for a card again. */
    Exchange deal(Card card) {
        Game dealt = game.after(new Action.Deal(card));
        return dealt.state().phase() instanceof Phase.Holding turn ? new MoveQuestion(dealt, turn).ask() : dealt.ask();
    }
}
