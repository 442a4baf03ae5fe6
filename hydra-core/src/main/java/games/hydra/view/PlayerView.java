package games.hydra.view;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Phase;
import games.hydra.card.CardCounts;
import games.hydra.random.Rng;
import games.hydra.rule.RuleSet;
import games.hydra.table.Heads;
import games.hydra.table.KnownPile;
import games.hydra.table.PlayerId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * A game as one player, or a spectator, sees and remembers it: the heads, how many cards everybody has, in their own turn
 * what they hold and may do, and which cards they can tell to be where. Neither the seed nor the order of a pile is in it,
 * and nobody else's hand.
 *
 * <pre>{@code
 * GameState state = Hydra.start(Setup.of(2, 42L)).get();
 * GameState turn = Hydra.step(state, new Action.BeginTurn()).state();
 * PlayerView own = PlayerView.of(turn, Viewer.seat(new PlayerId(2)));
 * Card held = own.turn().get().card(); // Joker
 * PlayerView other = PlayerView.of(turn, Viewer.seat(new PlayerId(1)));
 * boolean theirTurn = other.turn().isDefined(); // false
 * }</pre>
 *
 * @param viewer who looks
 * @param rules the rules in force
 * @param heads what lies in the middle of the table
 * @param piles how many cards each player's piles have, player 1 first
 * @param phase whose turn it is, and what they hold, as far as the viewer may see it
 * @param stalemate whether a stalemate was reported and still holds
 * @param known what the viewer remembers of each player's cards, player 1 first
 * @param moves what the viewer may do now; dealing a card by hand is nobody's move
 */
public record PlayerView(
        Viewer viewer,
        RuleSet rules,
        Heads heads,
        Seq<PileCounts> piles,
        SeenPhase phase,
        boolean stalemate,
        Seq<KnownCards> known,
        Seq<Action> moves) {

    public PlayerView {
        Objects.requireNonNull(viewer);
        Objects.requireNonNull(rules);
        Objects.requireNonNull(heads);
        Objects.requireNonNull(piles);
        Objects.requireNonNull(phase);
        Objects.requireNonNull(known);
        Objects.requireNonNull(moves);
    }

    /** What a viewer sees of a state who came just now and remembers nothing. */
    public static PlayerView of(GameState state, Viewer viewer) {
        return of(state, Memory.of(state), viewer);
    }

    /** What a viewer sees of a state, and remembers. */
    public static PlayerView of(GameState state, Memory memory, Viewer viewer) {
        SeenPhase phase = state.phase().match(new Sight(viewer));
        return new PlayerView(
                viewer,
                state.rules(),
                state.heads(),
                state.players().map(PileCounts::of),
                phase,
                state.stalemate(),
                memory.of(viewer),
                phase.isMoveOf(viewer) ? moves(state) : List.empty());
    }

    /** The view of the same viewer once they have seen an event happen. */
    public PlayerView after(SeenEvent event) {
        PlayerView followed = event.match(new Following(this));
        Seq<KnownCards> recalled = event.match(new Recollection(viewer, known));
        return followed.with(recalled, List.empty()).withMoves();
    }

    /** Their own turn, if it is, with the card they hold. */
    public Option<Phase.Holding> turn() {
        return phase instanceof SeenPhase.Holding held && viewer.is(held.player()) ? open(held) : Option.none();
    }

    private static Option<Phase.Holding> open(SeenPhase.Holding held) {
        return held.card()
                .card()
                .flatMap(card -> held.reserve()
                        .open()
                        .map(reserve -> new Phase.Holding(held.player(), card, held.remaining(), reserve)));
    }

    /** How many cards this player's piles have. */
    public PileCounts piles(PlayerId player) {
        return piles.get(player.number() - 1);
    }

    /** What the viewer remembers of this player's cards. */
    public KnownCards known(PlayerId player) {
        return known.get(player.number() - 1);
    }

    /**
     * The cards of the decks of which the viewer can't tell where they are: with somebody, face down, or out of the game
     * since the deal.
     */
    public CardCounts unseen() {
        CardCounts decks = CardCounts.ofDecks(rules.decks().getOrElse(piles.size()), rules.jokers());
        CardCounts remembered = known.foldLeft(CardCounts.none(), (sum, cards) -> sum.plus(cards.all()));
        return decks.minus(remembered.plusKinds(inSight().kinds()));
    }

    /** The cards on the heads, and what the viewer holds and reserved themselves, as if they were one pile. */
    private KnownPile inSight() {
        KnownPile table = heads.toSeq().foldLeft(KnownPile.empty(), KnownPile::putTurnedOver);
        return turn().fold(
                        () -> table,
                        held -> held.reserve()
                                .card()
                                .fold(() -> table, table::put)
                                .put(held.card()));
    }

    /**
     * A state that has exactly this view: what the viewer can't see is drawn at random from {@link #unseen()}, and every
     * state that has this view can come up. In a game dealt by hand in which cards came up more often than the decks have
     * them, further decks fill the gap.
     */
    public Rng.Drawn<GameState> determinize(Rng rng) {
        return Determinization.of(this, rng);
    }

    private PlayerView withMoves() {
        return phase.isMoveOf(viewer) ? with(known, moves(SeenTable.withoutPiles(this))) : this;
    }

    private static Seq<Action> moves(GameState state) {
        Seq<Action> legal = Hydra.legalActions(state);
        return isDealtByHand(state) ? legal.reject(Action.Deal.class::isInstance) : legal;
    }

    private static boolean isDealtByHand(GameState state) {
        return state.player(state.phase().turnOf().get()).draw().isDealtByHand();
    }

    private PlayerView with(Seq<KnownCards> remembered, Seq<Action> allowed) {
        return new PlayerView(viewer, rules, heads, piles, phase, stalemate, remembered, allowed);
    }
}
