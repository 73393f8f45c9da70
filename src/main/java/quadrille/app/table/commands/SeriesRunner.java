package quadrille.app.table.commands;

import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Duration;
import quadrille.app.navigation.Navigator;
import quadrille.app.setup.Series;
import quadrille.app.setup.Starter;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;
import quadrille.core.Outcome;
import quadrille.core.Side;

/**
 * Starts the next game of a series: after a pause when computers play and the end of the game is
 * shown, else on the player's command.
 */
public final class SeriesRunner {
  private static final Duration PAUSE = Duration.seconds(3);

  private final TableModel model;
  private final Series initial;
  private final Navigator navigator;
  private final ReadOnlyObjectWrapper<Series> series;
  private final ReadOnlyBooleanWrapper nextGamePending = new ReadOnlyBooleanWrapper();
  private final PauseTransition pause = new PauseTransition(PAUSE);

  /**
   * @param series the series up to this game
   */
  public SeriesRunner(TableModel model, Series series, Navigator navigator, Subscriptions watch) {
    this.model = model;
    initial = series;
    this.navigator = navigator;
    this.series = new ReadOnlyObjectWrapper<>(series);
    pause.setOnFinished(event -> startUnlessCovered());
    watch.onChange(model.stateProperty(), this::countResult);
    watch.onChange(model.navigation().lineProperty(), this::cancelUnlessLive);
  }

  /** The series; includes this game once it is over. */
  public ReadOnlyObjectProperty<Series> seriesProperty() {
    return series.getReadOnlyProperty();
  }

  /** Whether the next game is about to start by itself. */
  ReadOnlyBooleanProperty nextGamePendingProperty() {
    return nextGamePending.getReadOnlyProperty();
  }

  private void countResult() {
    Outcome outcome = model.outcome();
    boolean counted = !initial.equals(series.get());
    if (outcome == null && counted) {
      // The end of the game was taken back.
      series.set(initial);
      stop();
    }
    if (outcome == null || counted || initial.of() == 1) {
      return;
    }
    Side winner = outcome.winner();
    boolean oneFirst = model.seats().oneMovesFirst();
    series.set(initial.withResult(winner == null ? null : (winner == Side.FIRST) == oneFirst));
    if (!model.navigation().isLive()) {
      model.leaveNextGameToPlayer();
    }
    boolean waits = model.isNextGameLeftToPlayer() || !model.seats().onlyComputersPlay();
    if (initial.hasNext() && !waits) {
      nextGamePending.set(true);
      pause.playFromStart();
    }
  }

  /** A player who looks back wants to see this game, not the next one. */
  private void cancelUnlessLive() {
    if (!model.navigation().isLive()) {
      cancelNextGame();
    }
  }

  /** Leaves it to the player to start the next game. */
  void cancelNextGame() {
    if (nextGamePending.get()) {
      model.leaveNextGameToPlayer();
    }
    stop();
  }

  /** Stops, as the table closes or is drawn anew. */
  public void stop() {
    pause.stop();
    nextGamePending.set(false);
  }

  /** Another screen would close the panel in which the player may be writing. */
  private void startUnlessCovered() {
    if (navigator.isPanelShown()) {
      pause.playFromStart();
    } else {
      startNextGame();
    }
  }

  /** Starts the next game with the seats exchanged. */
  void startNextGame() {
    stop();
    Starter starter = model.seats().oneMovesFirst() ? Starter.TWO : Starter.ONE;
    navigator.startGame(
        model.module(), model.seats().setup().withStarter(starter), series.get().next());
  }
}
