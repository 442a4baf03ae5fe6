package games.hydra.notation;

import games.hydra.Outcome;
import games.hydra.Phase;
import games.hydra.Purpose;
import games.hydra.card.Card;
import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.util.function.Function;

/** Reads what {@link PhaseText} writes. */
final class PhaseReader {
    /** The longest phase is {@code holds} with four more parts. */
    private static final int MOST_PARTS = 5;

    /** A word of a phase, how many parts belong to it, and what they say. */
    private record Form(int parts, Function<Array<Slice>, Option<Phase>> reader) {}

    private static final Map<String, Form> FORMS = HashMap.of(
            PhaseText.NEXT, new Form(1, parts -> player(parts.get(0)).map(Phase.BetweenTurns::new)),
            PhaseText.HOLDS, new Form(4, PhaseReader::holding),
            PhaseText.AWAITS_FIRST_HEAD, new Form(0, parts -> awaiting(Option.some(new Purpose.FirstHead()))),
            PhaseText.AWAITS_CARD, new Form(3, parts -> awaiting(nextCard(parts))),
            PhaseText.AWAITS_HEAD, new Form(2, parts -> awaiting(newHead(parts))),
            PhaseText.WON, new Form(2, parts -> over(win(parts))),
            PhaseText.DRAWN, new Form(0, parts -> over(Option.some(new Outcome.Draw()))));

    private PhaseReader() {}

    static Option<Phase> read(Slice text) {
        Array<Slice> parts =
                text.split(PhaseText.SEPARATOR).take(MOST_PARTS + 1).toArray();
        return FORMS.get(parts.head().text())
                .filter(form -> form.parts() == parts.size() - 1)
                .flatMap(form -> form.reader().apply(parts.tail()));
    }

    private static Option<Phase> holding(Array<Slice> parts) {
        return player(parts.get(0))
                .flatMap(player -> card(parts.get(1))
                        .flatMap(card -> Numbers.count(parts.get(2))
                                .flatMap(remaining -> reserve(parts.get(3))
                                        .map(reserve -> new Phase.Holding(player, card, remaining, reserve)))));
    }

    private static Option<Purpose> nextCard(Array<Slice> parts) {
        return player(parts.get(0))
                .flatMap(player -> Numbers.count(parts.get(1))
                        .flatMap(due ->
                                reserve(parts.get(2)).map(reserve -> new Purpose.NextCard(player, due, reserve))));
    }

    private static Option<Purpose> newHead(Array<Slice> parts) {
        return player(parts.get(0))
                .flatMap(player -> Numbers.count(parts.get(1)).flatMap(due -> newHead(player, due)));
    }

    /** How many heads can be due is for the purpose itself to say. */
    private static Option<Purpose> newHead(PlayerId player, int due) {
        return Try.<Purpose>of(() -> new Purpose.NewHead(player, due)).toOption();
    }

    private static Option<Outcome> win(Array<Slice> parts) {
        return player(parts.get(0)).flatMap(player -> victory(parts.get(1)).map(how -> new Outcome.Win(player, how)));
    }

    private static Option<Outcome.Victory> victory(Slice text) {
        return Array.of(Outcome.Victory.values()).find(how -> text.is(PhaseText.victory(how)));
    }

    private static Option<Phase> awaiting(Option<Purpose> purpose) {
        return purpose.map(Phase.AwaitingCard::new);
    }

    private static Option<Phase> over(Option<Outcome> outcome) {
        return outcome.map(Phase.Over::new);
    }

    private static Option<PlayerId> player(Slice text) {
        return Numbers.ordinal(text).map(PlayerId::new);
    }

    private static Option<Card> card(Slice text) {
        return CardNotation.read(text).toOption();
    }

    private static Option<Reserve> reserve(Slice text) {
        if (text.is(PhaseText.NO_RESERVE)) {
            return Option.some(Reserve.empty());
        }
        return text.is(PhaseText.CLOSED_RESERVE)
                ? Option.some(Reserve.closed())
                : card(text).map(Reserve::holding);
    }
}
