package games.hydra.view;

import games.hydra.Event;
import games.hydra.rule.ReserveHome;
import games.hydra.rule.RuleSet;
import games.hydra.table.PlayerId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Objects;

/**
 * An event as somebody sees it: cards that are not theirs to look at show their backs, and there is no seed. Folding these
 * with {@link PlayerView#after} over a view gives the viewer's next view, so a remote player needs nothing else.
 *
 * <p>Ask for single kinds, or answer to each of them with {@link #match}, as {@link games.hydra.Action} shows.
 *
 * <pre>{@code
 * Event event = new Event.CardDrawn(new PlayerId(2), Card.joker());
 * SeenEvent own = SeenEvent.of(event, Viewer.seat(new PlayerId(2))); // CardDrawn[player=2, card=Face[shown=Joker]]
 * SeenEvent other = SeenEvent.of(event, Viewer.spectator()); // CardDrawn[player=2, card=Back[]]
 * }</pre>
 */
public sealed interface SeenEvent {

    /** What this viewer sees of an event. */
    static SeenEvent of(Event event, Viewer viewer) {
        return event.match(new Redaction(viewer));
    }

    <R> R match(Cases<R> cases);

    /** Everybody sees all of it. */
    record Open(Event.Public event) implements SeenEvent {
        public Open {
            Objects.requireNonNull(event);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return event.matchPublic(cases);
        }
    }

    /** So many cards were dealt to each player. */
    record Dealt(RuleSet rules, Seq<Integer> cards) implements SeenEvent {
        public Dealt {
            Objects.requireNonNull(rules);
            cards = Vector.ofAll(cards);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.dealt(this);
        }
    }

    /** The player's discard pile was shuffled and became their draw pile. */
    record PileReshuffled(PlayerId player) implements SeenEvent {
        public PileReshuffled {
            Objects.requireNonNull(player);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.pileReshuffled(this);
        }
    }

    /** The player took the top card of their draw pile in hand. */
    record CardDrawn(PlayerId player, SeenCard card) implements SeenEvent {
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
    record CardDealtAgain(PlayerId player, SeenCard before, SeenCard card) implements SeenEvent {
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

    /** The held card went into reserve. */
    record CardReserved(PlayerId player, SeenCard card) implements SeenEvent {
        public CardReserved {
            Objects.requireNonNull(player);
            Objects.requireNonNull(card);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cardReserved(this);
        }
    }

    /** The held card and the reserve changed places; these are what is held and what is reserved now. */
    record CardsSwapped(PlayerId player, SeenCard held, SeenCard reserved) implements SeenEvent {
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

    /** The reserve was the last card and was taken in hand. */
    record ReserveTaken(PlayerId player, SeenCard card) implements SeenEvent {
        public ReserveTaken {
            Objects.requireNonNull(player);
            Objects.requireNonNull(card);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.reserveTaken(this);
        }
    }

    /** The held card went face down to the discard pile, since a head is being cut off. */
    record CardDiscarded(PlayerId player, SeenCard card) implements SeenEvent {
        public CardDiscarded {
            Objects.requireNonNull(player);
            Objects.requireNonNull(card);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cardDiscarded(this);
        }
    }

    /** The reserve went back, face down, to a pile of the player's. */
    record ReserveWentHome(PlayerId player, SeenCard card, ReserveHome home) implements SeenEvent {
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

    /** What to do for each kind of event. */
    interface Cases<R> extends Event.PublicCases<R> {
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
