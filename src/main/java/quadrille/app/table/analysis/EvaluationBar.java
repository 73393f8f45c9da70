package quadrille.app.table.analysis;

import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.PauseTransition;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableDoubleValue;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;
import quadrille.board.BoardView;
import quadrille.core.Game;
import quadrille.core.Side;
import quadrille.search.Score;
import quadrille.text.Localizer;
import quadrille.text.Text;

/**
 * The bar beside the board, with the score as a number at the end of the side that is ahead. The
 * first side's part grows from its side of the board.
 */
final class EvaluationBar extends Region {
  private static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");

  /** Within this time a new position is usually evaluated; until then the bar keeps still. */
  private static final Duration PATIENCE = Duration.millis(600);

  /** Between the bar and the board, where the window is so wide that there is more room. */
  private static final double GAP = 8;

  private final TableModel model;
  private final Localizer localizer;
  private final Region part = new Region();
  private final Region middle = new Region();
  private final DoubleProperty firstShare = new SimpleDoubleProperty(0.5);
  private final ObservableDoubleValue stepMillis;
  private final Timeline slide = new Timeline();
  private final Label number = new Label();
  private final Tooltip tooltip = new Tooltip();
  private final PauseTransition patience = new PauseTransition(PATIENCE);
  private boolean firstAhead = true;

  /**
   * @param points the score from the first side's view, or null if unknown
   * @param board begins and ends where the bar does, to its right, in the same parent; has the
   *     duration of an animation step, without which the bar jumps
   */
  EvaluationBar(
      TableModel model,
      ObservableValue<@Nullable Integer> points,
      BoardView board,
      Localizer localizer,
      Subscriptions watch) {
    this.model = model;
    this.localizer = localizer;
    stepMillis = board.settings().animationMillisProperty();
    Game game = model.module().game();
    getStyleClass().addAll("evaluation-bar", game.id(), sideClass(Side.FIRST) + "-below");
    part.getStyleClass().addAll("part", sideClass(Side.FIRST));
    middle.getStyleClass().add("middle");
    getChildren().addAll(part, middle, number);
    setAccessibleRole(AccessibleRole.TEXT);
    Tooltip.install(this, tooltip);
    patience.setOnFinished(_ -> show(points.getValue()));
    show(points.getValue());
    watch.onChange(points, () -> update(points.getValue()));
    watch.onChange(model.orientation().flippedProperty(), this::requestLayout);
    watch.onChange(firstShare, this::requestLayout);
    watch.onChange(board.drawnAreaProperty(), () -> alignWith(board));
    // It has no width before it is shown for the first time.
    watch.onChange(widthProperty(), () -> alignWith(board));
  }

  private void alignWith(BoardView board) {
    Rectangle2D area = board.drawnAreaProperty().get();
    Parent parent = getParent();
    if (parent != null) {
      setMaxHeight(area.getHeight());
      Point2D corner = parent.sceneToLocal(board.localToScene(board.drawnLeft(), area.getMinY()));
      setTranslateX(Math.max(0, Math.rint(corner.getX() - getWidth() - GAP)));
      setTranslateY(corner.getY());
      // The board is drawn while its parents are laid out, which would not lay out the bar again.
      Platform.runLater(parent::requestLayout);
    }
  }

  /** The game's name for a side, by which the style sheet colours it. */
  private String sideClass(Side side) {
    String key = model.module().game().sideName(side, model.line().settings()).key();
    return key.substring(key.indexOf('.') + 1);
  }

  private void update(@Nullable Integer points) {
    if (points == null) {
      patience.playFromStart();
    } else {
      patience.stop();
      show(points);
    }
  }

  private void show(@Nullable Integer points) {
    Game game = model.module().game();
    pseudoClassStateChanged(UNKNOWN, points == null);
    slideTo(points == null ? 0.5 : Score.barShare(points, game));
    firstAhead =
        (points == null || points == 0) ? model.orientation().isFirstSideBelow() : points > 0;
    Text brief = points == null ? text("bar.none") : ScoreText.brief(points, game);
    number.setText(localizer.localize(brief));
    Side ahead = firstAhead ? Side.FIRST : Side.SECOND;
    number.getStyleClass().setAll("label", "number", sideClass(ahead));
    Text score = ScoreText.forFirstSide(points, model.line());
    String whole = localizer.localize(EvaluationBar.class, "score.accessible", score);
    setAccessibleText(whole);
    tooltip.setText(whole);
    requestLayout();
  }

  private void slideTo(double share) {
    slide.stop();
    if (stepMillis.get() > 0) {
      KeyValue end = new KeyValue(firstShare, share, Interpolator.EASE_OUT);
      slide.getKeyFrames().setAll(new KeyFrame(Duration.millis(stepMillis.get()), end));
      slide.play();
    } else {
      firstShare.set(share);
    }
  }

  private static Text text(String key) {
    return Text.of(EvaluationBar.class, key);
  }

  @Override
  protected void layoutChildren() {
    boolean below = model.orientation().isFirstSideBelow();
    double height = Math.round(getHeight() * firstShare.get());
    part.resizeRelocate(0, below ? getHeight() - height : 0, getWidth(), height);
    middle.resizeRelocate(0, Math.rint(getHeight() / 2) - 1, getWidth(), 2);
    double numberWidth = Math.min(getWidth(), number.prefWidth(-1));
    double numberHeight = number.prefHeight(-1);
    boolean numberBelow = firstAhead == below;
    number.resizeRelocate(
        Math.rint((getWidth() - numberWidth) / 2),
        numberBelow ? getHeight() - numberHeight : 0,
        numberWidth,
        numberHeight);
  }
}
