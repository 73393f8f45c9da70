package quadrille.app.table.analysis;

import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableDoubleValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.FirstSideScore;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;
import quadrille.core.Game;
import quadrille.core.Side;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The bar beside the board; the first side's part grows from its side of the board. */
final class EvaluationBar extends Region {
  private static final double WIDTH = 12;

  private final TableModel model;
  private final Localizer localizer;
  private final Region part = new Region();
  private final Region middle = new Region();
  private final DoubleProperty firstShare = new SimpleDoubleProperty(0.5);
  private final ObservableDoubleValue stepMillis;
  private final Timeline slide = new Timeline();

  /**
   * @param points the score from the first side's view, or null if unknown
   * @param stepMillis the duration of an animation step in milliseconds; at 0 the bar jumps
   */
  EvaluationBar(
      TableModel model,
      ObservableValue<@Nullable Integer> points,
      ObservableDoubleValue stepMillis,
      Localizer localizer,
      Subscriptions watch) {
    this.model = model;
    this.localizer = localizer;
    this.stepMillis = stepMillis;
    Game game = model.module().game();
    String key = game.sideName(Side.FIRST, model.line().settings()).key();
    String firstSide = key.substring(key.indexOf('.') + 1);
    getStyleClass().addAll("evaluation-bar", game.id(), firstSide + "-below");
    part.getStyleClass().addAll("part", firstSide);
    middle.getStyleClass().add("middle");
    getChildren().addAll(part, middle);
    setMinWidth(WIDTH);
    setMaxWidth(WIDTH);
    setAccessibleRole(AccessibleRole.TEXT);
    watch.subscribe(points, this::show);
    watch.onChange(model.flippedProperty(), this::requestLayout);
    watch.onChange(firstShare, this::requestLayout);
  }

  private void show(@Nullable Integer points) {
    if (points != null) {
      slideTo(FirstSideScore.barShare(points, model.module().game()));
    }
    Text score = ScoreText.forFirstSide(points, model.line());
    setAccessibleText(localizer.localize(EvaluationBar.class, "score.accessible", score));
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

  @Override
  protected void layoutChildren() {
    double height = Math.round(getHeight() * firstShare.get());
    double top = model.flippedProperty().get() ? 0 : getHeight() - height;
    part.resizeRelocate(0, top, getWidth(), height);
    middle.resizeRelocate(0, Math.rint(getHeight() / 2) - 1, getWidth(), 2);
  }
}
