package quadrille.board.layers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Piece;
import quadrille.board.skin.Shapes;
import quadrille.core.Position;

/** Previews a move on the board. */
public final class MovePreview {
  private static final double FADED_OPACITY = 0.3;

  private final BoardLayers layers;
  private final BoardSkin skin;
  private final List<Node> faded = new ArrayList<>();

  public MovePreview(BoardLayers layers, BoardSkin skin) {
    this.layers = layers;
    this.skin = skin;
  }

  /** Shows the changes on these cells: new pieces as ghosts, old ones faded. */
  public void show(Position before, long move, Collection<Integer> cells) {
    clear();
    Position after = before.play(move);
    for (int cell : cells) {
      Piece now = skin.pieceAt(before, cell);
      Piece then = skin.pieceAt(after, cell);
      if (!Objects.equals(now, then)) {
        Node old = layers.pieces().node(cell);
        if (old != null) {
          old.setOpacity(FADED_OPACITY);
          faded.add(old);
        }
        if (then != null) {
          layers.preview().getChildren().add(layers.pieces().drawGhost(cell, then));
        }
      }
    }
  }

  /** Draws the route of a piece. */
  public void drawPath(int[] path) {
    List<Point2D> route =
        IntStream.of(path).mapToObj(cell -> layers.cell(cell).cell().centre()).toList();
    for (String style : List.of("halo", "line")) {
      layers.preview().getChildren().add(Shapes.polyline(route, "route", style));
    }
  }

  /** Removes the preview. */
  public void clear() {
    layers.preview().getChildren().clear();
    faded.forEach(node -> node.setOpacity(1));
    faded.clear();
  }
}
