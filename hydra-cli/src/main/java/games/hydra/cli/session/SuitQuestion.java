package games.hydra.cli.session;

import games.hydra.card.Card;
import games.hydra.card.Rank;
import games.hydra.card.Suit;

/** R7.10: the suit of a card whose value was named. */
record SuitQuestion(CardQuestion card, Rank rank) implements Question {

    static Exchange ask(CardQuestion card, Rank rank) {
        return new Exchange("Suit?\n", new SuitQuestion(card, rank));
    }

    @Override
    public Exchange answer(String line) {
        return Commands.run(card.game(), line)
                .getOrElse(() -> suit(Answer.of(line).text()));
    }

    private Exchange suit(String symbol) {
        return Suit.ofSymbol(symbol).fold(() -> ask(card, rank), suit -> card.deal(Card.of(rank, suit)));
    }
}
