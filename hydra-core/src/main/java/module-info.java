/** The rules engine of Hydra. Vavr's collections are part of its signatures. */
module games.hydra.core {
    requires transitive io.vavr;
    requires static org.jspecify;
    requires static org.immutables.value.annotations;

    exports games.hydra;
    exports games.hydra.bot;
    exports games.hydra.card;
    exports games.hydra.notation;
    exports games.hydra.random;
    exports games.hydra.rule;
    exports games.hydra.sim;
    exports games.hydra.table;
    exports games.hydra.view;
}
