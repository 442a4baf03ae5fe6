package games.hydra;

import games.hydra.card.Card;
import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * Where in the game we are. A hand exists only in {@link Holding}, a winner only in {@link Over}.
 *
 * <pre>{@code
 * Phase phase = Hydra.start(Setup.of(2, 42L)).get().phase();
 * String prompt = phase.match(new Phase.Cases<String>() {
 *     public String betweenTurns(Phase.BetweenTurns between) { return "Player " + between.next() + "?"; }
 *     public String holding(Phase.Holding turn) { return turn.card() + "?"; }
 *     public String awaitingCard(Phase.AwaitingCard awaiting) { return "Which card?"; }
 *     public String over(Phase.Over over) { return "The end."; }
 * }); // "Player 2?"
 * }</pre>
 */
public sealed interface Phase {

    /** The player whose turn it is or comes next; none when the game is over. */
    Option<PlayerId> turnOf();

    <R> R match(Cases<R> cases);

    /** It is nobody's turn; the next player may begin theirs (R7.4). */
    record BetweenTurns(PlayerId next) implements Phase {
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

    /**
     * A player holds a card and has to act with it (R3.3).
     *
     * @param player whose turn it is
     * @param card what they hold
     * @param remaining how many cards they still have to play after this one
     * @param reserve what they put aside in this turn
     */
    record Holding(PlayerId player, Card card, int remaining, Reserve reserve) implements Phase {
        public Holding {
            Objects.requireNonNull(player);
            Objects.requireNonNull(card);
            Objects.requireNonNull(reserve);
            if (remaining < 0) {
                throw new IllegalArgumentException("remaining " + remaining);
            }
        }

        @Override
        public Option<PlayerId> turnOf() {
            return Option.some(player);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.holding(this);
        }
    }

    /** Somebody has to say which card comes next from a pile that is dealt by hand. */
    record AwaitingCard(Purpose purpose) implements Phase {
        public AwaitingCard {
            Objects.requireNonNull(purpose);
        }

        @Override
        public Option<PlayerId> turnOf() {
            return Option.some(purpose.player());
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.awaitingCard(this);
        }
    }

    /** The game has ended; no action is accepted (R6.4). */
    record Over(Outcome outcome) implements Phase {
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

        R over(Over phase);
    }
}
