package quadrille.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.shape.Polyline;
import quadrille.core.Position;

/** Shows on the board what a move would do, without doing it. */
final class Ghosts {
  private static final double FAINT = 0.3;

  private final BoardWorld world;
  private final BoardSkin skin;
  private final List<Node> faint = new ArrayList<>();

  Ghosts(BoardWorld world, BoardSkin skin) {
    this.world = world;
    this.skin = skin;
  }

  /** What the move would change on these cells: new pieces as ghosts, old ones faint. */
  void show(Position before, long move, Collection<Integer> cells) {
    clear();
    Position after = before.play(move);
    for (int cell : cells) {
      Piece now = skin.piece(before, cell);
      Piece then = skin.piece(after, cell);
      if (!Objects.equals(now, then)) {
        Node old = world.pieces().node(cell);
        if (old != null) {
          old.setOpacity(FAINT);
          faint.add(old);
        }
        if (then != null) {
          world.ghosts().getChildren().add(world.pieces().ghost(cell, then));
        }
      }
    }
  }

  /** Draws the way of a piece from cell to cell. */
  void trace(int[] path) {
    for (String style : List.of("halo", "line")) {
      Polyline way = new Polyline();
      for (int cell : path) {
        Point2D centre = world.cell(cell).cell().centre();
        way.getPoints().addAll(centre.getX(), centre.getY());
      }
      world.ghosts().getChildren().add(Shapes.styled(way, "route", style));
    }
  }

  /** Shows the board as it is. */
  void clear() {
    world.ghosts().getChildren().clear();
    faint.forEach(node -> node.setOpacity(1));
    faint.clear();
  }
}
