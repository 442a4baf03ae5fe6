package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.card.Rank;
import games.hydra.table.HeadId;

/** R7.6: which value a joker is announced to have. */
record JokerQuestion(Game game, HeadId head) implements Question {

    static Exchange ask(Game game, HeadId head) {
        return new Exchange("Joker value?\n", new JokerQuestion(game, head));
    }

    @Override
    public Exchange answer(String line) {
        return Commands.run(game, line).getOrElse(() -> announce(Answer.of(line)));
    }

    private Exchange announce(Answer answer) {
        return Rank.ofSymbol(answer.text())
                .fold(
                        () -> game.refuse("A joker's value is A, 2 to 10, J, Q or K.")
                                .ask(),
                        rank -> game.act(new Action.PlaceJoker(head, rank)));
    }
}
