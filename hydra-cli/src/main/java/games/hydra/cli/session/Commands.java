package games.hydra.cli.session;

import games.hydra.Dealing;
import games.hydra.bot.Strategies;
import games.hydra.notation.ActionNotation;
import games.hydra.notation.GameNotation;
import games.hydra.notation.GameRecord;
import games.hydra.table.PlayerId;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** The words that are understood at every prompt, where they are switched on. A new one is one more case here. */
final class Commands {
    private static final String HELP = """
            At a prompt you may also type:
              help             this list
              history          the actions so far
              undo             take back your last action, if it revealed no card
              save FILE        write the game to a file
              bot STRATEGY     let the computer play your seat (STRATEGIES)
              bot SEAT=STRATEGY  the same for any seat, also to change its strategy
              human SEAT       take a seat back from the computer
              quit             leave the game""";

    private Commands() {}

    /** What a command leads to before there is a game; none if the line is no command, or one that needs a game. */
    static Option<Exchange> beforeGame(SessionOptions options, String line) {
        if (!options.enhancements().commands()) {
            return Option.none();
        }
        return switch (line.strip()) {
            case "help" -> Option.some(new PlayersQuestion(options).ask().after(help()));
            case "quit" -> Option.some(new Exchange("", new Finished()));
            default -> Option.none();
        };
    }

    /** What a command leads to; none if the line is no command. */
    static Option<Exchange> run(Game game, String line) {
        if (!game.options().enhancements().commands()) {
            return Option.none();
        }
        String[] words = line.strip().split("\\s+", 2);
        return run(game, words[0], words.length > 1 ? words[1] : "");
    }

    private static Option<Exchange> run(Game game, String word, String rest) {
        return switch (word) {
            case "help" -> Option.some(say(game, help()));
            case "history" -> Option.some(say(game, history(game)));
            case "undo" -> Option.some(undo(game));
            case "save" -> Option.some(save(game, rest));
            case "bot" -> Option.some(bot(game, rest));
            case "human" -> Option.some(human(game, rest));
            case "quit" -> Option.some(new Exchange("", new Finished()));
            default -> Option.none();
        };
    }

    private static Exchange say(Game game, String notice) {
        return game.notice(notice).ask();
    }

    private static String help() {
        return HELP.replace("STRATEGIES", Strategies.names().mkString(", "));
    }

    private static String history(Game game) {
        return game.history().actions().map(ActionNotation::write).mkString("Actions: ", " ", "");
    }

    private static Exchange undo(Game game) {
        List<Moment> undone = game.history().sinceLastDecision();
        if (undone.isEmpty()) {
            return say(game, "There is nothing to undo.");
        }
        return !isOpen(game) && undone.exists(Moment::revealed)
                ? say(game, "That can't be undone: it revealed a card.")
                : game.withHistory(game.history().back().get()).ask();
    }

    /** Whether nothing is secret: everybody agreed on that, or the cards are named by hand anyway. */
    private static boolean isOpen(Game game) {
        return game.options().enhancements().open() || game.options().dealing() == Dealing.BY_HAND;
    }

    private static Exchange save(Game game, String file) {
        if (file.isEmpty()) {
            return say(game, "Type save and the name of a file.");
        }
        String text =
                GameNotation.write(new GameRecord(game.setup(), game.history().actions()));
        return new Exchange("", new Saving(file, text, game));
    }

    private static Exchange bot(Game game, String rest) {
        String[] parts = rest.contains("=") ? rest.split("=", 2) : new String[] {seatOfTurn(game), rest};
        return seat(game, parts[0])
                .filter(player -> Strategies.named(parts[1]).isDefined())
                .map(player ->
                        game.withSeats(game.seats().withBot(player, parts[1])).ask())
                .getOrElse(() -> say(
                        game,
                        "Type bot, perhaps a seat and =, and one of: "
                                + Strategies.names().mkString(", ") + "."));
    }

    private static String seatOfTurn(Game game) {
        return game.state().phase().turnOf().map(PlayerId::toString).getOrElse("");
    }

    private static Option<PlayerId> seat(Game game, String number) {
        return Answer.of(number)
                .number()
                .filter(seat -> seat >= 1 && seat <= game.state().players().size())
                .map(PlayerId::new);
    }

    private static Exchange human(Game game, String number) {
        return seat(game, number)
                .filter(game.seats()::isBot)
                .fold(
                        () -> say(game, "Type human and the number of a seat that the computer plays."),
                        player ->
                                game.withSeats(game.seats().withPerson(player)).ask());
    }
}
