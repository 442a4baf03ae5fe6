package games.hydra.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.hydra.testkit.Cards;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

class FaceSetProperties {

    @Property
    void it_contains_exactly_the_kinds_that_meet_the_condition(
            @ForAll("kinds") Set<FaceUpCard> kinds, @ForAll("face") FaceUpCard face) {
        FaceSet set = FaceSet.where(kinds::contains);

        assertThat(set.contains(face)).isEqualTo(kinds.contains(face));
        assertThat(set.containsIndex(face.index())).isEqualTo(kinds.contains(face));
        assertThat(set.count(face.index())).isEqualTo(kinds.contains(face) ? 1 : 0);
    }

    @Property
    void sets_intersect_exactly_if_a_kind_is_in_both(
            @ForAll("kinds") Set<FaceUpCard> some, @ForAll("kinds") Set<FaceUpCard> others) {
        FaceSet one = FaceSet.where(some::contains);
        FaceSet other = FaceSet.where(others::contains);

        assertThat(one.intersects(other)).isEqualTo(some.stream().anyMatch(others::contains));
    }

    @Property
    void a_set_of_one_kind_intersects_those_that_contain_it(
            @ForAll("kinds") Set<FaceUpCard> kinds, @ForAll("face") FaceUpCard face) {
        FaceSet set = FaceSet.where(kinds::contains);

        assertThat(FaceSet.where(face::equals).intersects(set)).isEqualTo(set.contains(face));
    }

    @Property
    void filtering_keeps_what_is_in_it_and_meets_the_condition(
            @ForAll("kinds") Set<FaceUpCard> kinds, @ForAll("kinds") Set<FaceUpCard> others) {
        FaceSet filtered = FaceSet.where(kinds::contains).filter(others::contains);

        assertThat(filtered).isEqualTo(FaceSet.where(face -> kinds.contains(face) && others.contains(face)));
    }

    @Property
    void indices_name_kinds_however_often_they_come(@ForAll byte @Size(max = 90) [] bytes) {
        byte[] indices = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            indices[i] = (byte) Math.floorMod(bytes[i], FaceUpCard.KINDS);
        }

        assertThat(FaceSet.ofIndices(indices)).isEqualTo(FaceSet.where(face -> contains(indices, face.index())));
    }

    @Property
    void sets_are_equal_exactly_if_their_kinds_are(
            @ForAll("kinds") Set<FaceUpCard> some, @ForAll("kinds") Set<FaceUpCard> others) {
        FaceSet one = FaceSet.where(some::contains);
        FaceSet other = FaceSet.where(others::contains);

        assertThat(one.equals(other)).isEqualTo(some.equals(others));
        assertThat(one).isEqualTo(FaceSet.where(some::contains)).hasSameHashCodeAs(FaceSet.where(some::contains));
    }

    @Example
    void numbers_that_are_no_index_are_refused() {
        FaceSet kings = FaceSet.where(face -> face.rank() == Rank.KING);

        assertThat(List.of(-1, FaceUpCard.KINDS, 127)).allSatisfy(index -> {
            assertThatThrownBy(() -> kings.containsIndex(index)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> FaceSet.ofIndices(index.byteValue()))
                    .isInstanceOf(IndexOutOfBoundsException.class);
        });
    }

    @Example
    void its_text_names_the_kinds_in_their_order() {
        assertThat(FaceSet.ofIndices((byte) 64, (byte) 63, (byte) 0)).hasToString("{AS QJ KJ}");
    }

    @Example
    void sets_that_differ_in_any_one_kind_have_other_hashes() {
        FaceSet kings = FaceSet.where(face -> face.rank() == Rank.KING);
        FaceSet suitedKings = FaceSet.where(
                face -> face.rank() == Rank.KING && face.suitOption().isDefined());
        FaceSet blackAndJokerKings = kings.filter(face -> !face.toString().equals("KD"));

        assertThat(kings).doesNotHaveSameHashCodeAs(suitedKings).doesNotHaveSameHashCodeAs(blackAndJokerKings);
        assertThat(kings.equals(new Object())).isFalse();
    }

    @Provide
    Arbitrary<FaceUpCard> face() {
        return Cards.anyFace();
    }

    @Provide
    Arbitrary<Set<FaceUpCard>> kinds() {
        return Cards.anyFace().set().ofMaxSize(FaceUpCard.KINDS);
    }

    private static boolean contains(byte[] indices, int index) {
        for (byte each : indices) {
            if (each == index) {
                return true;
            }
        }
        return false;
    }
}
