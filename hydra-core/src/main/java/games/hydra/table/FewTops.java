package games.hydra.table;

import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;
import io.vavr.collection.Seq;
import java.util.Arrays;

/** The index of each top, by the place of its head. It is copied whole, so it is for tables of few heads. */
final class FewTops implements Tops {
    private final byte[] indices;

    private FewTops(byte[] indices) {
        this.indices = indices;
    }

    static FewTops of(Seq<Head> heads) {
        byte[] indices = new byte[heads.size()];
        heads.forEachWithIndex(
                (head, place) -> indices[place] = (byte) head.top().index());
        return new FewTops(indices);
    }

    int index(int place) {
        return indices[place];
    }

    @Override
    public FaceSet kinds() {
        return FaceSet.ofIndices(indices);
    }

    @Override
    public boolean anyOf(FaceSet kinds) {
        for (byte index : indices) {
            if (kinds.containsIndex(index)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public FewTops replace(int place, FaceUpCard before, FaceUpCard after) {
        byte[] changed = indices.clone();
        changed[place] = (byte) after.index();
        return new FewTops(changed);
    }

    @Override
    public FewTops add(FaceUpCard top) {
        byte[] changed = Arrays.copyOf(indices, indices.length + 1);
        changed[indices.length] = (byte) top.index();
        return new FewTops(changed);
    }

    @Override
    public FewTops removeOldest(FaceUpCard top) {
        return new FewTops(Arrays.copyOfRange(indices, 1, indices.length));
    }
}
