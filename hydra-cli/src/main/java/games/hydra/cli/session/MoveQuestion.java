package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.cli.text.Article;
import games.hydra.rule.CutRule;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;

/** R7.5: what to do with the held card. */
record MoveQuestion(Game game, Phase.Holding turn) implements Question {
    private static final int RESERVE_OR_SWAP = 0;
    private static final String CUT_OFF = "c";

    static Exchange ask(Game game, Phase.Holding turn) {
        boolean grammar = game.options().enhancements().grammar();
        String card = grammar ? Article.with(turn.card()) : "a " + turn.card();
        return hinted(game, turn)
                .prompt(
                        "Player " + turn.player() + ", you are holding " + card + ". Your move?",
                        quiet -> new MoveQuestion(quiet, turn));
    }

    private static Game hinted(Game game, Phase.Holding turn) {
        return game.options().enhancements().hints() ? game.notice(MoveHints.of(game.state(), turn)) : game;
    }

    @Override
    public Exchange answer(String line) {
        return Commands.run(game, line).getOrElse(() -> move(Answer.of(line)));
    }

    private Exchange move(Answer answer) {
        if (answer.text().equals(CUT_OFF) && game.state().rules().cut() == CutRule.FREE) {
            return game.act(new Action.CutOff());
        }
        return answer.number().fold(() -> refuse("A move is a head's number, or 0."), this::number);
    }

    private Exchange number(int number) {
        return number == RESERVE_OR_SWAP ? game.act(reserveOrSwap()) : head(new HeadId(number));
    }

    private Action reserveOrSwap() {
        return turn.reserve().card().isDefined() ? new Action.Swap() : new Action.Reserve();
    }

    private Exchange head(HeadId id) {
        Heads heads = game.state().heads();
        return heads.get(id).fold(() -> game.act(new Action.Place(id)), head -> onHead(id, head));
    }

    private Exchange onHead(HeadId id, Head head) {
        boolean fits = game.state().rules().accepts(turn.card(), head.top());
        if (!fits && id.equals(game.state().heads().oldest())) {
            return game.act(new Action.CutOff());
        }
        return fits && turn.card().isJoker() ? JokerQuestion.ask(game, id) : game.act(new Action.Place(id));
    }

    private Exchange refuse(String why) {
        return game.refuse(why).ask();
    }
}
