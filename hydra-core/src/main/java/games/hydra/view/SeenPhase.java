package games.hydra.view;

import games.hydra.Outcome;
import games.hydra.table.PlayerId;
import io.vavr.control.Option;
import java.util.Objects;

/** Where in the game we are, as somebody sees it. */
public sealed interface SeenPhase {

    /** The player whose turn it is or comes next; none when the game is over. */
    Option<PlayerId> turnOf();

    /** The card in reserve, as the viewer sees it, if there is one. */
    default Option<SeenCard> reserved() {
        return Option.none();
    }

    /** Whether this viewer has to do something: to begin their turn, or to play the card they hold. */
    default boolean isMoveOf(Viewer viewer) {
        return (this instanceof BetweenTurns || this instanceof Holding) && turnOf().exists(viewer::is);
    }

    <R> R match(Cases<R> cases);

    /** It is nobody's turn; the next player may begin theirs. */
    record BetweenTurns(PlayerId next) implements SeenPhase {
        public BetweenTurns {
            Objects.requireNonNull(next);
        }

        @Override
        public Option<PlayerId> turnOf() {
            return Option.some(next);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.betweenTurns(this);
        }
    }

    /** A player holds a card, and still has to play so many after it. */
    record Holding(PlayerId player, SeenCard card, int remaining, SeenReserve reserve) implements SeenPhase {
        public Holding {
            Objects.requireNonNull(player);
            Objects.requireNonNull(card);
            Objects.requireNonNull(reserve);
        }

        @Override
        public Option<PlayerId> turnOf() {
            return Option.some(player);
        }

        @Override
        public Option<SeenCard> reserved() {
            return reserve.card();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.holding(this);
        }
    }

    /** A player still has to play so many cards and holds none: between two events, or when cards are dealt by hand. */
    record AwaitingCard(PlayerId player, int due, SeenReserve reserve) implements SeenPhase {
        public AwaitingCard {
            Objects.requireNonNull(player);
            Objects.requireNonNull(reserve);
        }

        @Override
        public Option<PlayerId> turnOf() {
            return Option.some(player);
        }

        @Override
        public Option<SeenCard> reserved() {
            return reserve.card();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.awaitingCard(this);
        }
    }

    /** A player still has to place so many new heads. */
    record AwaitingHead(PlayerId player, int due) implements SeenPhase {
        public AwaitingHead {
            Objects.requireNonNull(player);
        }

        @Override
        public Option<PlayerId> turnOf() {
            return Option.some(player);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.awaitingHead(this);
        }
    }

    /** The game has ended. */
    record Over(Outcome outcome) implements SeenPhase {
        public Over {
            Objects.requireNonNull(outcome);
        }

        @Override
        public Option<PlayerId> turnOf() {
            return Option.none();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.over(this);
        }
    }

    /** What to do in each phase. */
    interface Cases<R> {
        R betweenTurns(BetweenTurns phase);

        R holding(Holding phase);

        R awaitingCard(AwaitingCard phase);

        R awaitingHead(AwaitingHead phase);

        R over(Over phase);
    }
}
