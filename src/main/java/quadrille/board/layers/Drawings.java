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
import quadrille.core.Drawing;
import quadrille.core.Drawing.Colour;
import quadrille.text.Text;

/** The arrows and circles that the user draws on a board. */
public final class Drawings extends Group {
  private static final double RADIUS = 45;
  private static final double HEAD = 36;

  private final Map<Integer, BoardCell> cells = new HashMap<>();
  private final Set<Drawing> shown = new LinkedHashSet<>();

  /** Where an arrow begins whose end is not known yet. */
  private int start = ArrowNavigation.NONE;

  Drawings(BoardShape shape) {
    shape.cells().forEach(cell -> cells.put(cell.id(), cell));
    setMouseTransparent(true);
    getStyleClass().add("drawings");
  }

  /** Draws an arrow or a circle, in place of one of another colour; a second time removes it. */
  public void toggle(Drawing drawing) {
    boolean removed = shown.remove(drawing);
    shown.removeIf(each -> isSamePlace(each, drawing.from(), drawing.to()));
    if (!removed) {
      shown.add(drawing);
    }
    draw();
  }

  /**
   * Draws an arrow or a circle in the first colour; again, in the next one, and then removes it.
   */
  private void cycle(int from, int to) {
    List<Colour> colours = List.of(Colour.values());
    int next =
        shown.stream()
            .filter(each -> isSamePlace(each, from, to))
            .findFirst()
            .map(each -> each.colour().ordinal() + 1)
            .orElse(0);
    shown.removeIf(each -> isSamePlace(each, from, to));
    if (next < colours.size()) {
      shown.add(new Drawing(colours.get(next), from, to));
    }
    draw();
  }

  private static boolean isSamePlace(Drawing drawing, int from, int to) {
    return drawing.from() == from && drawing.to() == to;
  }

  /** Draws a circle, changes its colour, or removes it after the last colour. */
  public void cycleCircle(int cell) {
    cycle(cell, cell);
  }

  /**
   * Begins an arrow on a cell, or ends there the one that was begun, which changes the colour of
   * one that is there; an arrow that ends where it began is forgotten.
   */
  public void beginOrEndArrow(int cell) {
    int from = start;
    start = from == ArrowNavigation.NONE ? cell : ArrowNavigation.NONE;
    if (from == ArrowNavigation.NONE || from == cell) {
      draw();
    } else {
      cycle(from, cell);
    }
  }

  /** Removes everything; returns whether there was anything. */
  public boolean clear() {
    boolean any = !shown.isEmpty() || start != ArrowNavigation.NONE;
    shown.clear();
    start = ArrowNavigation.NONE;
    draw();
    return any;
  }

  /** What is drawn, in its order. */
  public List<Drawing> all() {
    return List.copyOf(shown);
  }

  /** Shows these drawings and no others; leaves out those of other boards. */
  public void show(List<Drawing> drawings) {
    List<Drawing> here =
        drawings.stream()
            .filter(each -> cells.containsKey(each.from()) && cells.containsKey(each.to()))
            .toList();
    if (!here.equals(all())) {
      shown.clear();
      shown.addAll(here);
      start = ArrowNavigation.NONE;
      draw();
    }
  }

  /** Takes over what was drawn on another picture of the same board. */
  public void copy(Drawings other) {
    shown.addAll(other.shown);
    start = other.start;
    draw();
  }

  /** What is drawn on a cell, for a screen reader. */
  public Stream<Text> describe(int cell) {
    Stream<Text> begun =
        start == cell ? Stream.of(Text.of(Drawings.class, "drawn.start")) : Stream.empty();
    return Stream.concat(
        shown.stream()
            .filter(each -> each.from() == cell || each.to() == cell)
            .map(each -> describe(each, cell)),
        begun);
  }

  private Text describe(Drawing drawing, int cell) {
    Text colour = Text.of(Drawings.class, "drawn." + drawing.colour().id());
    if (drawing.isCircle()) {
      return Text.of(Drawings.class, "drawn.circle", colour);
    }
    return drawing.from() == cell
        ? Text.of(Drawings.class, "drawn.arrow.to", cell(drawing.to()).name(), colour)
        : Text.of(Drawings.class, "drawn.arrow.from", cell(drawing.from()).name(), colour);
  }

  private BoardCell cell(int id) {
    return Objects.requireNonNull(cells.get(id), () -> "no cell " + id);
  }

  private void draw() {
    getChildren().setAll(shown.stream().map(this::node).toList());
    if (start != ArrowNavigation.NONE) {
      Node ring = circle(cell(start).centre());
      ring.getStyleClass().add("begun");
      getChildren().add(ring);
    }
  }

  private Node node(Drawing drawing) {
    Point2D from = cell(drawing.from()).centre();
    Point2D to = cell(drawing.to()).centre();
    Node node = drawing.isCircle() ? circle(from) : arrow(from, to);
    node.getStyleClass().add(drawing.colour().id());
    return node;
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
