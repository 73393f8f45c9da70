package quadrille.games.hex.view;

import java.util.List;
import javafx.geometry.Point2D;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.Shapes;
import quadrille.games.hex.HexTiling;

/**
 * The geometry of a tiling: where its cells are and what shape they have.
 *
 * @param column the step from one column to the next
 * @param row the step from one row to the next
 * @param columnStep the distance between two columns
 * @param rowStep the distance between two rows
 * @param halfColumn half the extent of a cell across the columns
 * @param halfRow half the extent of a cell across the rows
 * @param pieceOffset how far below the middle a piece is drawn in a cell that points up
 * @param corners the number of corners of a cell
 * @param firstAngle the angle of a cell's first corner, in degrees
 */
record HexLattice(
    Point2D column,
    Point2D row,
    double columnStep,
    double rowStep,
    double halfColumn,
    double halfRow,
    double pieceOffset,
    int corners,
    double firstAngle) {
  private static final double UNIT = BoardShape.UNIT;
  private static final double HALF_ROOT = Math.sqrt(3) / 2;
  private static final double CIRCUMRADIUS = UNIT / 2 / HALF_ROOT;
  private static final double TRIANGLE_SIDE = 1.5 * UNIT;
  private static final double TRIANGLE_HEIGHT = TRIANGLE_SIDE * HALF_ROOT;

  /** Returns the lattice of a tiling; only a board of hexagons has different orientations. */
  static HexLattice of(HexTiling tiling, String orientation) {
    return switch (tiling) {
      case HEXAGONAL ->
          switch (orientation) {
            // Level rows, leaning to the left: the first row is at the bottom.
            case "leaning" -> hexagons(0, -60);
            case "lying" -> hexagons(-30, 30);
            case "standing" -> hexagons(60, 120);
            default -> hexagons(0, 60);
          };
      case SQUARE ->
          new HexLattice(
              new Point2D(UNIT, 0), new Point2D(0, UNIT), UNIT, UNIT, UNIT / 2, UNIT / 2, 0, 4, 45);
      case TRIANGULAR ->
          new HexLattice(
              new Point2D(TRIANGLE_SIDE / 2, 0),
              new Point2D(0, TRIANGLE_HEIGHT),
              TRIANGLE_SIDE / 2,
              TRIANGLE_HEIGHT,
              TRIANGLE_SIDE / 2,
              TRIANGLE_HEIGHT / 2,
              TRIANGLE_HEIGHT / 6,
              3,
              -90);
    };
  }

  /** Returns a hexagonal lattice; the column and row directions, in degrees, differ by 60. */
  private static HexLattice hexagons(double column, double row) {
    double step = UNIT * HALF_ROOT;
    return new HexLattice(
        direction(column),
        direction(row),
        step,
        step,
        CIRCUMRADIUS,
        CIRCUMRADIUS,
        0,
        6,
        column + 30);
  }

  /** Returns this lattice rotated by 180 degrees. */
  HexLattice rotated() {
    return new HexLattice(
        column.multiply(-1),
        row.multiply(-1),
        columnStep,
        rowStep,
        halfColumn,
        halfRow,
        -pieceOffset,
        corners,
        firstAngle + 180);
  }

  private static Point2D direction(double degrees) {
    double angle = Math.toRadians(degrees);
    return new Point2D(UNIT * Math.cos(angle), UNIT * Math.sin(angle));
  }

  Point2D point(double rowIndex, double columnIndex) {
    return column.multiply(columnIndex).add(row.multiply(rowIndex));
  }

  /** Converts a distance from the outermost cells' edges to rows from their middles. */
  double rowsBeyond(double distance) {
    return (halfRow + distance) / rowStep;
  }

  double columnsBeyond(double distance) {
    return (halfColumn + distance) / columnStep;
  }

  List<Point2D> outline(Point2D middle, boolean up) {
    if (corners == 4) {
      return Shapes.rectangle(middle, UNIT, UNIT);
    }
    if (corners == 6) {
      return Shapes.regularPolygon(middle, corners, CIRCUMRADIUS, firstAngle);
    }
    Point2D centre = middle.add(0, up ? pieceOffset : -pieceOffset);
    return Shapes.regularPolygon(
        centre, corners, 4 * Math.abs(pieceOffset), up ? firstAngle : -firstAngle);
  }
}
