package games.hydra.cli.display;

import games.hydra.Event;
import games.hydra.Phase;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * The table drawn for people: the heads as cards, marked where the held card can go, the players, what the last of them did,
 * and the hand. All who play look at it, so it shows no card that lies face down.
 */
public record TableDisplay(TableStyle style) implements Display {
    /** Some terminals break a line that fills their last column. */
    private static final int MARGIN = 1;

    @Override
    public String board(Scene scene) {
        Vector<Block> panels = Vector.of(title(scene), heads(scene), players(scene), story(scene), hand(scene));
        return panels.reject(Block::isEmpty).map(this::paragraph).mkString("\n", "\n", "\n");
    }

    @Override
    public String story(Seq<Event> events) {
        String told = new Narration(style.alphabet()).of(events);
        return new Paragraph(told, width())
                .draw()
                .lines()
                .map(line -> line.render(false))
                .mkString("\n");
    }

    @Override
    public boolean remindsOfStalemate() {
        return true;
    }

    private Block title(Scene scene) {
        return Block.of(new TitleRule(scene.state().phase(), style.alphabet(), width()).draw());
    }

    private Block heads(Scene scene) {
        return new HeadsPanel(scene.state(), style.alphabet(), width()).draw();
    }

    private Block players(Scene scene) {
        return new PlayersPanel(scene.state(), style.alphabet(), width()).draw();
    }

    private Block story(Scene scene) {
        return new Story(scene, style.alphabet(), width()).draw();
    }

    private Block hand(Scene scene) {
        return scene.state().phase() instanceof Phase.Holding turn
                ? new HandPanel(scene.state(), turn, style.alphabet(), width()).draw()
                : Block.EMPTY;
    }

    private String paragraph(Block panel) {
        return panel.lines().map(line -> line.render(style.colour()) + "\n").mkString();
    }

    private int width() {
        return style.width() - MARGIN;
    }
}
