package quadrille.app.table.analysis;

import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.FirstSideScore;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;
import quadrille.core.Game;
import quadrille.core.Side;
import quadrille.text.Localizer;

/** The bar beside the board; the first side's part grows from its side of the board. */
final class EvaluationBar extends Region {
  private static final double WIDTH = 12;

  private final Region part = new Region();
  private final Region middle = new Region();
  private final Game game;
  private double firstShare = 0.5;
  private boolean flipped;

  EvaluationBar(
      TableModel model, BoardEvaluation evaluation, Localizer localizer, Subscriptions watch) {
    game = model.module().game();
    getStyleClass().addAll("evaluation-bar", game.id());
    part.getStyleClass().addAll("part", firstSideStyle(model));
    getStyleClass().add(firstSideStyle(model) + "-below");
    middle.getStyleClass().add("middle");
    getChildren().addAll(part, middle);
    setMinWidth(WIDTH);
    setMaxWidth(WIDTH);
    setAccessibleRole(AccessibleRole.TEXT);
    watch.subscribe(evaluation.pointsProperty(), points -> show(points, model, localizer));
    ObservableValue<Boolean> flipped = model.flippedProperty();
    watch.subscribe(flipped, this::setFlipped);
  }

  /** The style class with the first side's colour. */
  private static String firstSideStyle(TableModel model) {
    String key = model.module().game().sideName(Side.FIRST, model.line().settings()).key();
    return key.substring(key.indexOf('.') + 1);
  }

  private void setFlipped(boolean now) {
    flipped = now;
    requestLayout();
  }

  private void show(@Nullable Integer points, TableModel model, Localizer localizer) {
    if (points != null) {
      firstShare = FirstSideScore.barShare(points, game);
    }
    String text =
        points == null
            ? localizer.localize(EvaluationBar.class, "score.unknown")
            : localizer.localize(ScoreText.forFirstSide(points, model.line()));
    setAccessibleText(localizer.localize(EvaluationBar.class, "score.accessible", text));
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double height = Math.round(getHeight() * firstShare);
    part.resizeRelocate(0, flipped ? 0 : getHeight() - height, getWidth(), height);
    middle.resizeRelocate(0, Math.rint(getHeight() / 2) - 1, getWidth(), 2);
  }
}
