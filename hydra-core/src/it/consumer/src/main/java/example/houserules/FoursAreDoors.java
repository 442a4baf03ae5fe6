package example.houserules;

import games.hydra.card.FaceUpCard;
import games.hydra.card.Rank;
import games.hydra.rule.Fit;
import games.hydra.rule.PlacementRule;
import io.vavr.control.Option;

/** A house rule: a four may be placed on every head. */
record FoursAreDoors() implements PlacementRule {
    private static final Fit DOOR = new Fit("door", false);

    @Override
    public String code() {
        return "fours-are-doors";
    }

    @Override
    public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
        return card.rank() == Rank.FOUR ? before.orElse(DOOR.accepted()) : before;
    }
}
