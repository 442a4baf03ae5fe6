package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.card.Card;
import games.hydra.card.Rank;

/** R7.10: in testing mode, which card comes next. An invalid answer repeats the question. */
record CardQuestion(Game game) implements Question {

    static Exchange ask(Game game) {
        return game.question("Card value?", CardQuestion::new);
    }

    @Override
    public Exchange answer(String line) {
        return Commands.run(game, line).getOrElse(() -> value(Answer.of(line).text()));
    }

    private Exchange value(String value) {
        if (value.equals(Card.joker().toString())) {
            return deal(Card.joker());
        }
        return Rank.ofSymbol(value).fold(() -> ask(game), rank -> SuitQuestion.ask(this, rank));
    }

    /** Once a card is named, the move is asked for; only the next question for a move asks for a card again. */
    Exchange deal(Card card) {
        Game dealt = game.after(new Action.Deal(card), true);
        return dealt.state().phase() instanceof Phase.Holding turn ? new NextQuestion(dealt).move(turn) : dealt.ask();
    }
}
