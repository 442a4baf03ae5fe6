package games.hydra.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;
import games.hydra.testkit.Cards;
import games.hydra.testkit.Rule;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class HeadsProperties {

    @Property
    @Rule({"R2.2", "R2.3"})
    void the_numbers_are_consecutive_and_none_is_used_again(@ForAll("changes") List<Integer> changes) {
        Heads heads = Heads.none();
        int lastUsed = 0;

        for (int change : changes) {
            HeadId next = heads.next();
            Heads changed = apply(heads, change);
            if (changed.size() > heads.size()) {
                assertThat(next.number()).isEqualTo(lastUsed + 1);
                lastUsed++;
            }
            heads = changed;
            assertThat(heads.ids().map(HeadId::number))
                    .containsExactlyElementsOf(Vector.rangeClosed(heads.oldest().number(), lastUsed));
        }
    }

    @Property
    void a_kind_is_among_the_tops_exactly_if_a_head_shows_it(
            @ForAll("few or many") Heads start,
            @ForAll("changes") List<Integer> changes,
            @ForAll("kinds") FaceUpCard kind) {
        Heads heads = Vector.ofAll(changes).foldLeft(start, HeadsProperties::apply);

        boolean shown = heads.toSeq().exists(head -> head.top().equals(kind));
        assertThat(heads.tops().contains(kind)).isEqualTo(shown);
        assertThat(heads.showsAny(FaceSet.where(kind::equals))).isEqualTo(shown);
    }

    @Property
    void the_heads_that_show_some_kinds_are_those_whose_top_is_one_of_them(
            @ForAll("few or many") Heads start,
            @ForAll("changes") List<Integer> changes,
            @ForAll("some kinds") Set<FaceUpCard> kinds) {
        Heads heads = Vector.ofAll(changes).foldLeft(start, HeadsProperties::apply);

        assertThat(heads.showing(FaceSet.where(kinds::contains)))
                .containsExactly(heads.numbered()
                        .filter(entry -> kinds.contains(entry._2.top()))
                        .toJavaStream()
                        .mapToInt(entry -> entry._1.number())
                        .toArray());
    }

    @Property
    void heads_built_step_by_step_equal_those_laid_out_at_once(
            @ForAll("few or many") Heads start, @ForAll("changes") List<Integer> changes) {
        Heads heads = Vector.ofAll(changes).foldLeft(start, HeadsProperties::apply);
        Heads laidOut = Heads.from(heads.oldest(), heads.toSeq());

        assertThat(laidOut).isEqualTo(heads).hasSameHashCodeAs(heads).hasToString(heads.toString());
    }

    @Provide
    Arbitrary<List<Integer>> changes() {
        return Arbitraries.integers()
                .between(0, 10 * FaceUpCard.KINDS - 1)
                .list()
                .ofMaxSize(120);
    }

    @Provide
    Arbitrary<FaceUpCard> kinds() {
        return Cards.anyFace();
    }

    @Provide("some kinds")
    Arbitrary<Set<FaceUpCard>> someKinds() {
        return Cards.anyFace().set().ofMaxSize(FaceUpCard.KINDS);
    }

    /** One number says what to do, and with which card. */
    private static Heads apply(Heads heads, int change) {
        FaceUpCard card = FaceUpCard.ofIndex(change % FaceUpCard.KINDS);
        int what = change / FaceUpCard.KINDS;
        if (heads.isEmpty() || what < 4) {
            return heads.grow(card);
        }
        return what < 6 ? heads.withoutOldest() : heads.place(heads.ids().get(change % heads.size()), card);
    }

    /** Up to as many as it takes for heads to be kept in another way, and a few more. */
    @Provide("few or many")
    Arbitrary<Heads> fewOrMany() {
        return Arbitraries.of(0, FewHeads.MOST - 1, FewHeads.MOST, FewHeads.MOST + 3)
                .map(number -> Vector.range(0, number)
                        .map(index -> FaceUpCard.ofIndex(index % FaceUpCard.KINDS))
                        .foldLeft(Heads.none(), Heads::grow));
    }
}
