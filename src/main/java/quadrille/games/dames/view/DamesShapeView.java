package quadrille.games.dames.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardLabel;
import quadrille.board.skin.BoardOption;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.RowNavigation;
import quadrille.board.skin.Shapes;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesRules;

/** A board of dark and light squares in a frame of wood; flipped, Black's side is at the bottom. */
final class DamesShapeView {
  /** How squares are named; by default as the rules prescribe. */
  static final BoardOption SQUARE_NAMES =
      new BoardOption("names", List.of("usual", "numbers", "letters"));

  private static final double UNIT = BoardShape.UNIT;
  private static final double FRAME = 22;
  private static final double CORNER_ARC = 16;

  /** The label sits in the corner that a piece leaves free. */
  private static final double LABEL_X = 11;

  private static final double LABEL_Y = 9;
  private static final double FONT_SIZE = 15;
  private static final double MAX_FONT_SIZE = 21;

  /** How far a larger label stays within its corner. */
  private static final double LABEL_MARGIN = 4;

  private static final double FRAME_FONT_SIZE = 18;

  /** How far the ring of the focus lies outside its square at the sides with the label. */
  private static final double RING_OUTSIDE = 6;

  /** How far it lies inside at the others, where the label of another square is near. */
  private static final double RING_INSIDE = 5;

  private final DamesBoard board;
  private final boolean flipped;
  private final boolean lettered;

  DamesShapeView(DamesRules rules, BoardPreferences preferences, boolean flipped) {
    board = rules.board();
    this.flipped = flipped;
    lettered =
        switch (preferences.value(SQUARE_NAMES)) {
          case "numbers" -> false;
          case "letters" -> true;
          default -> rules.drawRule() == DamesRules.DrawRule.RUSSIAN;
        };
  }

  BoardShape shape() {
    List<BoardCell> cells = IntStream.rangeClosed(1, board.squares()).mapToObj(this::cell).toList();
    List<BoardLabel> labels = new ArrayList<>(cells.stream().map(DamesShapeView::label).toList());
    if (lettered) {
      labels.addAll(frameLabels());
    }
    double side = board.size() * UNIT;
    Rectangle2D extent = Shapes.expanded(new Rectangle2D(0, 0, side, side), FRAME);
    return new BoardShape(cells, extent, labels, extent, new RowNavigation(cells));
  }

  private BoardCell cell(int square) {
    Point2D centre = centre(board.row(square), board.column(square));
    String name = lettered ? square + " " + board.name(square) : Integer.toString(square);
    return new BoardCell(square, name, centre, Shapes.rectangle(centre, UNIT, UNIT));
  }

  private Point2D centre(int row, int column) {
    int last = board.size() - 1;
    int x = flipped ? last - column : column;
    int y = flipped ? last - row : row;
    return new Point2D((x + 0.5) * UNIT, (y + 0.5) * UNIT);
  }

  private static BoardLabel label(BoardCell cell) {
    Point2D corner = cell.centre().subtract(UNIT / 2, UNIT / 2);
    return new BoardLabel(
        Integer.toString(cell.id()),
        corner.add(LABEL_X, LABEL_Y),
        FONT_SIZE,
        MAX_FONT_SIZE,
        corner.add(LABEL_MARGIN, LABEL_MARGIN));
  }

  /** A ring around a square that covers no label, be it as large as it may. */
  static Node focusRing(BoardCell cell) {
    double side = UNIT + RING_OUTSIDE - RING_INSIDE;
    double shift = (RING_OUTSIDE + RING_INSIDE) / 2;
    var corners = Shapes.rectangle(cell.centre().subtract(shift, shift), side, side);
    return new Group(Shapes.polygon(corners, "halo"), Shapes.polygon(corners, "line"));
  }

  /** The columns' letters under the board, the rows' numbers at its left. */
  private List<BoardLabel> frameLabels() {
    List<BoardLabel> letters = new ArrayList<>();
    int last = board.size() - 1;
    for (int i = 0; i <= last; i++) {
      String column = String.valueOf((char) ('a' + i));
      Point2D under = new Point2D(centre(0, i).getX(), board.size() * UNIT + FRAME / 2);
      Point2D left = new Point2D(-FRAME / 2, centre(i, 0).getY());
      letters.add(new BoardLabel(column, under, FRAME_FONT_SIZE, FRAME));
      letters.add(new BoardLabel(Integer.toString(last - i + 1), left, FRAME_FONT_SIZE, FRAME));
    }
    return letters;
  }

  Group ground() {
    double side = board.size() * UNIT;
    Rectangle frame = square(-FRAME, side + 2 * FRAME, "frame");
    frame.setArcWidth(CORNER_ARC);
    frame.setArcHeight(CORNER_ARC);
    return new Group(Shapes.withShadow(frame), square(0, side, "light"));
  }

  private static Rectangle square(double start, double side, String style) {
    return Shapes.styled(new Rectangle(start, start, side, side), style);
  }
}
