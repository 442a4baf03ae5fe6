package games.hydra.view;

import games.hydra.table.PlayerId;

/** Nobody at the table, but each of the players as far as their own cards go: it sees every card as its player does. */
record EachOwn() implements Viewer {

    @Override
    public boolean is(PlayerId id) {
        return true;
    }
}
