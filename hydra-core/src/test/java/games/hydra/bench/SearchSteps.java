package games.hydra.bench;

/** Games with a strategy that plays every turn ten times before it decides. */
public final class SearchSteps extends MatchSteps {
    public SearchSteps() {
        super("search:10", "random");
    }
}
