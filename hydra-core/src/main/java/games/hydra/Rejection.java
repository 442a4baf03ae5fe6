package games.hydra;

import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import games.hydra.card.Rank;
import games.hydra.rule.RuleOption;
import games.hydra.table.HeadId;
import games.hydra.table.PlayerId;
import io.vavr.collection.Seq;
import java.util.Objects;

/**
 * Why an action is not allowed, with what a front end needs to explain it.
 *
 * <p>Look the code up in texts of your own, ask for single kinds, or answer to each of them with {@link #match}, as
 * {@link Action} shows.
 *
 * <pre>{@code
 * GameState state = Hydra.start(Setup.of(2, 42L)).get();
 * GameState turn = Hydra.step(state, new Action.BeginTurn()).state();
 * Rejection reason = Hydra.check(turn, new Action.Place(new HeadId(9))).get();
 * String code = reason.code(); // "place/unknown-head"
 * String text = reason instanceof Rejection.UnknownHead unknown ? "no head " + unknown.head() : code; // "no head 9"
 * }</pre>
 */
public sealed interface Rejection {

    /** A stable name for this kind of rejection, such as {@code place/does-not-fit}. */
    String code();

    <R> R match(Cases<R> cases);

    /** The game has ended (R6.4). */
    record GameOver(Outcome outcome) implements Rejection {
        public GameOver {
            Objects.requireNonNull(outcome);
        }

        @Override
        public String code() {
            return "game/over";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.gameOver(this);
        }
    }

    /** A card has to be dealt by hand first. */
    record CardAwaited(Purpose purpose) implements Rejection {
        public CardAwaited {
            Objects.requireNonNull(purpose);
        }

        @Override
        public String code() {
            return "deal/awaited";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cardAwaited(this);
        }
    }

    /** No card from this pile is to be dealt by hand now. */
    record NoCardAwaited() implements Rejection {
        @Override
        public String code() {
            return "deal/not-awaited";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noCardAwaited(this);
        }
    }

    /** Nobody holds a card: the next player has to begin their turn first. */
    record TurnNotBegun(PlayerId next) implements Rejection {
        public TurnNotBegun {
            Objects.requireNonNull(next);
        }

        @Override
        public String code() {
            return "turn/not-begun";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.turnNotBegun(this);
        }
    }

    /** A turn has begun and has to end first. */
    record TurnInProgress(PlayerId player) implements Rejection {
        public TurnInProgress {
            Objects.requireNonNull(player);
        }

        @Override
        public String code() {
            return "turn/in-progress";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.turnInProgress(this);
        }
    }

    /** No head on the table has this number (R2.2). */
    record UnknownHead(HeadId head, HeadId oldest, HeadId newest) implements Rejection {
        public UnknownHead {
            Objects.requireNonNull(head);
            Objects.requireNonNull(oldest);
            Objects.requireNonNull(newest);
        }

        @Override
        public String code() {
            return "place/unknown-head";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unknownHead(this);
        }
    }

    /** The held card is a joker, and no value was announced (R4.6). */
    record JokerNeedsValue(HeadId head) implements Rejection {
        public JokerNeedsValue {
            Objects.requireNonNull(head);
        }

        @Override
        public String code() {
            return "place/joker-needs-value";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.jokerNeedsValue(this);
        }
    }

    /** A value was announced for a card that is no joker (R4.6). */
    record NotAJoker(Card card, Rank announced) implements Rejection {
        public NotAJoker {
            Objects.requireNonNull(card);
            Objects.requireNonNull(announced);
        }

        @Override
        public String code() {
            return "place/not-a-joker";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notAJoker(this);
        }
    }

    /** The head does not accept the card (R4.1 to R4.3). */
    record DoesNotFit(HeadId head, FaceUpCard card, FaceUpCard top) implements Rejection {
        public DoesNotFit {
            Objects.requireNonNull(head);
            Objects.requireNonNull(card);
            Objects.requireNonNull(top);
        }

        @Override
        public String code() {
            return "place/does-not-fit";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.doesNotFit(this);
        }
    }

    /** There is a card in reserve already (R4.4). */
    record ReserveOccupied() implements Rejection {
        @Override
        public String code() {
            return "reserve/occupied";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.reserveOccupied(this);
        }
    }

    /** The held card came from the reserve as the last one and has to be played. */
    record ReserveClosed() implements Rejection {
        @Override
        public String code() {
            return "reserve/closed";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.reserveClosed(this);
        }
    }

    /** There are too few heads to reserve a card (R4.4). */
    record TooFewHeads(int heads, int needed) implements Rejection {
        @Override
        public String code() {
            return "reserve/too-few-heads";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tooFewHeads(this);
        }
    }

    /** There is no card in reserve to swap with (R4.5). */
    record NoReserve() implements Rejection {
        @Override
        public String code() {
            return "swap/no-reserve";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noReserve(this);
        }
    }

    /** The held card fits a head, so nothing may be cut off (R5.1). */
    record CardFits(Card card) implements Rejection {
        public CardFits {
            Objects.requireNonNull(card);
        }

        @Override
        public String code() {
            return "cut/card-fits";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cardFits(this);
        }
    }

    /** The held card can be reserved, so nothing may be cut off ({@code cut=last-resort}). */
    record CardCanBeReserved() implements Rejection {
        @Override
        public String code() {
            return "cut/can-reserve";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cardCanBeReserved(this);
        }
    }

    /** These options said how the cards were dealt and can not change any more. */
    record FixedByDeal(Seq<RuleOption> options) implements Rejection {
        public FixedByDeal {
            Objects.requireNonNull(options);
        }

        @Override
        public String code() {
            return "rules/fixed-by-deal";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.fixedByDeal(this);
        }
    }

    /** What to do for each kind of rejection. */
    interface Cases<R> {
        R gameOver(GameOver reason);

        R cardAwaited(CardAwaited reason);

        R noCardAwaited(NoCardAwaited reason);

        R turnNotBegun(TurnNotBegun reason);

        R turnInProgress(TurnInProgress reason);

        R unknownHead(UnknownHead reason);

        R jokerNeedsValue(JokerNeedsValue reason);

        R notAJoker(NotAJoker reason);

        R doesNotFit(DoesNotFit reason);

        R reserveOccupied(ReserveOccupied reason);

        R reserveClosed(ReserveClosed reason);

        R tooFewHeads(TooFewHeads reason);

        R noReserve(NoReserve reason);

        R cardFits(CardFits reason);

        R cardCanBeReserved(CardCanBeReserved reason);

        R fixedByDeal(FixedByDeal reason);
    }
}
