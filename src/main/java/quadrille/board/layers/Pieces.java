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
import quadrille.core.Position;

/** The pieces on a board: a node for each, kept as long as its piece stays the same. */
public final class Pieces extends Group {
  private final BoardSkin skin;
  private final Map<Integer, BoardCell> cells;
  private final Map<Integer, PlacedPiece> placed = new HashMap<>();

  Pieces(BoardSkin skin, Map<Integer, BoardCell> cells) {
    this.skin = skin;
    this.cells = cells;
    setMouseTransparent(true);
  }

  /** Shows a position; touches only what is not there already. */
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

  /** Puts a piece on a cell in the place of what stands there; null only clears it. */
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

  /** Lets a piece stand on another cell from now on; its node stays where it is. */
  public void move(int from, int to) {
    put(to, null);
    PlacedPiece moved = placed.remove(from);
    if (moved != null) {
      placed.put(to, moved);
    }
  }

  /** The node of the piece on a cell, or null where there is none. */
  public @Nullable Node node(int cell) {
    PlacedPiece there = placed.get(cell);
    return there == null ? null : there.node;
  }

  /** Draws a piece that does not stand on the board. */
  public Node drawGhost(int id, Piece piece) {
    BoardCell cell = cell(id);
    Node node = new Group(skin.drawPiece(piece, cell));
    node.getStyleClass().add("ghost");
    reset(node, cell);
    return node;
  }

  /** Puts a piece that was dragged about back onto its cell. */
  public void snapBack(int id) {
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

  private static void reset(Node node, BoardCell cell) {
    place(node, cell);
    node.setScaleX(1);
    node.setScaleY(1);
    node.setOpacity(1);
    node.getTransforms().clear();
  }

  private record PlacedPiece(Piece piece, Node node) {}
}
