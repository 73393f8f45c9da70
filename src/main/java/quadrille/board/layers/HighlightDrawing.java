package quadrille.board.layers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Polygon;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.Shapes;
import quadrille.board.skin.StoneShapes;
import quadrille.core.Highlight;
import quadrille.core.Highlight.Link;

/** Draws highlights: tinted cells, lines from cell to cell, and rings. */
public final class HighlightDrawing {
  private static final double TINT_SIZE = 0.9;
  private static final double RING = 30;

  private final Map<Integer, BoardCell> cells = new HashMap<>();

  public HighlightDrawing(BoardShape shape) {
    shape.cells().forEach(cell -> cells.put(cell.id(), cell));
  }

  /** Draws the tints of all first, then all lines, then all rings. */
  public Group draw(List<Highlight> highlights) {
    List<Node> tints = new ArrayList<>();
    List<Node> lines = new ArrayList<>();
    List<Node> rings = new ArrayList<>();
    for (Highlight highlight : highlights) {
      String side = StoneShapes.sideStyleClass(highlight.side());
      highlight.cells().forEach((cell, strength) -> tints.add(tint(cell, strength, side)));
      highlight.links().forEach(link -> lines.addAll(line(link, side)));
      highlight.rings().forEach(cell -> rings.addAll(ring(cell)));
    }
    Group all = new Group();
    Stream.of(tints, lines, rings).forEach(all.getChildren()::addAll);
    return all;
  }

  private Node tint(int id, double strength, String side) {
    BoardCell cell = cell(id);
    Polygon tint =
        Shapes.polygon(
            Shapes.scaled(cell.outline(), cell.centre(), TINT_SIZE), "highlight", "tint", side);
    tint.setOpacity(strength);
    return tint;
  }

  private List<Node> line(Link link, String side) {
    List<Point2D> ends = List.of(cell(link.from()).centre(), cell(link.to()).centre());
    return List.of(
        Shapes.polyline(ends, "highlight", "halo"),
        Shapes.polyline(ends, "highlight", "line", side));
  }

  private List<Node> ring(int id) {
    Point2D centre = cell(id).centre();
    return List.of(
        Shapes.at(centre, Shapes.disc(RING, "highlight", "halo")),
        Shapes.at(centre, Shapes.disc(RING, "highlight", "ring")));
  }

  private BoardCell cell(int id) {
    return Objects.requireNonNull(cells.get(id), () -> "no cell " + id);
  }
}
