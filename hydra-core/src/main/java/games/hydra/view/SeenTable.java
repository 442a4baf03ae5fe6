package games.hydra.view;

import games.hydra.GameState;
import games.hydra.Phase;
import games.hydra.Purpose;
import games.hydra.card.Card;
import games.hydra.random.Rng;
import games.hydra.table.HeadId;
import games.hydra.table.KnownPile;
import games.hydra.table.Player;
import games.hydra.table.Reserve;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Makes a state of a view, once it is said what the cards are that show the viewer their backs.
 *
 * @param hand the card that somebody else holds
 * @param reserve the card that somebody else has in reserve
 */
record SeenTable(PlayerView view, Option<Card> hand, Option<Card> reserve) implements SeenPhase.Cases<Phase> {
    private static final HeadId FIRST_HEAD = new HeadId(1);
    private static final Player NO_CARDS = Player.dealt(KnownPile.empty());

    /** A state in which the viewer may do what they may do now: that does not depend on what is in the piles. */
    static GameState withoutPiles(PlayerView view) {
        Seq<Player> players = view.piles().map(piles -> NO_CARDS);
        return new SeenTable(view, Option.none(), Option.none()).state(players, Rng.seeded(0));
    }

    GameState state(Seq<Player> players, Rng rng) {
        return new GameState(view.rules(), view.heads(), players, view.phase().match(this), rng, view.stalemate());
    }

    @Override
    public Phase betweenTurns(SeenPhase.BetweenTurns phase) {
        return new Phase.BetweenTurns(phase.next());
    }

    @Override
    public Phase holding(SeenPhase.Holding phase) {
        return new Phase.Holding(
                phase.player(), phase.card().card().orElse(hand).get(), phase.remaining(), open(phase.reserve()));
    }

    @Override
    public Phase awaitingCard(SeenPhase.AwaitingCard phase) {
        return new Phase.AwaitingCard(new Purpose.NextCard(phase.player(), phase.due(), open(phase.reserve())));
    }

    @Override
    public Phase awaitingHead(SeenPhase.AwaitingHead phase) {
        return new Phase.AwaitingCard(
                view.heads().next().equals(FIRST_HEAD)
                        ? new Purpose.FirstHead()
                        : new Purpose.NewHead(phase.player(), phase.due()));
    }

    @Override
    public Phase over(SeenPhase.Over phase) {
        return new Phase.Over(phase.outcome());
    }

    private Reserve open(SeenReserve seen) {
        return seen.open().getOrElse(() -> Reserve.holding(reserve.get()));
    }
}
