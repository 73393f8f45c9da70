package quadrille.board;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntConsumer;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import quadrille.core.Settings;

/**
 * Everything that is drawn of a board in one orientation, in board units, layer over layer: ground,
 * cells, labels, marks, pieces, marks.
 */
final class BoardWorld extends Group {
  /**
   * From this size on cells are a whole number of pixels wide, so that straight lines are sharp.
   */
  private static final double SNAPPED = 12;

  private final BoardShape shape;
  private final Map<Integer, CellNode> cells = new LinkedHashMap<>();
  private final BoardLabels labels;
  private final Pieces pieces;
  private final Marks marks;
  private final Group aids = new Group();
  private final Group ghosts = new Group();
  private final Group plan = new Group();
  private final Scale scale = new Scale();
  private final Translate shift = new Translate();

  BoardWorld(
      BoardSkin skin,
      Settings settings,
      BoardTaste taste,
      boolean flipped,
      Function<BoardCell, String> text,
      IntConsumer fire) {
    shape = skin.shape(settings, taste, flipped);
    Map<Integer, BoardCell> byId = new LinkedHashMap<>();
    Group faces = new Group();
    for (BoardCell cell : shape.cells()) {
      CellNode node = new CellNode(cell, text, () -> fire.accept(cell.id()));
      byId.put(cell.id(), cell);
      cells.put(cell.id(), node);
      faces.getChildren().add(node);
    }
    labels = new BoardLabels(shape.labels());
    pieces = new Pieces(skin, byId);
    marks = new Marks(skin, byId);
    aids.setMouseTransparent(true);
    ghosts.setMouseTransparent(true);
    plan.setMouseTransparent(true);
    plan.getStyleClass().add("plan");
    Node ground = skin.ground(settings, shape, taste, flipped);
    ground.setMouseTransparent(true);
    getChildren()
        .addAll(ground, faces, labels, marks.under(), pieces, aids, ghosts, plan, marks.over());
    getTransforms().addAll(shift, scale);
    setManaged(false);
  }

  BoardShape shape() {
    return shape;
  }

  Iterable<CellNode> cells() {
    return cells.values();
  }

  /** The numbers of all cells. */
  Set<Integer> ids() {
    return cells.keySet();
  }

  CellNode cell(int id) {
    return Objects.requireNonNull(cells.get(id), () -> "no cell " + id);
  }

  Pieces pieces() {
    return pieces;
  }

  Marks marks() {
    return marks;
  }

  /** Hides what stands on the board, or shows it again. */
  void veil(boolean blind) {
    pieces.setVisible(!blind);
    aids.setVisible(!blind);
  }

  /** What makes the position easier to read. */
  Group aids() {
    return aids;
  }

  /** Where expected moves are drawn. */
  Group plan() {
    return plan;
  }

  /** Where previews of a move are drawn. */
  Group ghosts() {
    return ghosts;
  }

  /**
   * Fits the whole board into a rectangle, in its middle.
   *
   * @param density pixels of the screen for a unit of the rectangle
   */
  void fit(Rectangle2D room, boolean labelled, double density) {
    Rectangle2D extent = labelled ? shape.labelledExtent() : shape.extent();
    double fit =
        Math.min(room.getWidth() / extent.getWidth(), room.getHeight() / extent.getHeight());
    double pixels = fit * BoardShape.UNIT * density;
    double factor = pixels < SNAPPED ? fit : fit * Math.floor(pixels) / pixels;
    scale.setX(factor);
    scale.setY(factor);
    shift.setX(start(room.getMinX(), room.getWidth(), extent.getWidth() * factor, density));
    shift.setX(shift.getX() - snap(extent.getMinX() * factor, density));
    shift.setY(start(room.getMinY(), room.getHeight(), extent.getHeight() * factor, density));
    shift.setY(shift.getY() - snap(extent.getMinY() * factor, density));
    labels.fit(labelled, factor);
  }

  private static double start(double start, double room, double used, double density) {
    return snap(start + (room - used) / 2, density);
  }

  private static double snap(double value, double density) {
    return Math.floor(value * density) / density;
  }
}
