package games.hydra.cli.display;

/** The edges that a card can have. */
enum Outline {
    /** A single card. */
    CARD("╭─╮││╰─╯", "+-+||+-+"),
    /** A stack of cards: it casts a shadow. */
    STACK("╭─╖│║╘═╝", "+-+||+=+"),
    /** A place where a card could lie. */
    SLOT("╭╌╮╎╎╰╌╯", "+.+::+.+");

    /** Eight characters: the upper left corner, edge and right corner, the two sides, and as the first three below. */
    private final String unicode;

    private final String ascii;

    Outline(String unicode, String ascii) {
        this.unicode = unicode;
        this.ascii = ascii;
    }

    Block around(Line content, Alphabet alphabet, Tone tone) {
        String edges = alphabet == Alphabet.ASCII ? ascii : unicode;
        return Block.of(
                Line.of(horizontal(edges.substring(0, 3), content.width()), tone),
                Line.of(edges.substring(3, 4), tone).plus(content).plus(edges.substring(4, 5), tone),
                Line.of(horizontal(edges.substring(5), content.width()), tone));
    }

    private static String horizontal(String edge, int width) {
        return edge.charAt(0) + edge.substring(1, 2).repeat(width) + edge.charAt(2);
    }
}
