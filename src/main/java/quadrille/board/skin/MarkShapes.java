package quadrille.board.skin;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;

/** Draws the default shape of each mark. A halo keeps lines visible on every background. */
final class MarkShapes {
  private static final double OPEN = 5;
  private static final double TARGET = 15;
  private static final double RING = 34;
  private static final double PIECE = 44;
  private static final double CORNERS = 0.88;
  private static final double PART = 0.28;

  private MarkShapes() {}

  static Node draw(Mark mark, BoardCell cell) {
    return switch (mark) {
      case OPEN -> centredOn(cell, Shapes.disc(OPEN, "dot"));
      case QUIET ->
          centredOn(cell, Shapes.disc(TARGET, "halo-dot"), Shapes.disc(TARGET - 3, "dot"));
      case LEAP -> ring(cell, RING);
      case SELECTED, OBLIGED, HINT, PENDING -> ring(cell, PIECE);
      case WINNING -> Shapes.polygon(cell.outline());
      case LAST -> Shapes.styled(corners(cell), "line");
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

  /** The corners of the outline, each with a part of its two sides. */
  private static Path corners(BoardCell cell) {
    List<Point2D> outline = Shapes.scaled(cell.outline(), cell.centre(), CORNERS);
    Path path = new Path();
    for (int i = 0; i < outline.size(); i++) {
      Point2D corner = outline.get(i);
      Point2D before =
          corner.interpolate(outline.get((i + outline.size() - 1) % outline.size()), PART);
      Point2D after = corner.interpolate(outline.get((i + 1) % outline.size()), PART);
      path.getElements()
          .addAll(
              new MoveTo(before.getX(), before.getY()),
              new LineTo(corner.getX(), corner.getY()),
              new LineTo(after.getX(), after.getY()));
    }
    return path;
  }

  private static Node centredOn(BoardCell cell, Circle... circles) {
    for (Circle circle : circles) {
      Shapes.at(cell.centre(), circle);
    }
    return new Group(circles);
  }
}
