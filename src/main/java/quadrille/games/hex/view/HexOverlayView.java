package quadrille.games.hex.view;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import quadrille.board.skin.BoardOption;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.Shapes;
import quadrille.board.skin.StoneShapes;
import quadrille.core.Side;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.search.HexBridges;
import quadrille.games.hex.search.HexLinks.Link;

/** Draws the optional aids of a position: its bridges, and a chain that cannot be cut. */
final class HexOverlayView {
  static final BoardOption BRIDGES = BoardOption.toggle("bridges");
  static final BoardOption CHAIN = BoardOption.toggle("chain");

  /** Where a line leaves a stone, as a fraction of the distance between two stones. */
  private static final double STONE_EDGE = 0.24;

  private final HexBridges bridges;
  private final HexPosition position;
  private final BoardShape shape;

  private HexOverlayView(HexPosition position, BoardShape shape) {
    this.position = position;
    this.shape = shape;
    bridges = new HexBridges(position);
  }

  static List<Node> draw(HexPosition position, BoardShape shape, BoardPreferences preferences) {
    List<Node> nodes = new ArrayList<>();
    if (!preferences.isOn(BRIDGES) && !preferences.isOn(CHAIN)) {
      return nodes;
    }
    HexOverlayView view = new HexOverlayView(position, shape);
    if (preferences.isOn(BRIDGES)) {
      view.bridges.all().forEach(bridge -> nodes.addAll(view.bridge(bridge)));
    }
    if (preferences.isOn(CHAIN)) {
      for (Side side : Side.values()) {
        nodes.addAll(view.chain(side));
      }
    }
    return nodes;
  }

  private Point2D centre(int cell) {
    return shape.cells().get(cell).centre();
  }

  /** Draws a bridge as two strands, one through each of its empty cells. */
  private List<Node> bridge(Link bridge) {
    String side = StoneShapes.sideStyleClass(position.stone(bridge.from()));
    List<Node> strands = new ArrayList<>();
    for (int between : bridge.carrier()) {
      Point2D from = centre(bridge.from());
      Point2D over = centre(between);
      Point2D start = from.interpolate(over, 2 * STONE_EDGE);
      Point2D end =
          bridge.isToEdge() ? over : centre(bridge.to()).interpolate(over, 2 * STONE_EDGE);
      strands.add(strand(start, over, end, "halo"));
      strands.add(strand(start, over, end, side));
    }
    return strands;
  }

  private static Node strand(Point2D start, Point2D over, Point2D end, String style) {
    return Shapes.polyline(List.of(start, over, end), "aid", "bridge", style);
  }

  /** Draws a chain as a line from stone to stone. */
  private List<Node> chain(Side side) {
    List<Integer> cells = bridges.safeChain(side);
    List<Node> nodes = new ArrayList<>();
    for (String style : List.of("halo", "line")) {
      for (int i = 1; i < cells.size(); i++) {
        List<Point2D> ends = List.of(centre(cells.get(i - 1)), centre(cells.get(i)));
        nodes.add(Shapes.polyline(ends, "aid", "chain", style));
      }
    }
    for (int cell : cells) {
      Circle knot = new Circle(centre(cell).getX(), centre(cell).getY(), 9);
      nodes.add(Shapes.styled(knot, "aid", "knot"));
    }
    return nodes;
  }
}
