package quadrille.app.table;

import java.util.function.BooleanSupplier;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.PauseTransition;
import javafx.animation.SequentialTransition;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleExpression;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import quadrille.app.history.ParticipantNames;
import quadrille.app.setup.Series;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Subscriptions;
import quadrille.core.Side;
import quadrille.text.Localizer;
import quadrille.text.Text;

/**
 * The score of a series, shown over the board for a moment after each game. A click on the board or
 * a key hides it.
 */
final class SeriesCard extends FxmlView {
  /** The board shows how the game has ended before the card covers it, animated or not. */
  private static final Duration DELAY = Duration.millis(1200);

  private static final Duration FADE = Duration.millis(200);
  private static final Duration SHOWN = Duration.seconds(4);

  private final TableModel model;
  private final ObservableValue<Series> series;
  private final BooleanSupplier animated;
  private SequentialTransition shown = new SequentialTransition();

  @FXML private Label games;
  @FXML private Label players;
  @FXML private Label score;
  @FXML private Label next;

  /**
   * @param series the series; includes this game once it is over
   * @param animated whether the card fades in and out
   */
  SeriesCard(
      TableModel model,
      ObservableValue<Series> series,
      BooleanSupplier animated,
      Localizer localizer,
      Subscriptions watch) {
    super(localizer);
    this.model = model;
    this.series = series;
    this.animated = animated;
    root().managedProperty().bind(root().visibleProperty());
    root().parentProperty().subscribe(this::hideByInput);
    watch.onChange(series, this::update);
    watch.onChange(model.navigation().lineProperty(), this::update);
  }

  /** How much of the board is hidden by the card, from 0 while it is not shown to 1. */
  DoubleExpression coverage() {
    return Bindings.when(root().visibleProperty()).then(root().opacityProperty()).otherwise(0.0);
  }

  /** Shows the score when the game has ended, until the next game or a look back. */
  private void update() {
    Series now = series.getValue();
    if (now.of() > 1 && model.isOver() && model.navigation().isLive()) {
      show(now, animated.getAsBoolean());
    } else {
      hide();
    }
  }

  private void hideByInput(@Nullable Parent around) {
    if (around != null) {
      around.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> hide());
      around.addEventFilter(KeyEvent.KEY_PRESSED, _ -> hide());
    }
  }

  private FadeTransition fade(double opacity, boolean fades) {
    FadeTransition fade = new FadeTransition(fades ? FADE : Duration.ONE, root());
    fade.setToValue(opacity);
    fade.setInterpolator(Interpolator.EASE_OUT);
    return fade;
  }

  private void show(Series now, boolean fades) {
    games.setText(localize("series.games", now.number(), now.of()));
    players.setText(localize("series.players", name(Side.FIRST), name(Side.SECOND)));
    boolean oneFirst = model.seats().oneMovesFirst();
    score.setText(
        localize(
            "series.score",
            Series.formatScore(oneFirst ? now.firstScore() : now.secondScore()),
            Series.formatScore(oneFirst ? now.secondScore() : now.firstScore())));
    next.setText(localize(now.hasNext() ? "series.next" : "series.final"));
    root().setVisible(true);
    root().setOpacity(0);
    shown.stop();
    shown =
        new SequentialTransition(
            new PauseTransition(DELAY), fade(1, fades), new PauseTransition(SHOWN), fade(0, fades));
    shown.setOnFinished(_ -> hide());
    shown.play();
  }

  /** Two players of the same name are told apart by their sides. */
  private Text name(Side side) {
    Text name = participantName(side);
    return name.equals(participantName(side.other()))
        ? model.module().game().sideName(side, model.line().settings())
        : name;
  }

  private Text participantName(Side side) {
    return ParticipantNames.name(model.module().game().id(), model.seats().playing(side));
  }

  private void hide() {
    shown.stop();
    root().setVisible(false);
  }
}
