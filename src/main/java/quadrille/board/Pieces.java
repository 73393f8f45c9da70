package quadrille.board;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import javafx.scene.Group;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import quadrille.core.Position;

/** The pieces on a board: a node for each, kept as long as its piece stays the same. */
final class Pieces extends Group {
  private final BoardSkin skin;
  private final Map<Integer, BoardCell> cells;
  private final Map<Integer, Standing> standing = new HashMap<>();

  Pieces(BoardSkin skin, Map<Integer, BoardCell> cells) {
    this.skin = skin;
    this.cells = cells;
    setMouseTransparent(true);
  }

  /** Shows a position; touches only what is not there already. */
  void show(Position position) {
    for (BoardCell cell : cells.values()) {
      Piece piece = skin.piece(position, cell.id());
      Standing now = standing.get(cell.id());
      if (now != null && now.piece.equals(piece)) {
        settle(now.node, cell);
      } else {
        put(cell.id(), piece);
      }
    }
  }

  /** Puts a piece on a cell in the place of what stands there; null only clears it. */
  @Nullable Node put(int id, @Nullable Piece piece) {
    Standing before = standing.remove(id);
    if (before != null) {
      getChildren().remove(before.node);
    }
    if (piece == null) {
      return null;
    }
    BoardCell cell = cell(id);
    Node node = new Group(skin.draw(piece, cell));
    settle(node, cell);
    standing.put(id, new Standing(piece, node));
    getChildren().add(node);
    return node;
  }

  /** Lets a piece stand on another cell from now on; its node stays where it is. */
  void move(int from, int to) {
    put(to, null);
    Standing moved = standing.remove(from);
    if (moved != null) {
      standing.put(to, moved);
    }
  }

  /** The node of the piece on a cell, or null where there is none. */
  @Nullable Node node(int cell) {
    Standing there = standing.get(cell);
    return there == null ? null : there.node;
  }

  /** Draws a piece that does not stand on the board. */
  Node ghost(int id, Piece piece) {
    BoardCell cell = cell(id);
    Node node = new Group(skin.draw(piece, cell));
    node.getStyleClass().add("ghost");
    settle(node, cell);
    return node;
  }

  /** Puts a piece that was dragged about back onto its cell. */
  void sendHome(int id) {
    Node node = node(id);
    if (node != null) {
      place(node, cell(id));
    }
  }

  private BoardCell cell(int id) {
    return Objects.requireNonNull(cells.get(id), () -> "no cell " + id);
  }

  private static void place(Node node, BoardCell cell) {
    node.setTranslateX(cell.centre().getX());
    node.setTranslateY(cell.centre().getY());
  }

  private static void settle(Node node, BoardCell cell) {
    place(node, cell);
    node.setScaleX(1);
    node.setScaleY(1);
    node.setOpacity(1);
    node.getTransforms().clear();
  }

  private record Standing(Piece piece, Node node) {}
}
