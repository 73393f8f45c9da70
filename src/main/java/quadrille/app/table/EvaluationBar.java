package quadrille.app.table;

import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Watch;
import quadrille.app.common.Words;
import quadrille.core.Game;
import quadrille.core.Side;

/**
 * A bar beside the board: the first side's part grows from below, or from above if it is turned.
 */
final class EvaluationBar extends Region {
  private static final double WIDTH = 12;

  private final Region part = new Region();
  private final Region middle = new Region();
  private final Game game;
  private double share = 0.5;
  private boolean turned;

  EvaluationBar(TableModel model, Evaluation evaluation, Words words, Watch watch) {
    game = model.room().game();
    getStyleClass().addAll("evaluation-bar", game.id());
    part.getStyleClass().addAll("part", firstStyle(model));
    getStyleClass().add(firstStyle(model) + "-below");
    middle.getStyleClass().add("middle");
    getChildren().addAll(part, middle);
    setMinWidth(WIDTH);
    setMaxWidth(WIDTH);
    setAccessibleRole(AccessibleRole.TEXT);
    watch.on(evaluation.pointsProperty(), points -> show(points, model, words));
    ObservableValue<Boolean> flipped = model.flippedProperty();
    watch.on(flipped, this::turn);
  }

  /** The colour that the game gives the first side. */
  private static String firstStyle(TableModel model) {
    String key = model.room().game().sideName(Side.FIRST, model.line().settings()).key();
    return key.substring(key.indexOf('.') + 1);
  }

  private void turn(boolean now) {
    turned = now;
    requestLayout();
  }

  private void show(@Nullable Integer points, TableModel model, Words words) {
    if (points != null) {
      share = Viewpoint.share(points, game);
    }
    String text =
        points == null
            ? words.say(EvaluationBar.class, "score.unknown")
            : Viewpoint.say(points, model.line(), words);
    setAccessibleText(words.say(EvaluationBar.class, "score.accessible", text));
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double height = Math.round(getHeight() * share);
    part.resizeRelocate(0, turned ? 0 : getHeight() - height, getWidth(), height);
    middle.resizeRelocate(0, Math.round(getHeight() / 2) - 1, getWidth(), 2);
  }
}
