package games.hydra.cli.display;

/** Which characters a terminal can show. */
enum Alphabet {
    UNICODE,
    ASCII
}
