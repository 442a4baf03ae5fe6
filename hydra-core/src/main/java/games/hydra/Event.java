package games.hydra;

import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import games.hydra.random.Rng;
import games.hydra.rule.Fit;
import games.hydra.rule.ReserveHome;
import games.hydra.rule.RuleSet;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.Pile;
import games.hydra.table.PlayerId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Objects;

/**
 * A fact of the game. Folding the events of a step with {@link Hydra#evolve} over the state before gives the state after,
 * and every state on the way has all cards in their places; so a log of events is the whole game, without the seed.
 *
 * <p>Ask for single kinds, or answer to each of them with {@link #match}, as {@link Action} shows.
 *
 * <pre>{@code
 * GameState state = Hydra.start(Setup.of(2, 42L)).get();
 * Seq<Event> events = Hydra.step(state, new Action.BeginTurn()).events();
 * Event first = events.head(); // TurnBegan[player=2, required=1]
 * String text = events.last() instanceof Event.CardDrawn drawn ? drawn.player() + " drew" : ""; // "2 drew"
 * }</pre>
 */
public sealed interface Event {

    <R> R match(Cases<R> cases);

    /** An event of which everybody at the table sees everything. */
    sealed interface Public extends Event {

        <R> R matchPublic(PublicCases<R> cases);

        @Override
        default <R> R match(Cases<R> cases) {
            return matchPublic(cases);
        }
    }

    /**
     * The decks were shuffled and dealt: every player has a draw pile, and the table is empty (R1.2). This begins every log.
     */
    record Dealt(RuleSet rules, Seq<Pile> draws, Rng rng) implements Event {
        public Dealt {
            Objects.requireNonNull(rules);
            draws = Vector.ofAll(draws);
            Objects.requireNonNull(rng);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.dealt(this);
        }
    }

    /** The top card of the player's draw pile became a new head (R2.1, R5.2). */
    record HeadGrown(PlayerId player, HeadId head, FaceUpCard card) implements Public {
        public HeadGrown {
            Objects.requireNonNull(player);
            Objects.requireNonNull(head);
            Objects.requireNonNull(card);
        }

        @Override
        public <R> R matchPublic(PublicCases<R> cases) {
            return cases.headGrown(this);
        }
    }

    /** The player's turn began; they have to play so many cards (R3.1). */
    record TurnBegan(PlayerId player, int required) implements Public {
        public TurnBegan {
            Objects.requireNonNull(player);
        }

        @Override
        public <R> R matchPublic(PublicCases<R> cases) {
            return cases.turnBegan(this);
        }
    }

    /** The player's discard pile became their draw pile, in this order (R3.2). */
    record PileReshuffled(PlayerId player, Pile draw, Rng rng) implements Event {
        public PileReshuffled {
            Objects.requireNonNull(player);
            Objects.requireNonNull(draw);
            Objects.requireNonNull(rng);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.pileReshuffled(this);
        }
    }

    /** The player took the top card of their draw pile in hand (R3.2). */
    record CardDrawn(PlayerId player, Card card) implements Event {
        public CardDrawn {
            Objects.requireNonNull(player);
            Objects.requireNonNull(card);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cardDrawn(this);
        }
    }

    /** Another card, dealt by hand, took the place of the one the player held. */
    record CardDealtAgain(PlayerId player, Card before, Card card) implements Event {
        public CardDealtAgain {
            Objects.requireNonNull(player);
            Objects.requireNonNull(before);
            Objects.requireNonNull(card);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cardDealtAgain(this);
        }
    }

    /** The held card was placed on a head, and this is how it fits (R4.1 to R4.3). */
    record CardPlaced(PlayerId player, HeadId head, FaceUpCard card, Fit fit) implements Public {
        public CardPlaced {
            Objects.requireNonNull(player);
            Objects.requireNonNull(head);
            Objects.requireNonNull(card);
            Objects.requireNonNull(fit);
        }

        @Override
        public <R> R matchPublic(PublicCases<R> cases) {
            return cases.cardPlaced(this);
        }
    }

    /** The held card went into reserve (R4.4). */
    record CardReserved(PlayerId player, Card card) implements Event {
        public CardReserved {
            Objects.requireNonNull(player);
            Objects.requireNonNull(card);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cardReserved(this);
        }
    }

    /** The held card and the reserve changed places; these are what is held and what is reserved now (R4.5). */
    record CardsSwapped(PlayerId player, Card held, Card reserved) implements Event {
        public CardsSwapped {
            Objects.requireNonNull(player);
            Objects.requireNonNull(held);
            Objects.requireNonNull(reserved);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cardsSwapped(this);
        }
    }

    /** The reserve was the last card and was taken in hand ({@code last-reserve=is-played}). */
    record ReserveTaken(PlayerId player, Card card) implements Event {
        public ReserveTaken {
            Objects.requireNonNull(player);
            Objects.requireNonNull(card);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.reserveTaken(this);
        }
    }

    /** The held card went to the discard pile, since a head is being cut off (R5.2). */
    record CardDiscarded(PlayerId player, Card card) implements Event {
        public CardDiscarded {
            Objects.requireNonNull(player);
            Objects.requireNonNull(card);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cardDiscarded(this);
        }
    }

    /** The reserve went back to a pile of the player's (R3.6). */
    record ReserveWentHome(PlayerId player, Card card, ReserveHome home) implements Event {
        public ReserveWentHome {
            Objects.requireNonNull(player);
            Objects.requireNonNull(card);
            Objects.requireNonNull(home);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.reserveWentHome(this);
        }
    }

    /** The oldest head was cut off; turned over, it lies on the player's discard pile (R5.2). */
    record HeadCutOff(PlayerId player, HeadId head, Head cards) implements Public {
        public HeadCutOff {
            Objects.requireNonNull(player);
            Objects.requireNonNull(head);
            Objects.requireNonNull(cards);
        }

        @Override
        public <R> R matchPublic(PublicCases<R> cases) {
            return cases.headCutOff(this);
        }
    }

    /** The player's turn ended (R3.4, R3.5, R5.3). */
    record TurnEnded(PlayerId player, TurnEnd why, PlayerId next) implements Public {
        public TurnEnded {
            Objects.requireNonNull(player);
            Objects.requireNonNull(why);
            Objects.requireNonNull(next);
        }

        @Override
        public <R> R matchPublic(PublicCases<R> cases) {
            return cases.turnEnded(this);
        }
    }

    /** The table agreed on other rules (section 8). */
    record RulesChanged(RuleSet before, RuleSet rules) implements Public {
        public RulesChanged {
            Objects.requireNonNull(before);
            Objects.requireNonNull(rules);
        }

        @Override
        public <R> R matchPublic(PublicCases<R> cases) {
            return cases.rulesChanged(this);
        }
    }

    /** From here on nothing can change but whose turn it is (R6.5). */
    record StalemateReached() implements Public {
        @Override
        public <R> R matchPublic(PublicCases<R> cases) {
            return cases.stalemateReached(this);
        }
    }

    /** Somebody won, or the game is a draw (section 6). */
    record GameEnded(Outcome outcome) implements Public {
        public GameEnded {
            Objects.requireNonNull(outcome);
        }

        @Override
        public <R> R matchPublic(PublicCases<R> cases) {
            return cases.gameEnded(this);
        }
    }

    /** What to do for each kind of event that everybody sees. */
    interface PublicCases<R> {
        R headGrown(HeadGrown event);

        R turnBegan(TurnBegan event);

        R cardPlaced(CardPlaced event);

        R headCutOff(HeadCutOff event);

        R turnEnded(TurnEnded event);

        R rulesChanged(RulesChanged event);

        R stalemateReached(StalemateReached event);

        R gameEnded(GameEnded event);
    }

    /** What to do for each kind of event. */
    interface Cases<R> extends PublicCases<R> {
        R dealt(Dealt event);

        R pileReshuffled(PileReshuffled event);

        R cardDrawn(CardDrawn event);

        R cardDealtAgain(CardDealtAgain event);

        R cardReserved(CardReserved event);

        R cardsSwapped(CardsSwapped event);

        R reserveTaken(ReserveTaken event);

        R cardDiscarded(CardDiscarded event);

        R reserveWentHome(ReserveWentHome event);
    }
}
