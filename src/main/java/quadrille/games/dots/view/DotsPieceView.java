package quadrille.games.dots.view;

import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.Mark;
import quadrille.board.skin.Shapes;
import quadrille.board.skin.StoneShapes;
import quadrille.core.Side;

/**
 * Draws edges as lines of ink, boxes filled plainly or hatched with an initial, and marks on an
 * edge as bars around a line. Edges not drawn yet stay blank, as on paper.
 */
final class DotsPieceView {
  /** From dot to dot, so that lines join. */
  private static final double LENGTH = 100;

  /** The last line is marked between its dots, which stay whole. */
  private static final double LAST_LENGTH = 80;

  private static final double WIDTH = 11;

  /** As wide as the gap between two boxes, with its outline. */
  private static final double LAST_WIDTH = 22;

  /** Leaves the mark of the last line in sight between two boxes. */
  static final double BOX = 76;

  private static final double CORNER_ARC = 16;
  private static final double HATCH_SPACING = 14;
  private static final double FONT_SIZE = 40;

  private DotsPieceView() {}

  private static boolean isHorizontal(BoardCell edge) {
    return edge.outline().get(1).getX() - edge.outline().get(0).getX()
        > edge.outline().get(2).getY() - edge.outline().get(1).getY();
  }

  static Rectangle edge(BoardCell edge) {
    return bar(edge, LENGTH, WIDTH, "edge");
  }

  static Node mark(Mark mark, BoardCell edge) {
    Group group =
        switch (mark) {
          case OPEN -> new Group();
          case LAST -> new Group(bar(edge, LAST_LENGTH, LAST_WIDTH, "fill"));
          default -> new Group(bar(edge, 96, 26, "halo"), bar(edge, 96, 26, "line"));
        };
    return Shapes.at(edge.centre(), group);
  }

  /** Returns a bar with round ends, centred on (0, 0). */
  private static Rectangle bar(BoardCell edge, double length, double width, String style) {
    boolean level = isHorizontal(edge);
    Rectangle bar = rectangle(level ? length : width, level ? width : length, width);
    return Shapes.styled(bar, style);
  }

  private static Rectangle rectangle(double width, double height, double round) {
    Rectangle rectangle = new Rectangle(-width / 2, -height / 2, width, height);
    rectangle.setArcWidth(round);
    rectangle.setArcHeight(round);
    return rectangle;
  }

  static Node box(Side owner, String initial) {
    String side = StoneShapes.sideStyleClass(owner);
    Group box = new Group(Shapes.styled(rectangle(BOX, BOX, CORNER_ARC), "box", side));
    if (owner == Side.SECOND) {
      box.getChildren().add(hatches());
    }
    Text letter = Shapes.styled(new Text(initial), "initial", side);
    letter.setTextOrigin(VPos.CENTER);
    letter.setTextAlignment(TextAlignment.CENTER);
    letter.setWrappingWidth(BOX);
    letter.setX(-BOX / 2);
    letter.setFont(Font.font("Inter", FontWeight.BOLD, FONT_SIZE));
    box.getChildren().add(letter);
    return box;
  }

  /** Returns diagonal lines across a box, from lower left to upper right. */
  private static Path hatches() {
    Path path = Shapes.styled(new Path(), "hatches");
    double half = BOX / 2 - 3;
    for (double sum = -2 * half + HATCH_SPACING / 2; sum < 2 * half; sum += HATCH_SPACING) {
      double low = Math.max(-half, sum - half);
      double high = Math.min(half, sum + half);
      path.getElements().addAll(new MoveTo(low, sum - low), new LineTo(high, sum - high));
    }
    return path;
  }
}
