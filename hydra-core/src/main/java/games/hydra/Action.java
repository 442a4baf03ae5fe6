package games.hydra;

import games.hydra.card.Card;
import games.hydra.card.Rank;
import games.hydra.rule.RuleSet;
import games.hydra.table.HeadId;
import java.util.Objects;

/**
 * What somebody at the table may try to do. Whether it is allowed is for {@link Hydra#check} to say.
 *
 * <p>{@link #match} wants an answer to each kind, so that the compiler finds the kind that was forgotten:
 *
 * <pre>{@code
 * record Label() implements Action.Cases<String> {
 *     public String beginTurn(Action.BeginTurn action) { return "draw"; }
 *     public String place(Action.Place action) { return "place on " + action.head(); }
 *     public String placeJoker(Action.PlaceJoker action) { return "place as " + action.rank(); }
 *     public String reserve(Action.Reserve action) { return "reserve"; }
 *     public String swap(Action.Swap action) { return "swap"; }
 *     public String cutOff(Action.CutOff action) { return "cut off"; }
 *     public String deal(Action.Deal action) { return "deal " + action.card(); }
 *     public String changeRules(Action.ChangeRules action) { return "change the rules"; }
 * }
 * Action action = new Action.Place(new HeadId(3));
 * String label = action.match(new Label()); // "place on 3"
 * }</pre>
 */
public sealed interface Action {

    <R> R match(Cases<R> cases);

    /** Begin the next player's turn: the first card is drawn (R3.1). */
    record BeginTurn() implements Action {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.beginTurn(this);
        }
    }

    /** Place the held card on a head (R4.1 to R4.3). */
    record Place(HeadId head) implements Action {
        public Place {
            Objects.requireNonNull(head);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.place(this);
        }
    }

    /** Place the held joker on a head and announce its value (R4.6). */
    record PlaceJoker(HeadId head, Rank rank) implements Action {
        public PlaceJoker {
            Objects.requireNonNull(head);
            Objects.requireNonNull(rank);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.placeJoker(this);
        }
    }

    /** Put the held card in reserve (R4.4). */
    record Reserve() implements Action {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.reserve(this);
        }
    }

    /** Exchange the held card for the reserve (R4.5). */
    record Swap() implements Action {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.swap(this);
        }
    }

    /** Cut off the oldest head (section 5). */
    record CutOff() implements Action {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cutOff(this);
        }
    }

    /** Say which card came from a pile that is dealt by hand; while a card is held, this one takes its place. */
    record Deal(Card card) implements Action {
        public Deal {
            Objects.requireNonNull(card);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.deal(this);
        }
    }

    /** Agree on other rules between two turns (section 8). This is no move: it is never listed as one. */
    record ChangeRules(RuleSet rules) implements Action {
        public ChangeRules {
            Objects.requireNonNull(rules);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.changeRules(this);
        }
    }

    /** What to do for each kind of action. */
    interface Cases<R> {
        R beginTurn(BeginTurn action);

        R place(Place action);

        R placeJoker(PlaceJoker action);

        R reserve(Reserve action);

        R swap(Swap action);

        R cutOff(CutOff action);

        R deal(Deal action);

        R changeRules(ChangeRules action);
    }
}
