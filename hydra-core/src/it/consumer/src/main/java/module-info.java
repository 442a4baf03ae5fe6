/** A program that embeds the engine. */
module example.houserules {
    requires games.hydra.core;
}
