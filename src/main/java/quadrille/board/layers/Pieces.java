package quadrille.board.layers;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import javafx.scene.Group;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Piece;
import quadrille.board.skin.Shapes;
import quadrille.core.Position;

/** The pieces on a board, with a node each that is kept while its piece stays the same. */
public final class Pieces extends Group {
  private final BoardSkin skin;
  private final Map<Integer, BoardCell> cells;
  private final Map<Integer, PlacedPiece> placed = new HashMap<>();

  Pieces(BoardSkin skin, Map<Integer, BoardCell> cells) {
    this.skin = skin;
    this.cells = cells;
    setMouseTransparent(true);
  }

  /** Shows a position; replaces only the pieces that differ. */
  public void show(Position position) {
    for (BoardCell cell : cells.values()) {
      Piece piece = skin.pieceAt(position, cell.id());
      PlacedPiece now = placed.get(cell.id());
      if (now != null && now.piece.equals(piece)) {
        reset(now.node, cell);
      } else {
        put(cell.id(), piece);
      }
    }
  }

  /** Replaces the piece on a cell; null removes it. */
  public @Nullable Node put(int id, @Nullable Piece piece) {
    PlacedPiece before = placed.remove(id);
    if (before != null) {
      getChildren().remove(before.node);
    }
    if (piece == null) {
      return null;
    }
    BoardCell cell = cell(id);
    Node node = new Group(skin.drawPiece(piece, cell));
    reset(node, cell);
    placed.put(id, new PlacedPiece(piece, node));
    getChildren().add(node);
    return node;
  }

  /** Assigns a piece to another cell without moving its node. */
  public void move(int from, int to) {
    put(to, null);
    PlacedPiece moved = placed.remove(from);
    if (moved != null) {
      placed.put(to, moved);
    }
  }

  /** The node of the piece on a cell, or null. */
  public @Nullable Node node(int cell) {
    PlacedPiece there = placed.get(cell);
    return there == null ? null : there.node;
  }

  /** Draws a ghost of a piece. */
  public Node drawGhost(int id, Piece piece) {
    BoardCell cell = cell(id);
    Node node = new Group(skin.drawPiece(piece, cell));
    node.getStyleClass().add("ghost");
    reset(node, cell);
    return node;
  }

  /** Moves a dragged piece back to its cell. */
  public void snapBack(int id) {
    Node node = node(id);
    if (node != null) {
      Shapes.at(cell(id).centre(), node);
    }
  }

  private BoardCell cell(int id) {
    return Objects.requireNonNull(cells.get(id), () -> "no cell " + id);
  }

  private static void reset(Node node, BoardCell cell) {
    Shapes.at(cell.centre(), node);
    node.setScaleX(1);
    node.setScaleY(1);
    node.setOpacity(1);
    node.getTransforms().clear();
  }

  private record PlacedPiece(Piece piece, Node node) {}
}
