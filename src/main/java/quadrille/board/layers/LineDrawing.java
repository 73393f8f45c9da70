package quadrille.board.layers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.BoardSkin;
import quadrille.board.skin.Shapes;
import quadrille.board.skin.StoneShapes;
import quadrille.core.Position;
import quadrille.core.Side;

/**
 * Draws expected moves over the board. Each has a numbered badge on its target, solid for the first
 * side and ringed for the second, and a line from its origin.
 */
public final class LineDrawing {
  /** More moves would be hard to follow. */
  private static final int MAX_MOVES = 5;

  private static final double RADIUS = 21;
  private static final double FONT = 26;

  /** The shift of a badge that shares its cell with others. */
  private static final double OVERLAP_SHIFT = 26;

  private final BoardSkin skin;
  private final Map<Integer, Point2D> centres = new HashMap<>();
  private final Map<Integer, Integer> badgesOn = new HashMap<>();
  private final List<Node> lines = new ArrayList<>();
  private final List<Node> numbers = new ArrayList<>();

  public LineDrawing(BoardSkin skin, BoardShape shape) {
    this.skin = skin;
    shape.cells().forEach(cell -> centres.put(cell.id(), cell.centre()));
  }

  /** Draws the first moves of a line. */
  public Group draw(Position start, List<Long> moves) {
    Position position = start;
    for (int i = 0; i < Math.min(MAX_MOVES, moves.size()); i++) {
      int[] path = skin.clickPaths(position, moves.get(i)).getFirst();
      add(path, i + 1, position.turn());
      position = position.play(moves.get(i));
    }
    Group all = new Group(lines);
    all.getChildren().addAll(numbers);
    return all;
  }

  private void add(int[] path, int number, Side side) {
    String style = StoneShapes.sideStyleClass(side);
    if (path.length > 1) {
      lines.add(line(path, "halo", style));
      lines.add(line(path, "way", style));
    }
    int last = path[path.length - 1];
    int before = badgesOn.merge(last, 1, Integer::sum) - 1;
    Point2D centre = centre(last).add(OVERLAP_SHIFT * before, -OVERLAP_SHIFT * before);
    numbers.add(badge(centre, number, style));
  }

  private Polyline line(int[] path, String... styles) {
    Polyline line = Shapes.polyline(IntStream.of(path).mapToObj(this::centre).toList(), styles);
    line.setFill(Color.TRANSPARENT);
    line.setStrokeLineCap(StrokeLineCap.ROUND);
    line.setStrokeLineJoin(StrokeLineJoin.ROUND);
    return line;
  }

  private static Node badge(Point2D centre, int number, String style) {
    Circle disc = Shapes.disc(RADIUS, "badge", style);
    String digits = Integer.toString(number);
    Text text = Shapes.text(digits, Point2D.ZERO, 2 * RADIUS, FONT, "number", style);
    return Shapes.at(centre, new Group(disc, text));
  }

  private Point2D centre(int cell) {
    return centres.getOrDefault(cell, Point2D.ZERO);
  }
}
