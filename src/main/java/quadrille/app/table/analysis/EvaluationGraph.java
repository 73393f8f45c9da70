package quadrille.app.table.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;
import quadrille.core.GameTree.Node;
import quadrille.core.MoveNumber;
import quadrille.search.Score;
import quadrille.text.Localizer;
import quadrille.text.Text;

/**
 * The graph of the scores of the whole game, the first side's leads above the middle. A click or
 * the arrow keys show a move.
 */
public final class EvaluationGraph extends Region {
  private static final double HEIGHT = 72;
  private static final double MARGIN = 6;

  /** The graph has space for at least this many moves. */
  private static final int MIN_PLIES = 20;

  private final TableModel model;
  private final Function<Node, @Nullable Integer> scores;
  private final Localizer localizer;
  private final Polyline curve = new Polyline();
  private final Line middle = new Line();
  private final Line cursor = new Line();
  private final Rectangle frame = new Rectangle();

  /**
   * @param scores the score of a node in points from the first side's view; null if unknown
   */
  public EvaluationGraph(
      TableModel model,
      Function<Node, @Nullable Integer> scores,
      Localizer localizer,
      Subscriptions watch) {
    this.model = model;
    this.scores = scores;
    this.localizer = localizer;
    getStyleClass().add("evaluation-graph");
    curve.getStyleClass().add("curve");
    middle.getStyleClass().add("middle");
    cursor.getStyleClass().add("cursor");
    frame.getStyleClass().add("frame");
    getChildren().addAll(frame, middle, cursor, curve);
    getChildren().forEach(each -> each.setMouseTransparent(true));
    setMinHeight(HEIGHT);
    setMaxHeight(HEIGHT);
    setFocusTraversable(true);
    setPickOnBounds(true);
    setAccessibleRole(AccessibleRole.SLIDER);
    setOnMousePressed(this::handleMouse);
    setOnMouseDragged(this::handleMouse);
    setOnKeyPressed(this::handleKey);
    watch.onChange(model.game().changesProperty(), this::refresh);
    watch.onChange(model.navigation().lineProperty(), this::refresh);
  }

  /** To be called after a change of the scores. */
  public void refresh() {
    Node shown = model.navigation().node();
    Text score = ScoreText.forFirstSide(scores.apply(shown), shown.line());
    int number = shown.parent() == null ? 0 : MoveNumber.of(shown.line()).number();
    setAccessibleText(localizer.localize(EvaluationGraph.class, "graph.accessible", number, score));
    requestLayout();
  }

  private void handleMouse(MouseEvent event) {
    requestFocus();
    double share = (event.getX() - MARGIN) / Math.max(1, getWidth() - 2 * MARGIN);
    model.navigation().showPly((int) Math.round(share * plies()));
    // Otherwise the scroll pane around it takes the focus.
    event.consume();
  }

  private void handleKey(KeyEvent event) {
    int ply = model.navigation().line().ply();
    KeyCode code = event.getCode();
    if (code == KeyCode.LEFT || code == KeyCode.RIGHT) {
      model.navigation().showPly(code == KeyCode.LEFT ? ply - 1 : ply + 1);
      event.consume();
    } else if (code == KeyCode.HOME || code == KeyCode.END) {
      model.navigation().showPly(code == KeyCode.HOME ? 0 : plies());
      event.consume();
    }
  }

  private int plies() {
    return Math.max(MIN_PLIES, model.game().current().line().ply());
  }

  @Override
  protected void layoutChildren() {
    frame.setWidth(getWidth());
    frame.setHeight(getHeight());
    List<Double> points = new ArrayList<>();
    for (@Nullable Node node = model.game().current(); node != null; node = node.parent()) {
      Integer score = scores.apply(node);
      if (score != null) {
        points.add(x(node.line().ply()));
        points.add(y(Score.barShare(score, model.module().game())));
      }
    }
    curve.getPoints().setAll(points);
    setEnds(middle, MARGIN, y(0.5), getWidth() - MARGIN, y(0.5));
    double now = x(model.navigation().line().ply());
    setEnds(cursor, now, 0, now, getHeight());
  }

  private double x(int ply) {
    return MARGIN + (getWidth() - 2 * MARGIN) * Math.min(ply, plies()) / plies();
  }

  private double y(double share) {
    return MARGIN + (getHeight() - 2 * MARGIN) * (1 - share);
  }

  private static void setEnds(Line line, double fromX, double fromY, double toX, double toY) {
    line.setStartX(fromX);
    line.setStartY(fromY);
    line.setEndX(toX);
    line.setEndY(toY);
  }
}
