package quadrille.board.skin;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;

/** Draws the default shape of each mark. A halo keeps lines visible on every background. */
final class MarkShapes {
  private static final double OPEN = 5;
  private static final double TARGET = 15;
  private static final double RING = 34;
  private static final double PIECE = 44;
  private static final double TINT = 0.96;

  private MarkShapes() {}

  static Node draw(Mark mark, BoardCell cell) {
    return switch (mark) {
      case OPEN -> centredOn(cell, Shapes.disc(OPEN, "dot"));
      case QUIET ->
          centredOn(cell, Shapes.disc(TARGET, "halo-dot"), Shapes.disc(TARGET - 3, "dot"));
      case LEAP, PREMOVE -> ring(cell, RING);
      case SELECTED, OBLIGED, HINT, PENDING -> ring(cell, PIECE);
      case WINNING -> Shapes.polygon(cell.outline());
      case LAST -> tint(cell);
      case FOCUS -> outline(cell, 0.95);
    };
  }

  /** A ring around the cell's centre. */
  static Node ring(BoardCell cell, double radius) {
    return centredOn(cell, Shapes.disc(radius, "halo"), Shapes.disc(radius, "line"));
  }

  /** The cell's outline, scaled about its centre. */
  static Node outline(BoardCell cell, double factor) {
    var corners = Shapes.scaled(cell.outline(), cell.centre(), factor);
    return new Group(Shapes.polygon(corners, "halo"), Shapes.polygon(corners, "line"));
  }

  /** The cell's whole area, with a thin line around it. */
  private static Node tint(BoardCell cell) {
    List<Point2D> corners = Shapes.scaled(cell.outline(), cell.centre(), TINT);
    return new Group(Shapes.polygon(corners, "tint"), Shapes.polygon(corners, "line"));
  }

  private static Node centredOn(BoardCell cell, Circle... circles) {
    for (Circle circle : circles) {
      Shapes.at(cell.centre(), circle);
    }
    return new Group(circles);
  }
}
