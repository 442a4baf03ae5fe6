package games.hydra.cli.session;

import games.hydra.card.Card;
import games.hydra.card.Rank;
import games.hydra.card.Suit;

/** R7.10: the suit of a card whose value was named. */
record SuitQuestion(CardQuestion card, Rank rank) implements Session {

    Exchange ask() {
        return new Exchange("Suit?\n", this);
    }

    @Override
    public Exchange answer(String line) {
        return Suit.ofSymbol(line.strip()).fold(this::ask, suit -> card.deal(Card.of(rank, suit)));
    }
}
