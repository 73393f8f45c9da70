package quadrille.games.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.Line;
import quadrille.board.Arrows;
import quadrille.board.BoardCell;
import quadrille.board.BoardLabel;
import quadrille.board.BoardOption;
import quadrille.board.BoardShape;
import quadrille.board.BoardTaste;
import quadrille.board.Direction;
import quadrille.board.Shapes;

/**
 * Where the cells of a Hex board lie: on a lattice of rows and columns, inside a frame whose sides
 * have the players' colours. A board of hexagons lies in one of four orientations. Flipped, every
 * board is turned by half a turn.
 */
final class HexShapeView {
  static final BoardOption ORIENTATION =
      new BoardOption("orientation", List.of("flat", "leaning", "lying", "standing"));

  private static final double BAND = 26;
  private static final double STRIPE = 0.36;
  private static final double EDGE = 10;
  private static final double TYPE = 28;
  private static final double LABEL = 34;

  private final HexBoard board;
  private final HexLatticeView lattice;
  private final boolean slanting;

  HexShapeView(HexBoard board, BoardTaste taste, boolean flipped) {
    this.board = board;
    HexLatticeView straight =
        board.tiling() == HexTiling.HEXAGONAL
            ? oriented(taste.choice(ORIENTATION))
            : HexLatticeView.of(board.tiling());
    lattice = flipped ? straight.turned() : straight;
    slanting = Math.abs(lattice.column().getY()) > 1;
  }

  private static HexLatticeView oriented(String orientation) {
    return switch (orientation) {
      case "leaning" -> HexLatticeView.LEANING;
      case "lying" -> HexLatticeView.LYING;
      case "standing" -> HexLatticeView.STANDING;
      default -> HexLatticeView.HEXAGONS;
    };
  }

  BoardShape shape() {
    List<BoardCell> cells = IntStream.range(0, board.cells()).mapToObj(this::cell).toList();
    List<BoardLabel> labels = labels();
    List<Point2D> seen = new ArrayList<>(frame(BAND));
    var extent = Shapes.wider(Shapes.around(seen), EDGE);
    labels.forEach(label -> seen.add(label.centre()));
    var labelled = Shapes.wider(Shapes.around(seen), TYPE / 2);
    return new BoardShape(
        cells,
        extent,
        labels,
        Shapes.union(extent, labelled),
        slanting ? Arrows.byRows(cells) : this::step);
  }

  private BoardCell cell(int cell) {
    int row = board.row(cell);
    int column = board.column(cell);
    boolean up = (row + column) % 2 == 0;
    Point2D middle = lattice.point(row, column);
    return new BoardCell(
        cell,
        HexNotation.cellName(board, cell),
        middle.add(0, up ? lattice.sink() : -lattice.sink()),
        lattice.outline(middle, up));
  }

  private int step(int cell, Direction direction) {
    int row = board.row(cell);
    int column = board.column(cell);
    int down = lattice.row().getY() > 0 ? 1 : -1;
    int right = lattice.column().getX() > 0 ? 1 : -1;
    return switch (direction) {
      case UP -> at(row - down, column);
      case DOWN -> at(row + down, column);
      case LEFT -> at(row, column - right);
      case RIGHT -> at(row, column + right);
    };
  }

  private int at(int row, int column) {
    boolean exists = row >= 0 && row < board.rows() && column >= 0 && column < board.columns();
    return exists ? board.cell(row, column) : Arrows.NONE;
  }

  /** The corners of the frame, clockwise from the first cell, this far from the outermost cells. */
  private List<Point2D> frame(double far) {
    double above = -lattice.rows(far);
    double left = -lattice.columns(far);
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
    double above = -lattice.rows(BAND + LABEL);
    double left = -lattice.columns(BAND + LABEL);
    for (int column = 0; column < board.columns(); column++) {
      String name = String.valueOf((char) ('a' + column));
      labels.add(new BoardLabel(name, lattice.point(above, column), TYPE));
    }
    for (int row = 0; row < board.rows(); row++) {
      labels.add(new BoardLabel(Integer.toString(row + 1), lattice.point(row, left), TYPE));
    }
    return labels;
  }

  /** The frame: a plain band for the first side, a striped one for the second. */
  Group ground() {
    List<Point2D> outer = frame(BAND);
    List<Point2D> stripes = frame(BAND * STRIPE);
    Point2D middle = outer.get(0).midpoint(outer.get(2));
    Group ground = new Group(Shapes.lifted(Shapes.polygon(outer, "plate")));
    for (int side = 0; side < 4; side++) {
      Point2D from = outer.get(side);
      Point2D to = outer.get((side + 1) % 4);
      String owner = side % 2 == 0 ? "first" : "second";
      ground.getChildren().add(Shapes.polygon(List.of(middle, from, to), "band", owner));
    }
    for (int side : new int[] {1, 3}) {
      Point2D from = stripes.get(side);
      Point2D to = stripes.get((side + 1) % 4);
      Line stripe = new Line(from.getX(), from.getY(), to.getX(), to.getY());
      ground.getChildren().add(Shapes.styled(stripe, "stripe"));
    }
    return ground;
  }
}
