package quadrille.board.layers;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import quadrille.board.skin.ArrowNavigation;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.Shapes;
import quadrille.text.Text;

/** The arrows and circles that the user draws on a board. */
public final class Drawings extends Group {
  private static final double RADIUS = 45;
  private static final double HEAD = 36;

  private final Map<Integer, BoardCell> cells = new HashMap<>();
  private final Set<Stroke> strokes = new LinkedHashSet<>();

  /** Where an arrow begins whose end is not known yet. */
  private int start = ArrowNavigation.NONE;

  /** An arrow between two cells, or a circle if they are the same. */
  private record Stroke(int from, int to) {}

  Drawings(BoardShape shape) {
    shape.cells().forEach(cell -> cells.put(cell.id(), cell));
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

  /**
   * Begins an arrow on a cell, or ends there the one that was begun; an arrow that ends where it
   * began is forgotten.
   */
  public void beginOrEndArrow(int cell) {
    int from = start;
    start = from == ArrowNavigation.NONE ? cell : ArrowNavigation.NONE;
    if (from == ArrowNavigation.NONE || from == cell) {
      draw();
    } else {
      toggle(from, cell);
    }
  }

  /** Removes everything; returns whether there was anything. */
  public boolean clear() {
    boolean any = !strokes.isEmpty() || start != ArrowNavigation.NONE;
    strokes.clear();
    start = ArrowNavigation.NONE;
    draw();
    return any;
  }

  /** Takes over what was drawn on another picture of the same board. */
  public void copy(Drawings other) {
    strokes.addAll(other.strokes);
    start = other.start;
    draw();
  }

  /** What is drawn on a cell, for a screen reader. */
  public Stream<Text> describe(int cell) {
    Stream<Text> begun =
        start == cell ? Stream.of(Text.of(Drawings.class, "drawn.start")) : Stream.empty();
    return Stream.concat(
        strokes.stream()
            .filter(stroke -> stroke.from == cell || stroke.to == cell)
            .map(stroke -> describe(stroke, cell)),
        begun);
  }

  private Text describe(Stroke stroke, int cell) {
    if (stroke.from == stroke.to) {
      return Text.of(Drawings.class, "drawn.circle");
    }
    return stroke.from == cell
        ? Text.of(Drawings.class, "drawn.arrow.to", cell(stroke.to).name())
        : Text.of(Drawings.class, "drawn.arrow.from", cell(stroke.from).name());
  }

  private BoardCell cell(int id) {
    return Objects.requireNonNull(cells.get(id), () -> "no cell " + id);
  }

  private void draw() {
    getChildren().setAll(strokes.stream().map(this::node).toList());
    if (start != ArrowNavigation.NONE) {
      Node ring = circle(cell(start).centre());
      ring.getStyleClass().add("begun");
      getChildren().add(ring);
    }
  }

  private Node node(Stroke stroke) {
    Point2D from = cell(stroke.from).centre();
    Point2D to = cell(stroke.to).centre();
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
    Point2D half = across.multiply(HEAD / 2);
    List<Point2D> head = List.of(neck.add(half), to, neck.subtract(half));
    return new Group(
        Shapes.polyline(List.of(from, neck), "halo"),
        Shapes.polygon(head, "halo-head"),
        Shapes.polyline(List.of(from, neck), "line"),
        Shapes.polygon(head, "head"));
  }
}
