package games.hydra.notation;

import games.hydra.Outcome;
import games.hydra.Phase;
import games.hydra.Purpose;
import games.hydra.table.Reserve;
import io.vavr.collection.Array;
import io.vavr.control.Either;

/**
 * The phase of a position, a word and what belongs to it:
 *
 * <pre>
 * next:2               it is player 2's turn next
 * holds:2:KD:1:-       player 2 holds KD, has to play 1 more card and has nothing in reserve
 * awaits-first-head    somebody has to name the card of the first head,
 * awaits-card:2:3:7C   the next of 3 cards that player 2, with 7C in reserve, has to play,
 * awaits-head:2:1      the next of player 2's new heads, of which 1 is due
 * won:1:by-shedding    player 1 has won; also won:1:by-losing
 * drawn                the game is a draw
 * </pre>
 */
record PhaseText() implements Phase.Cases<String>, Purpose.Cases<String> {
    static final char SEPARATOR = ':';
    static final String NEXT = "next";
    static final String HOLDS = "holds";
    static final String AWAITS_FIRST_HEAD = "awaits-first-head";
    static final String AWAITS_CARD = "awaits-card";
    static final String AWAITS_HEAD = "awaits-head";
    static final String WON = "won";
    static final String DRAWN = "drawn";
    static final String BY_SHEDDING = "by-shedding";
    static final String BY_LOSING = "by-losing";
    static final String NO_RESERVE = "-";
    static final String CLOSED_RESERVE = "closed";

    static String write(Phase phase) {
        return phase.match(new PhaseText());
    }

    static Either<NotationProblem, Phase> read(Slice text) {
        return PhaseReader.read(text).toEither(() -> Expected.PHASE.insteadOf(text));
    }

    @Override
    public String betweenTurns(Phase.BetweenTurns phase) {
        return join(NEXT, phase.next());
    }

    @Override
    public String holding(Phase.Holding phase) {
        return join(
                HOLDS, phase.player(), CardNotation.write(phase.card()), phase.remaining(), reserve(phase.reserve()));
    }

    @Override
    public String awaitingCard(Phase.AwaitingCard phase) {
        return phase.purpose().match(this);
    }

    @Override
    public String over(Phase.Over phase) {
        return phase.outcome() instanceof Outcome.Win win ? join(WON, win.player(), victory(win.how())) : DRAWN;
    }

    @Override
    public String firstHead(Purpose.FirstHead purpose) {
        return AWAITS_FIRST_HEAD;
    }

    @Override
    public String nextCard(Purpose.NextCard purpose) {
        return join(AWAITS_CARD, purpose.player(), purpose.due(), reserve(purpose.reserve()));
    }

    @Override
    public String newHead(Purpose.NewHead purpose) {
        return join(AWAITS_HEAD, purpose.player(), purpose.due());
    }

    static String victory(Outcome.Victory how) {
        return switch (how) {
            case BY_SHEDDING -> BY_SHEDDING;
            case BY_LOSING -> BY_LOSING;
        };
    }

    private static String reserve(Reserve reserve) {
        return reserve.card().map(CardNotation::write).getOrElse(reserve.isOpen() ? NO_RESERVE : CLOSED_RESERVE);
    }

    private static String join(Object... parts) {
        return Array.of(parts).mkString(String.valueOf(SEPARATOR));
    }
}
