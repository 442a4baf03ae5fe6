package games.hydra.notation;

import games.hydra.rule.PlacementRule;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Reads a game and plays it at the same time, so that the first bad word is reported, whatever is wrong with it. */
record GameReader(Seq<PlacementRule> ownRules) {

    Either<NotationProblem, GameRecord> read(Slice text) {
        return Tags.read(text)
                .flatMap(tags -> SetupTags.read(tags, ownRules)
                        .flatMap(setup -> SetupTags.open(tags, setup)
                                .flatMap(opening -> play(Movetext.begin(tags.rest(), opening)))
                                .flatMap(played -> verified(tags, played, new GameRecord(setup, played.actions())))));
    }

    private Either<NotationProblem, Movetext> play(Movetext start) {
        Either<NotationProblem, Movetext> played = Either.right(start);
        while (played.isRight() && !played.get().isEnded()) {
            played = played.get().advance(ownRules);
        }
        return played.flatMap(Movetext::nothingFollows);
    }

    private static Either<NotationProblem, GameRecord> verified(Tags tags, Movetext played, GameRecord game) {
        String actual = Checksum.of(game, ResultWord.write(played.state().outcome()));
        return tags.values()
                .get(TagName.CHECKSUM)
                .filter(stated -> !stated.is(actual))
                .<Either<NotationProblem, GameRecord>>map(stated ->
                        Either.left(new NotationProblem.WrongChecksum(stated.place(), stated.excerpt(), actual)))
                .getOrElse(Either.right(game));
    }
}
