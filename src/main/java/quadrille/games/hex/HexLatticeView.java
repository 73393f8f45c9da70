package quadrille.games.hex;

import java.util.List;
import javafx.geometry.Point2D;
import quadrille.board.BoardShape;
import quadrille.board.Shapes;

/**
 * The lattice of a tiling.
 *
 * @param column the step from one column to the next
 * @param row the step from one row to the next
 * @param columnStep the distance between two columns, {@code rowStep} between two rows
 * @param halfColumn how far a cell reaches from its middle across the columns
 * @param halfRow how far it reaches across the rows
 * @param sink how much lower than its middle a piece stands in a cell that points up
 * @param corners the corners of a cell
 * @param first the angle of its first corner, in degrees
 */
record HexLatticeView(
    Point2D column,
    Point2D row,
    double columnStep,
    double rowStep,
    double halfColumn,
    double halfRow,
    double sink,
    int corners,
    double first) {
  private static final double UNIT = BoardShape.UNIT;
  private static final double HALF_ROOT = Math.sqrt(3) / 2;
  private static final double TIP = UNIT / 2 / HALF_ROOT;
  private static final double SIDE = 1.5 * UNIT;
  private static final double TALL = SIDE * HALF_ROOT;

  static final HexLatticeView HEXAGONS = hexagons(0, 60);

  /** Rows level, leaning the other way: the first row is the lowest one. */
  static final HexLatticeView LEANING = hexagons(0, -60);

  /** A diamond that lies: its long diagonal is level. */
  static final HexLatticeView LYING = hexagons(-30, 30);

  /** A diamond that stands on its tip. */
  static final HexLatticeView STANDING = hexagons(60, 120);

  static final HexLatticeView SQUARES =
      new HexLatticeView(
          new Point2D(UNIT, 0), new Point2D(0, UNIT), UNIT, UNIT, UNIT / 2, UNIT / 2, 0, 4, 45);

  static final HexLatticeView TRIANGLES =
      new HexLatticeView(
          new Point2D(SIDE / 2, 0),
          new Point2D(0, TALL),
          SIDE / 2,
          TALL,
          SIDE / 2,
          TALL / 2,
          TALL / 6,
          3,
          -90);

  static HexLatticeView of(HexTiling tiling) {
    return switch (tiling) {
      case HEXAGONAL -> HEXAGONS;
      case SQUARE -> SQUARES;
      case TRIANGULAR -> TRIANGLES;
    };
  }

  /** The directions of the columns and of the rows, in degrees, 60 of them apart. */
  private static HexLatticeView hexagons(double column, double row) {
    double step = UNIT * HALF_ROOT;
    return new HexLatticeView(
        direction(column), direction(row), step, step, TIP, TIP, 0, 6, column + 30);
  }

  /** The same, turned by half a turn. */
  HexLatticeView turned() {
    return new HexLatticeView(
        column.multiply(-1),
        row.multiply(-1),
        columnStep,
        rowStep,
        halfColumn,
        halfRow,
        -sink,
        corners,
        first + 180);
  }

  private static Point2D direction(double degrees) {
    double angle = Math.toRadians(degrees);
    return new Point2D(UNIT * Math.cos(angle), UNIT * Math.sin(angle));
  }

  Point2D point(double r, double c) {
    return column.multiply(c).add(row.multiply(r));
  }

  /** A distance beyond the outermost cells' edges, in rows beyond their middles. */
  double rows(double beyond) {
    return (halfRow + beyond) / rowStep;
  }

  double columns(double beyond) {
    return (halfColumn + beyond) / columnStep;
  }

  List<Point2D> outline(Point2D middle, boolean up) {
    if (corners == 4) {
      return Shapes.box(middle, UNIT, UNIT);
    }
    if (corners == 6) {
      return Shapes.regular(middle, corners, TIP, first);
    }
    Point2D centre = middle.add(0, up ? sink : -sink);
    return Shapes.regular(centre, corners, 4 * Math.abs(sink), up ? first : -first);
  }
}
