package quadrille.games.hex.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import quadrille.board.skin.ArrowNavigation;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardLabel;
import quadrille.board.skin.BoardOption;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.Direction;
import quadrille.board.skin.RowNavigation;
import quadrille.board.skin.Shapes;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexNotation;

/**
 * Lays out a Hex board: cells on a lattice, inside a frame in the players' colours. A board of
 * hexagons has one of four orientations. A flipped board is rotated by 180 degrees.
 */
final class HexShapeView {
  static final BoardOption ORIENTATION =
      new BoardOption("orientation", List.of("automatic", "flat", "leaning", "lying", "standing"));

  /** From this width on, in pixels, the cells of a lying diamond are large enough. */
  private static final double LYING_FROM = 520;

  private static final double FRAME_WIDTH = 32;
  private static final double BAND_START = 4;
  private static final double STRIPE_START = 15;
  private static final double STRIPE_END = 21;
  private static final double MARGIN = 10;
  private static final double LABEL_SIZE = 28;
  private static final double MAX_LABEL_SIZE = 42;
  private static final double LABEL_DISTANCE = 34;

  private final HexBoard board;
  private final HexLattice lattice;
  private final boolean slanted;

  HexShapeView(HexBoard board, BoardPreferences preferences, boolean flipped) {
    this.board = board;
    HexLattice straight = HexLattice.of(board.tiling(), preferences.value(ORIENTATION));
    lattice = flipped ? straight.rotated() : straight;
    slanted = Math.abs(lattice.column().getY()) > 1;
  }

  /**
   * Lays a diamond in a wide place and a flat board in a small or tall one, unless one is chosen.
   */
  static BoardPreferences fitted(BoardPreferences preferences, double width, double height) {
    List<String> values = ORIENTATION.values();
    if (!preferences.value(ORIENTATION).equals(values.getFirst())) {
      return preferences;
    }
    boolean lying = width >= LYING_FROM && width >= height;
    return preferences.with(ORIENTATION, lying ? "lying" : "flat");
  }

  BoardShape shape() {
    List<BoardCell> cells = IntStream.range(0, board.cells()).mapToObj(this::cell).toList();
    List<BoardLabel> labels = labels();
    List<Point2D> points = new ArrayList<>(frame(FRAME_WIDTH));
    var frame = Shapes.expanded(Shapes.bounds(points), MARGIN);
    labels.forEach(label -> points.add(label.centre()));
    var labelled = Shapes.expanded(Shapes.bounds(points), LABEL_SIZE / 2);
    return new BoardShape(
        cells,
        frame,
        labels,
        Shapes.union(frame, labelled),
        slanted ? new RowNavigation(cells) : this::neighbour);
  }

  private BoardCell cell(int cell) {
    int row = board.row(cell);
    int column = board.column(cell);
    boolean up = (row + column) % 2 == 0;
    Point2D middle = lattice.point(row, column);
    return new BoardCell(
        cell,
        HexNotation.cellName(board, cell),
        middle.add(0, up ? lattice.pieceOffset() : -lattice.pieceOffset()),
        lattice.outline(middle, up));
  }

  private int neighbour(int cell, Direction direction) {
    int row = board.row(cell);
    int column = board.column(cell);
    int down = lattice.row().getY() > 0 ? 1 : -1;
    int right = lattice.column().getX() > 0 ? 1 : -1;
    return switch (direction) {
      case UP -> cellAt(row - down, column);
      case DOWN -> cellAt(row + down, column);
      case LEFT -> cellAt(row, column - right);
      case RIGHT -> cellAt(row, column + right);
    };
  }

  private int cellAt(int row, int column) {
    return board.contains(row, column) ? board.cell(row, column) : ArrowNavigation.NONE;
  }

  /**
   * The corners of the frame at a distance from the outermost cells, clockwise from the first cell.
   */
  private List<Point2D> frame(double distance) {
    double above = -lattice.rowsBeyond(distance);
    double left = -lattice.columnsBeyond(distance);
    double below = board.rows() - 1 - above;
    double right = board.columns() - 1 - left;
    return List.of(
        lattice.point(above, left),
        lattice.point(above, right),
        lattice.point(below, right),
        lattice.point(below, left));
  }

  private List<BoardLabel> labels() {
    List<BoardLabel> labels = new ArrayList<>();
    double above = -lattice.rowsBeyond(FRAME_WIDTH + LABEL_DISTANCE);
    double left = -lattice.columnsBeyond(FRAME_WIDTH + LABEL_DISTANCE);
    for (int column = 0; column < board.columns(); column++) {
      String name = String.valueOf((char) ('a' + column));
      labels.add(new BoardLabel(name, lattice.point(above, column), LABEL_SIZE, MAX_LABEL_SIZE));
    }
    for (int row = 0; row < board.rows(); row++) {
      labels.add(
          new BoardLabel(
              Integer.toString(row + 1), lattice.point(row, left), LABEL_SIZE, MAX_LABEL_SIZE));
    }
    return labels;
  }

  /** Draws the frame: a plain band for the first side, a striped one for the second. */
  Group ground() {
    Group ground = new Group(Shapes.withShadow(Shapes.polygon(frame(FRAME_WIDTH), "plate")));
    ground.getChildren().add(Shapes.polygon(frame(BAND_START), "field"));
    for (int side = 0; side < 4; side++) {
      String owner = side % 2 == 0 ? "first" : "second";
      ground.getChildren().add(Shapes.polygon(band(side, BAND_START, FRAME_WIDTH), "band", owner));
    }
    for (int side : new int[] {1, 3}) {
      ground.getChildren().add(Shapes.polygon(band(side, STRIPE_START, STRIPE_END), "stripe"));
    }
    return ground;
  }

  /** A band along a side, mitred at its ends, between two distances from the outermost cells. */
  private List<Point2D> band(int side, double from, double to) {
    List<Point2D> inner = frame(from);
    List<Point2D> outer = frame(to);
    int next = (side + 1) % 4;
    return List.of(outer.get(side), outer.get(next), inner.get(next), inner.get(side));
  }
}
