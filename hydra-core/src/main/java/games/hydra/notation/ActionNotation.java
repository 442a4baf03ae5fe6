package games.hydra.notation;

import games.hydra.Action;
import games.hydra.card.Rank;
import games.hydra.rule.PlacementRule;
import games.hydra.table.HeadId;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Actions as words without blanks:
 *
 * <pre>
 * turn          begin the next turn
 * 3             place the held card on head 3
 * 3=A           place the held joker on head 3 as an ace
 * reserve       put the held card in reserve
 * swap          exchange the held card for the reserve
 * cut           cut off the oldest head
 * +10D          the card dealt by hand is the ten of diamonds
 * rules:suited  from now on, play by these rules
 * </pre>
 *
 * <pre>{@code
 * Action action = ActionNotation.read("3=A").get(); // PlaceJoker[head=3, rank=ACE]
 * String text = ActionNotation.write(new Action.Reserve()); // "reserve"
 * }</pre>
 */
public final class ActionNotation {
    static final String TURN = "turn";
    static final String RESERVE = "reserve";
    static final String SWAP = "swap";
    static final String CUT = "cut";
    static final String DEAL = "+";
    static final String RULES = "rules:";
    static final char AS = '=';

    private static final Map<String, Action> PLAIN = HashMap.of(
            TURN, new Action.BeginTurn(),
            RESERVE, new Action.Reserve(),
            SWAP, new Action.Swap(),
            CUT, new Action.CutOff());
    private static final int LONGEST_PLAIN = RESERVE.length();
    private static final int LONGEST_RANK = 2;

    private ActionNotation() {}

    public static String write(Action action) {
        return action.match(ActionWords.SHARED);
    }

    /** An action; rules that it changes to may hold no placement rules of one's own. */
    public static Either<NotationProblem, Action> read(String text) {
        return read(text, List.empty());
    }

    /** An action, with the placement rules of one's own that it may name. */
    public static Either<NotationProblem, Action> read(String text, Seq<PlacementRule> ownRules) {
        return read(Slice.of(text), ownRules);
    }

    static Either<NotationProblem, Action> read(Slice text, Seq<PlacementRule> ownRules) {
        if (text.startsWith(DEAL)) {
            return CardNotation.read(text.drop(DEAL.length())).map(Action.Deal::new);
        }
        if (text.startsWith(RULES)) {
            return RuleSetNotation.read(text.drop(RULES.length()), ownRules).map(Action.ChangeRules::new);
        }
        return plain(text).orElse(() -> placement(text)).toEither(() -> Expected.ACTION.insteadOf(text));
    }

    private static Option<Action> plain(Slice text) {
        return text.length() > LONGEST_PLAIN ? Option.none() : PLAIN.get(text.text());
    }

    private static Option<Action> placement(Slice text) {
        return text.cut(AS).fold(() -> head(text).map(Action.Place::new), ActionNotation::announced);
    }

    private static Option<Action> announced(Tuple2<Slice, Slice> headAndRank) {
        return head(headAndRank._1)
                .flatMap(head -> rank(headAndRank._2).map(rank -> new Action.PlaceJoker(head, rank)));
    }

    /** Any number can be named, as by a player; the engine knows which heads there are. */
    private static Option<HeadId> head(Slice text) {
        return Numbers.integer(text).map(HeadId::new);
    }

    private static Option<Rank> rank(Slice text) {
        return text.length() > LONGEST_RANK ? Option.none() : Rank.ofSymbol(text.text());
    }
}
