package quadrille.games.hex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import quadrille.board.BoardCell;
import quadrille.board.BoardOption;
import quadrille.board.BoardShape;
import quadrille.board.BoardTaste;
import quadrille.board.Shapes;
import quadrille.board.Stones;
import quadrille.core.Side;

/** What makes a position of Hex easier to read: its bridges, and a chain that cannot be cut. */
final class HexAidsView {
  static final BoardOption BRIDGES = BoardOption.toggle("bridges");
  static final BoardOption CHAIN = BoardOption.toggle("chain");

  /** Where a line leaves a stone, as a part of the way to the next one. */
  private static final double RIM = 0.24;

  private final HexBridges bridges;
  private final HexPosition position;
  private final Map<Integer, Point2D> centres = new HashMap<>();

  private HexAidsView(HexPosition position, BoardShape shape) {
    this.position = position;
    bridges = new HexBridges(position);
    for (BoardCell cell : shape.cells()) {
      centres.put(cell.id(), cell.centre());
    }
  }

  static List<Node> draw(HexPosition position, BoardShape shape, BoardTaste taste) {
    HexAidsView aids = new HexAidsView(position, shape);
    List<Node> drawn = new ArrayList<>();
    if (taste.isOn(BRIDGES)) {
      aids.bridges.all().forEach(each -> drawn.addAll(aids.bridge(each)));
    }
    if (taste.isOn(CHAIN)) {
      for (Side side : Side.values()) {
        drawn.addAll(aids.chain(side));
      }
    }
    return drawn;
  }

  private Point2D centre(int cell) {
    return centres.getOrDefault(cell, Point2D.ZERO);
  }

  /** Two strands, one through each of the cells between. */
  private List<Node> bridge(HexBridges.Bridge bridge) {
    String side = Stones.sideClass(position.stone(bridge.from()));
    List<Node> strands = new ArrayList<>();
    for (int between : bridge.between()) {
      Point2D from = centre(bridge.from());
      Point2D over = centre(between);
      Point2D start = from.interpolate(over, 2 * RIM);
      Point2D end = bridge.isToEdge() ? over : centre(bridge.to()).interpolate(over, 2 * RIM);
      strands.add(strand(start, over, end, "halo"));
      strands.add(strand(start, over, end, side));
    }
    return strands;
  }

  private static Node strand(Point2D start, Point2D over, Point2D end, String style) {
    Polyline strand =
        new Polyline(start.getX(), start.getY(), over.getX(), over.getY(), end.getX(), end.getY());
    return Shapes.styled(strand, "aid", "bridge", style);
  }

  /** A thread from stone to stone. */
  private List<Node> chain(Side side) {
    int[] cells = bridges.chain(side);
    List<Node> thread = new ArrayList<>();
    for (String style : List.of("halo", "line")) {
      for (int i = 1; i < cells.length; i++) {
        Point2D from = centre(cells[i - 1]);
        Point2D to = centre(cells[i]);
        Line line = new Line(from.getX(), from.getY(), to.getX(), to.getY());
        thread.add(Shapes.styled(line, "aid", "chain", style));
      }
    }
    for (int cell : cells) {
      var knot = Shapes.disc(9, "aid", "knot");
      knot.setTranslateX(centre(cell).getX());
      knot.setTranslateY(centre(cell).getY());
      thread.add(knot);
    }
    return thread;
  }
}
