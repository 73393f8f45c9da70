package quadrille.games.dots.view;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.shape.Line;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardOption;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.Shapes;
import quadrille.games.dots.DotsChains;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsPosition;

/** Outlines the chains of a position. */
final class DotsOverlayView {
  static final BoardOption CHAINS = BoardOption.toggle("chains");

  private static final double INSET = 14;

  private DotsOverlayView() {}

  static List<Node> draw(DotsPosition position, BoardShape shape, BoardPreferences preferences) {
    List<Node> drawn = new ArrayList<>();
    if (preferences.isOn(CHAINS)) {
      int edges = position.grid().edges();
      for (BitSet chain : DotsChains.of(position)) {
        chain.stream().forEach(box -> drawn.addAll(outline(position, shape, edges, box, chain)));
      }
    }
    return drawn;
  }

  /** Returns lines along the sides of a box at which its chain ends. */
  private static List<Node> outline(
      DotsPosition position, BoardShape shape, int edges, int box, BitSet chain) {
    Point2D centre = shape.cells().get(edges + box).centre();
    List<Node> sides = new ArrayList<>();
    for (int side = 0; side < 4; side++) {
      BoardCell edge = shape.cells().get(position.grid().edgeOf(box, side));
      int across = position.grid().across(edge.id(), box);
      boolean inside = across != DotsGrid.NONE && chain.get(across) && !position.isDrawn(edge.id());
      if (!inside) {
        sides.add(side(centre, edge.centre()));
      }
    }
    return sides;
  }

  /** Returns a line beside an edge, inside the box. */
  private static Node side(Point2D box, Point2D edge) {
    Point2D out = edge.subtract(box);
    Point2D middle = box.add(out.multiply(1 - INSET / out.magnitude()));
    Point2D along = new Point2D(-out.getY(), out.getX()).multiply(1 - INSET / out.magnitude());
    Point2D from = middle.add(along);
    Point2D to = middle.subtract(along);
    return Shapes.styled(
        new Line(from.getX(), from.getY(), to.getX(), to.getY()), "aid", "outline");
  }
}
