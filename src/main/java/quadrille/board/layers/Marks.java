package quadrille.board.layers;

import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.util.Duration;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Mark;
import quadrille.core.Line;
import quadrille.core.Step;
import quadrille.text.Text;

/** The marks on a board. Their nodes are created once and reused. */
public final class Marks {
  /** The number of cells that light up at the same time. */
  private static final int FADE_CELLS = 3;

  /** The marks that are described to a screen reader. */
  private static final Set<Mark> DESCRIBED =
      EnumSet.complementOf(EnumSet.of(Mark.OPEN, Mark.FOCUS));

  private final BoardSkin skin;
  private final Map<Integer, BoardCell> cells;
  private final Group under = new Group();
  private final Group over = new Group();
  private final Map<Mark, MarkNodes> layers = new EnumMap<>(Mark.class);

  Marks(BoardSkin skin, Map<Integer, BoardCell> cells) {
    this.skin = skin;
    this.cells = cells;
    for (Mark mark : Mark.values()) {
      MarkNodes layer = new MarkNodes(mark);
      layers.put(mark, layer);
      (mark.isAbovePieces() ? over : under).getChildren().add(layer.group);
    }
    Stream.of(under, over).forEach(group -> group.setMouseTransparent(true));
  }

  /** The marks under the pieces. */
  Node under() {
    return under;
  }

  /** The marks over the pieces. */
  Node over() {
    return over;
  }

  /** Marks exactly these cells. */
  public void set(Mark mark, Collection<Integer> marked) {
    layer(mark).set(marked);
  }

  /** Marks the cells that are marked on another drawing of the board. */
  public void copy(Mark mark, Marks other) {
    set(mark, other.layer(mark).marked);
  }

  public void set(Mark mark, int cell) {
    set(mark, List.of(cell));
  }

  public void clear(Mark... marks) {
    for (Mark mark : marks) {
      set(mark, List.of());
    }
  }

  /**
   * Marks cells one after another.
   *
   * @param delay the delay between cells
   */
  public void lightUp(Mark mark, List<Integer> inOrder, Duration delay) {
    set(mark, inOrder);
    layer(mark).lightUp(inOrder, delay);
  }

  /** Marks the cells of a line's last move. */
  public void setLastMove(Line line) {
    set(Mark.LAST, lastMoveCells(line));
  }

  /** The first cell of a line's last move, and every cell that a piece moved to. */
  public static List<Integer> lastMoveCells(Line line) {
    Line before = line.parent();
    List<Step> steps =
        before == null ? List.of() : line.game().steps(before.position(), line.move());
    IntStream targets =
        steps.stream().filter(step -> step.kind() == Step.Kind.SLIDE).mapToInt(Step::target);
    IntStream cells = IntStream.concat(steps.stream().limit(1).mapToInt(Step::cell), targets);
    return cells.boxed().toList();
  }

  public boolean has(Mark mark, int cell) {
    return layer(mark).marked.contains(cell);
  }

  /** The names of a cell's marks for a screen reader. */
  public Stream<Text> describe(int cell) {
    return DESCRIBED.stream()
        .filter(mark -> has(mark, cell))
        .map(mark -> Text.of(Marks.class, "mark." + mark.styleClass()));
  }

  private MarkNodes layer(Mark mark) {
    return layers.computeIfAbsent(mark, MarkNodes::new);
  }

  private final class MarkNodes {
    private final Mark mark;
    private final Group group = new Group();
    private final Map<Integer, Node> nodes = new HashMap<>();
    private Set<Integer> marked = Set.of();
    private Timeline lighting = new Timeline();

    MarkNodes(Mark mark) {
      this.mark = mark;
    }

    /** Changes the opacity, because a node made invisible is restyled each time it reappears. */
    void set(Collection<Integer> next) {
      lighting.stop();
      marked.forEach(cell -> node(cell).setOpacity(0));
      marked = new TreeSet<>(next);
      marked.forEach(cell -> node(cell).setOpacity(1));
    }

    void lightUp(List<Integer> inOrder, Duration delay) {
      lighting = new Timeline();
      for (int i = 0; i < inOrder.size(); i++) {
        DoubleProperty opacity = node(inOrder.get(i)).opacityProperty();
        opacity.set(0);
        lighting.getKeyFrames().add(frame(delay.multiply(i), opacity, 0));
        lighting.getKeyFrames().add(frame(delay.multiply(i + FADE_CELLS), opacity, 1));
      }
      lighting.play();
    }

    private static KeyFrame frame(Duration time, DoubleProperty opacity, double value) {
      return new KeyFrame(time, new KeyValue(opacity, value, Interpolator.EASE_OUT));
    }

    Node node(int cell) {
      return nodes.computeIfAbsent(cell, this::draw);
    }

    private Node draw(int id) {
      BoardCell cell = Objects.requireNonNull(cells.get(id), () -> "no cell " + id);
      Node node = skin.drawMark(mark, cell);
      node.getStyleClass().addAll("mark", mark.styleClass());
      group.getChildren().add(node);
      return node;
    }
  }
}
