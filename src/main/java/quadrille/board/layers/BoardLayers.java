package quadrille.board.layers;

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
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Settings;

/**
 * The scene graph of a board in one orientation, in board units. Its layers from bottom to top:
 * background, cells, texture, highlights, marks, labels, pieces, marks, expected moves, drawings.
 */
public final class BoardLayers extends Group {
  /** From this width on, cells are a whole number of pixels wide, to keep straight lines sharp. */
  private static final double MIN_SNAPPED_PIXELS = 12;

  private final BoardShape shape;
  private final Map<Integer, CellNode> cells = new LinkedHashMap<>();
  private final BoardLabels labels;
  private final Pieces pieces;
  private final Marks marks;
  private final Drawings drawings;
  private final Group highlights = new Group();
  private final Group overlays = new Group();
  private final Group preview = new Group();
  private final Group bestLine = new Group();
  private final Scale scale = new Scale();
  private final Translate shift = new Translate();
  private Rectangle2D drawnArea = Rectangle2D.EMPTY;
  private double drawnLeft;

  public BoardLayers(
      BoardSkin skin,
      Settings settings,
      BoardPreferences preferences,
      boolean flipped,
      Function<BoardCell, String> text,
      IntConsumer onFire) {
    shape = skin.shape(settings, preferences, flipped);
    Map<Integer, BoardCell> byId = new LinkedHashMap<>();
    Group faces = new Group();
    for (BoardCell cell : shape.cells()) {
      CellNode node = new CellNode(cell, text, () -> onFire.accept(cell.id()));
      byId.put(cell.id(), cell);
      cells.put(cell.id(), node);
      faces.getChildren().add(node);
    }
    labels = new BoardLabels(shape.labels());
    pieces = new Pieces(skin, byId);
    marks = new Marks(skin, byId);
    drawings = new Drawings(shape);
    highlights.setMouseTransparent(true);
    overlays.setMouseTransparent(true);
    preview.setMouseTransparent(true);
    bestLine.setMouseTransparent(true);
    bestLine.getStyleClass().add("plan");
    Node ground = skin.background(settings, shape, preferences, flipped);
    ground.setMouseTransparent(true);
    Node texture = skin.texture(settings);
    texture.setMouseTransparent(true);
    getChildren()
        .addAll(
            ground,
            faces,
            texture,
            highlights,
            marks.under(),
            labels,
            pieces,
            overlays,
            preview,
            marks.over(),
            bestLine,
            drawings);
    getTransforms().addAll(shift, scale);
    setManaged(false);
  }

  public BoardShape shape() {
    return shape;
  }

  public Iterable<CellNode> cells() {
    return cells.values();
  }

  /** The ids of all cells. */
  public Set<Integer> ids() {
    return cells.keySet();
  }

  public CellNode cell(int id) {
    return Objects.requireNonNull(cells.get(id), () -> "no cell " + id);
  }

  public Pieces pieces() {
    return pieces;
  }

  public Marks marks() {
    return marks;
  }

  /** What the user draws on the board. */
  public Drawings drawings() {
    return drawings;
  }

  /** Hides the pieces and overlays, or shows them again. */
  public void setPiecesHidden(boolean blind) {
    pieces.setVisible(!blind);
    overlays.setVisible(!blind);
  }

  /** The group for highlights. */
  public Group highlights() {
    return highlights;
  }

  /** The group for the overlays of the skin, which make a position easier to read. */
  public Group overlays() {
    return overlays;
  }

  /** The group for expected moves. */
  public Group bestLine() {
    return bestLine;
  }

  /** The group for the preview of a move. */
  public Group preview() {
    return preview;
  }

  /**
   * Fits the board into a rectangle and centres it.
   *
   * @param density screen pixels per unit of the rectangle
   * @param textScale the size of the coordinates, 1 if it is the usual one
   */
  public void fit(Rectangle2D area, boolean labelled, double density, double textScale) {
    Rectangle2D extent = labelled ? shape.labelledExtent() : shape.extent();
    double fit =
        Math.min(area.getWidth() / extent.getWidth(), area.getHeight() / extent.getHeight());
    double pixels = fit * BoardShape.UNIT * density;
    double factor = pixels < MIN_SNAPPED_PIXELS ? fit : fit * Math.floor(pixels) / pixels;
    scale.setX(factor);
    scale.setY(factor);
    shift.setX(start(area.getMinX(), area.getWidth(), extent.getWidth() * factor, density));
    shift.setX(shift.getX() - snap(extent.getMinX() * factor, density));
    shift.setY(start(area.getMinY(), area.getHeight(), extent.getHeight() * factor, density));
    shift.setY(shift.getY() - snap(extent.getMinY() * factor, density));
    labels.fit(labelled, factor, textScale);
    drawnLeft = shift.getX() + extent.getMinX() * factor;
    Rectangle2D board = shape.extent();
    drawnArea =
        new Rectangle2D(
            shift.getX() + board.getMinX() * factor,
            shift.getY() + board.getMinY() * factor,
            board.getWidth() * factor,
            board.getHeight() * factor);
  }

  /** Where the board is drawn within the rectangle, without its coordinates. */
  public Rectangle2D drawnArea() {
    return drawnArea;
  }

  /** Where the board begins within the rectangle, or its coordinates if they are shown. */
  public double drawnLeft() {
    return drawnLeft;
  }

  private static double start(double start, double available, double used, double density) {
    return snap(start + (available - used) / 2, density);
  }

  private static double snap(double value, double density) {
    return Math.floor(value * density) / density;
  }
}
