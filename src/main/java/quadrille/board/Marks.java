package quadrille.board;

import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;

/** The marks on a board: which cell carries which, and their nodes, made once and used again. */
final class Marks {
  private final BoardSkin skin;
  private final Map<Integer, BoardCell> cells;
  private final Group under = new Group();
  private final Group over = new Group();
  private final Map<Mark, Layer> layers = new EnumMap<>(Mark.class);

  Marks(BoardSkin skin, Map<Integer, BoardCell> cells) {
    this.skin = skin;
    this.cells = cells;
    for (Mark mark : Mark.values()) {
      Layer layer = new Layer(mark);
      layers.put(mark, layer);
      (mark.isOver() ? over : under).getChildren().add(layer.group);
    }
    Stream.of(under, over).forEach(each -> each.setMouseTransparent(true));
  }

  /** The marks under the pieces. */
  Node under() {
    return under;
  }

  /** The marks over the pieces. */
  Node over() {
    return over;
  }

  /** Puts the mark on these cells and on no others. */
  void set(Mark mark, Collection<Integer> marked) {
    layer(mark).set(marked);
  }

  void set(Mark mark, int cell) {
    set(mark, List.of(cell));
  }

  void clear(Mark... marks) {
    for (Mark mark : marks) {
      set(mark, List.of());
    }
  }

  boolean has(Mark mark, int cell) {
    return layer(mark).marked.contains(cell);
  }

  /** The node of a mark that is set. */
  Node node(Mark mark, int cell) {
    return layer(mark).node(cell);
  }

  private Layer layer(Mark mark) {
    return layers.computeIfAbsent(mark, Layer::new);
  }

  private final class Layer {
    private final Mark mark;
    private final Group group = new Group();
    private final Map<Integer, Node> nodes = new HashMap<>();
    private Set<Integer> marked = Set.of();

    Layer(Mark mark) {
      this.mark = mark;
    }

    void set(Collection<Integer> next) {
      marked.forEach(cell -> node(cell).setVisible(false));
      marked = new TreeSet<>(next);
      marked.forEach(cell -> node(cell).setVisible(true));
    }

    Node node(int cell) {
      return nodes.computeIfAbsent(cell, this::draw);
    }

    private Node draw(int id) {
      BoardCell cell = cells.get(id);
      if (cell == null) {
        throw new IllegalArgumentException("no cell " + id);
      }
      Node node = skin.mark(mark, cell);
      node.getStyleClass().addAll("mark", mark.word());
      node.setVisible(false);
      group.getChildren().add(node);
      return node;
    }
  }
}
