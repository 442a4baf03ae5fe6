package games.hydra.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.card.FaceUpCard;
import games.hydra.testkit.Cards;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Heads are always kept in the way that is fast for their number. */
class WindowTest {
    private static final FaceUpCard KING = Cards.face("KC");
    private final Window few = Window.of(Vector.fill(FewHeads.MOST, Head.of(KING)));
    private final Window many = Window.of(Vector.fill(FewHeads.MOST + 1, Head.of(KING)));

    @Test
    void heads_are_laid_out_as_few_or_as_many() {
        assertThat(few).isInstanceOf(FewHeads.class);
        assertThat(many).isInstanceOf(ManyHeads.class);
    }

    @Test
    void few_heads_become_many_when_one_more_grows() {
        assertThat(few.grow(KING)).isInstanceOf(ManyHeads.class);
        assertThat(few.withoutOldest().grow(KING)).isInstanceOf(FewHeads.class);
    }

    @Test
    void many_heads_become_few_when_one_goes() {
        assertThat(many.withoutOldest()).isInstanceOf(FewHeads.class);
        assertThat(many.grow(KING).withoutOldest()).isInstanceOf(ManyHeads.class);
    }
}
