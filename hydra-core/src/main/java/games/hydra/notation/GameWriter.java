package games.hydra.notation;

import io.vavr.collection.Iterator;

/** Writes a game: a line for each tag, an empty line, the actions in lines of limited length, and the result. */
record GameWriter(GameRecord game) {
    private static final int LINE_LENGTH = 100;

    String write() {
        String result = ResultWord.write(game.outcome());
        StringBuilder text = new StringBuilder();
        SetupTags.write(game.setup())
                .append(TagName.CHECKSUM.write(Checksum.of(game, result)))
                .forEach(tag -> text.append(tag).append('\n'));
        text.append('\n');
        fill(text, game.actions().iterator().map(ActionNotation::write));
        return text.append(result).append('\n').toString();
    }

    /** Words that are longer than a line get one of their own. */
    private static void fill(StringBuilder text, Iterator<String> words) {
        int lineStart = text.length();
        for (String word : words) {
            boolean begins = text.length() == lineStart;
            boolean fits = text.length() - lineStart + 1 + word.length() <= LINE_LENGTH;
            if (!begins) {
                text.append(fits ? ' ' : '\n');
            }
            if (!begins && !fits) {
                lineStart = text.length();
            }
            text.append(word);
        }
        if (text.length() > lineStart) {
            text.append('\n');
        }
    }
}
