package quadrille.games.hexxagon;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import quadrille.board.Arrows;
import quadrille.board.BoardCell;
import quadrille.board.BoardLabel;
import quadrille.board.BoardShape;
import quadrille.board.Shapes;

/** A hexagon of hexagons around (0, 0), the rows level; flipped, turned by half a turn. */
final class HexxagonShapeView {
  private static final double UNIT = BoardShape.UNIT;
  private static final double ROW = UNIT * Math.sqrt(3) / 2;
  private static final double TIP = UNIT / Math.sqrt(3);
  private static final double SEEN = 0.94;
  private static final int MIDDLE = 4;
  private static final double PLATE = MIDDLE * UNIT + TIP + 22;
  private static final double EDGE = 10;
  private static final double ROW_LABEL = 0.98;
  private static final double COLUMN_LABEL = 1.16;
  private static final double TYPE = 26;

  private final HexxagonRules rules;
  private final boolean flipped;

  HexxagonShapeView(HexxagonRules rules, boolean flipped) {
    this.rules = rules;
    this.flipped = flipped;
  }

  BoardShape shape() {
    List<BoardCell> cells =
        IntStream.range(0, HexxagonCells.COUNT)
            .filter(this::exists)
            .mapToObj(HexxagonShapeView.this::cell)
            .toList();
    List<BoardLabel> labels = labels();
    List<Point2D> seen = new ArrayList<>(plate());
    var extent = Shapes.wider(Shapes.around(seen), EDGE);
    labels.forEach(label -> seen.add(label.centre()));
    var labelled = Shapes.union(extent, Shapes.wider(Shapes.around(seen), TYPE / 2));
    return new BoardShape(cells, extent, labels, labelled, Arrows.byRows(cells));
  }

  private boolean exists(int cell) {
    return (rules.cells() >> cell & 1) != 0;
  }

  private BoardCell cell(int cell) {
    Point2D centre = centre(cell);
    return new BoardCell(
        cell, HexxagonCells.name(cell), centre, hexagon(centre, TIP * SEEN), hexagon(centre, TIP));
  }

  private Point2D centre(int cell) {
    return point(HexxagonCells.x(cell), HexxagonCells.y(cell));
  }

  private Point2D point(double x, double y) {
    double across = x - MIDDLE + (y - MIDDLE) / 2;
    return new Point2D(across * UNIT, (y - MIDDLE) * ROW).multiply(flipped ? -1 : 1);
  }

  private static List<Point2D> hexagon(Point2D centre, double radius) {
    return Shapes.regular(centre, 6, radius, 30);
  }

  /** Rows are numbered at their start, the slanting columns lettered at their end. */
  private List<BoardLabel> labels() {
    List<BoardLabel> labels = new ArrayList<>();
    for (int i = 0; i < HexxagonCells.ROWS; i++) {
      Point2D row = point(HexxagonCells.firstX(i) - ROW_LABEL, i);
      Point2D column = point(i, HexxagonCells.lastX(i) + COLUMN_LABEL);
      labels.add(new BoardLabel(Integer.toString(i + 1), row, TYPE));
      labels.add(new BoardLabel(String.valueOf((char) ('a' + i)), column, TYPE));
    }
    return labels;
  }

  private static List<Point2D> plate() {
    return Shapes.regular(Point2D.ZERO, 6, PLATE, 0);
  }

  Group ground() {
    Group ground = new Group(Shapes.lifted(Shapes.polygon(plate(), "plate")));
    for (int cell = 0; cell < HexxagonCells.COUNT; cell++) {
      if (!exists(cell)) {
        ground.getChildren().add(Shapes.polygon(hexagon(centre(cell), TIP * SEEN), "hole"));
      }
    }
    return ground;
  }
}
