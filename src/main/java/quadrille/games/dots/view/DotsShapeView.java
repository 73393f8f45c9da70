package quadrille.games.dots.view;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.shape.Rectangle;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardLabel;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.RowNavigation;
import quadrille.board.skin.Shapes;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsNotation;

/**
 * The shape of a sheet of dots. Its cells are the edges, each clickable in the diamond between its
 * dots and the centres of its boxes, followed by the boxes, which cannot be clicked. Flipping
 * rotates it by 180°.
 */
final class DotsShapeView {
  private static final double UNIT = BoardShape.UNIT;
  private static final double DOT = 9;
  private static final double EDGE_LENGTH = UNIT - 2 * DOT - 4;
  private static final double EDGE_WIDTH = 22;
  private static final double SHEET_MARGIN = 52;
  private static final double CORNER_ARC = 40;
  private static final double LABEL_OFFSET = 30;
  private static final double FONT_SIZE = 30;
  private static final double MAX_FONT_SIZE = 40;

  private final DotsGrid grid;
  private final boolean flipped;

  DotsShapeView(DotsGrid grid, boolean flipped) {
    this.grid = grid;
    this.flipped = flipped;
  }

  BoardShape shape() {
    List<BoardCell> cells = new ArrayList<>();
    for (int edge = 0; edge < grid.edges(); edge++) {
      cells.add(edge(edge));
    }
    for (int box = 0; box < grid.boxes(); box++) {
      cells.add(box(box));
    }
    return new BoardShape(cells, sheet(), labels(), sheet(), new RowNavigation(cells));
  }

  private BoardCell edge(int edge) {
    boolean level = grid.isHorizontal(edge);
    double x = grid.column(edge);
    double y = grid.row(edge);
    Point2D from = dot(y, x);
    Point2D to = level ? dot(y, x + 1) : dot(y + 1, x);
    Point2D centre = from.midpoint(to);
    Point2D across = level ? new Point2D(0, UNIT / 2) : new Point2D(UNIT / 2, 0);
    List<Point2D> seen =
        Shapes.rectangle(
            centre, level ? EDGE_LENGTH : EDGE_WIDTH, level ? EDGE_WIDTH : EDGE_LENGTH);
    return new BoardCell(
        edge,
        DotsNotation.edgeName(grid, edge),
        centre,
        seen,
        List.of(from, centre.add(across), to, centre.subtract(across)));
  }

  private BoardCell box(int box) {
    Point2D centre = dot(grid.boxRow(box) + 0.5, grid.boxColumn(box) + 0.5);
    int id = grid.edges() + box;
    return new BoardCell(
        id,
        DotsNotation.boxName(grid, box),
        centre,
        Shapes.rectangle(centre, DotsPieceView.BOX, DotsPieceView.BOX),
        List.of());
  }

  private Point2D dot(double row, double column) {
    double x = flipped ? grid.columns() - column : column;
    double y = flipped ? grid.rows() - row : row;
    return new Point2D(x * UNIT, y * UNIT);
  }

  private Rectangle2D sheet() {
    Rectangle2D dots = new Rectangle2D(0, 0, grid.columns() * UNIT, grid.rows() * UNIT);
    return Shapes.expanded(dots, SHEET_MARGIN);
  }

  private List<BoardLabel> labels() {
    List<BoardLabel> labels = new ArrayList<>();
    for (int column = 0; column <= grid.columns(); column++) {
      String name = String.valueOf((char) ('a' + column));
      labels.add(
          new BoardLabel(
              name, new Point2D(dot(0, column).getX(), -LABEL_OFFSET), FONT_SIZE, MAX_FONT_SIZE));
    }
    for (int row = 0; row <= grid.rows(); row++) {
      String name = Integer.toString(row + 1);
      labels.add(
          new BoardLabel(
              name, new Point2D(-LABEL_OFFSET, dot(row, 0).getY()), FONT_SIZE, MAX_FONT_SIZE));
    }
    return labels;
  }

  Group ground() {
    Rectangle2D sheet = sheet();
    Rectangle paper =
        new Rectangle(sheet.getMinX(), sheet.getMinY(), sheet.getWidth(), sheet.getHeight());
    paper.setArcWidth(CORNER_ARC);
    paper.setArcHeight(CORNER_ARC);
    Group ground = new Group(Shapes.withShadow(Shapes.styled(paper, "sheet")));
    for (int row = 0; row <= grid.rows(); row++) {
      for (int column = 0; column <= grid.columns(); column++) {
        Point2D place = new Point2D(column * UNIT, row * UNIT);
        ground.getChildren().add(Shapes.at(place, Shapes.disc(DOT, "point")));
      }
    }
    return ground;
  }
}
