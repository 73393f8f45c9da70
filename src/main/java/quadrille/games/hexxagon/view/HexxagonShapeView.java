package quadrille.games.hexxagon.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.Polygon;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardLabel;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.RowNavigation;
import quadrille.board.skin.Shapes;
import quadrille.games.hexxagon.HexxagonCells;
import quadrille.games.hexxagon.HexxagonRules;

/**
 * The shape of the board: a hexagon of hexagons around (0, 0) with horizontal rows. Flipping
 * rotates it by 180°.
 */
final class HexxagonShapeView {
  private static final double UNIT = BoardShape.UNIT;
  private static final double ROW_HEIGHT = UNIT * Math.sqrt(3) / 2;
  private static final double CELL_RADIUS = UNIT / Math.sqrt(3);
  private static final double FACE_SCALE = 0.94;
  private static final double HOLE_SCALE = 0.9;
  private static final double FLOOR_SCALE = 0.74;
  private static final double FLOOR_SHIFT = 6;
  private static final int CENTRE = 4;
  private static final double PLATE_RADIUS = CENTRE * UNIT + CELL_RADIUS + 22;
  private static final double MARGIN = 10;
  private static final double ROW_LABEL_OFFSET = 1.1;
  private static final double COLUMN_LABEL_OFFSET = 1.16;
  private static final double FONT_SIZE = 26;
  private static final double MAX_FONT_SIZE = 36;

  private final HexxagonRules rules;
  private final boolean flipped;

  HexxagonShapeView(HexxagonRules rules, boolean flipped) {
    this.rules = rules;
    this.flipped = flipped;
  }

  BoardShape shape() {
    List<BoardCell> cells =
        IntStream.range(0, HexxagonCells.COUNT)
            .filter(cell -> !rules.isHole(cell))
            .mapToObj(this::cell)
            .toList();
    List<BoardLabel> labels = labels();
    List<Point2D> seen = new ArrayList<>(plate());
    var extent = Shapes.expanded(Shapes.bounds(seen), MARGIN);
    labels.forEach(label -> seen.add(label.centre()));
    var labelled = Shapes.union(extent, Shapes.expanded(Shapes.bounds(seen), FONT_SIZE / 2));
    return new BoardShape(cells, extent, labels, labelled, new RowNavigation(cells));
  }

  private BoardCell cell(int cell) {
    Point2D centre = centre(cell);
    return new BoardCell(
        cell,
        HexxagonCells.name(cell),
        centre,
        hexagon(centre, CELL_RADIUS * FACE_SCALE),
        hexagon(centre, CELL_RADIUS));
  }

  private Point2D centre(int cell) {
    return point(HexxagonCells.x(cell), HexxagonCells.y(cell));
  }

  private Point2D point(double x, double y) {
    double across = x - CENTRE + (y - CENTRE) / 2;
    return new Point2D(across * UNIT, (y - CENTRE) * ROW_HEIGHT).multiply(flipped ? -1 : 1);
  }

  private static List<Point2D> hexagon(Point2D centre, double radius) {
    return Shapes.regularPolygon(centre, 6, radius, 30);
  }

  /** Rows are numbered at their start; the slanting columns have letters at their end. */
  private List<BoardLabel> labels() {
    List<BoardLabel> labels = new ArrayList<>();
    for (int i = 0; i < HexxagonCells.ROWS; i++) {
      Point2D row = point(HexxagonCells.firstX(i) - ROW_LABEL_OFFSET, i);
      Point2D column = point(i, HexxagonCells.lastX(i) + COLUMN_LABEL_OFFSET);
      labels.add(new BoardLabel(Integer.toString(i + 1), row, FONT_SIZE, MAX_FONT_SIZE));
      labels.add(
          new BoardLabel(String.valueOf((char) ('a' + i)), column, FONT_SIZE, MAX_FONT_SIZE));
    }
    return labels;
  }

  private static List<Point2D> plate() {
    return Shapes.regularPolygon(Point2D.ZERO, 6, PLATE_RADIUS, 0);
  }

  /** A hole with a lit rim below, and a floor in the shadow of its upper wall. */
  private static List<Polygon> hole(Point2D centre) {
    Point2D below = centre.add(0, FLOOR_SHIFT);
    return List.of(
        Shapes.polygon(hexagon(centre, CELL_RADIUS * FACE_SCALE), "hole-rim"),
        Shapes.polygon(hexagon(centre, CELL_RADIUS * HOLE_SCALE), "hole"),
        Shapes.polygon(hexagon(below, CELL_RADIUS * FLOOR_SCALE), "hole-floor"));
  }

  Group ground() {
    Group ground = new Group(Shapes.withShadow(Shapes.polygon(plate(), "plate")));
    for (int cell = 0; cell < HexxagonCells.COUNT; cell++) {
      if (rules.isHole(cell)) {
        ground.getChildren().addAll(hole(centre(cell)));
      }
    }
    return ground;
  }
}
