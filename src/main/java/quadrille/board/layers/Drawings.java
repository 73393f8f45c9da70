package quadrille.board.layers;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.StrokeLineCap;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.Shapes;

/** The arrows and circles that the user draws on a board. */
public final class Drawings extends Group {
  private static final double RADIUS = 40;
  private static final double HEAD = 26;

  private final Map<Integer, Point2D> centres = new HashMap<>();
  private final Set<Stroke> strokes = new LinkedHashSet<>();

  /** An arrow between two cells, or a circle if they are the same. */
  private record Stroke(int from, int to) {}

  Drawings(BoardShape shape) {
    shape.cells().forEach(cell -> centres.put(cell.id(), cell.centre()));
    setMouseTransparent(true);
    getStyleClass().add("drawings");
  }

  /** Draws an arrow, or a circle if both cells are the same; a second time removes it. */
  public void toggle(int from, int to) {
    Stroke stroke = new Stroke(from, to);
    if (!strokes.remove(stroke)) {
      strokes.add(stroke);
    }
    draw();
  }

  /** Removes everything; returns whether there was anything. */
  public boolean clear() {
    boolean any = !strokes.isEmpty();
    strokes.clear();
    draw();
    return any;
  }

  /** Takes over what was drawn on another picture of the same board. */
  public void copy(Drawings other) {
    strokes.addAll(other.strokes);
    draw();
  }

  private void draw() {
    getChildren().setAll(strokes.stream().map(this::node).toList());
  }

  private Node node(Stroke stroke) {
    Point2D from = centres.getOrDefault(stroke.from, Point2D.ZERO);
    Point2D to = centres.getOrDefault(stroke.to, Point2D.ZERO);
    return stroke.from == stroke.to ? circle(from) : arrow(from, to);
  }

  private static Node circle(Point2D centre) {
    Circle halo = Shapes.disc(RADIUS, "halo");
    Circle line = Shapes.disc(RADIUS, "line");
    return Shapes.at(centre, new Group(halo, line));
  }

  private static Node arrow(Point2D from, Point2D to) {
    Point2D along = to.subtract(from).normalize();
    Point2D across = new Point2D(-along.getY(), along.getX());
    Point2D neck = to.subtract(along.multiply(HEAD));
    List<Point2D> head =
        List.of(
            neck.add(across.multiply(HEAD * 0.7)), to, neck.subtract(across.multiply(HEAD * 0.7)));
    Group arrow = new Group();
    for (String style : List.of("halo", "line")) {
      for (List<Point2D> points : List.of(List.of(from, to), head)) {
        Polyline line = Shapes.polyline(points, style);
        line.setFill(Color.TRANSPARENT);
        line.setStrokeLineCap(StrokeLineCap.ROUND);
        arrow.getChildren().add(line);
      }
    }
    return arrow;
  }
}
