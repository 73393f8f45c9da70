package quadrille.app.table;

import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Duration;
import quadrille.app.common.Navigator;
import quadrille.app.common.Series;
import quadrille.app.common.Starter;
import quadrille.app.common.Watch;
import quadrille.core.Outcome;
import quadrille.core.Side;

/**
 * Leads from one game of a series to the next: by itself after a pause while machines play and
 * somebody watches the end, else when it is told to.
 */
final class SeriesRunner {
  private static final Duration PAUSE = Duration.seconds(3);

  private final TableModel model;
  private final Series before;
  private final Navigator navigator;
  private final ReadOnlyObjectWrapper<Series> series;
  private final ReadOnlyBooleanWrapper waiting = new ReadOnlyBooleanWrapper();
  private final PauseTransition pause = new PauseTransition(PAUSE);

  /**
   * @param series where this game stands in it
   */
  SeriesRunner(TableModel model, Series series, Navigator navigator, Watch watch) {
    this.model = model;
    before = series;
    this.navigator = navigator;
    this.series = new ReadOnlyObjectWrapper<>(series);
    pause.setOnFinished(event -> next());
    watch.run(model.stateProperty(), this::count);
    watch.run(model.shownProperty(), this::holdUnlessLive);
  }

  /** The series with this game counted once it is over. */
  ReadOnlyObjectProperty<Series> seriesProperty() {
    return series.getReadOnlyProperty();
  }

  /** Whether the next game is about to begin by itself. */
  ReadOnlyBooleanProperty waitingProperty() {
    return waiting.getReadOnlyProperty();
  }

  private void count() {
    Outcome outcome = model.outcome();
    boolean counted = series.get() != before;
    if (outcome == null || counted || before.of() == 1) {
      return;
    }
    Side winner = outcome.winner();
    boolean oneFirst = model.seats().isOneFirst();
    series.set(before.counted(winner == null ? null : (winner == Side.FIRST) == oneFirst));
    if (before.goesOn() && model.seats().isWatched() && model.isLive()) {
      waiting.set(true);
      pause.playFromStart();
    }
  }

  /** Who looks back wants to see the game that is over, not the next one. */
  private void holdUnlessLive() {
    if (!model.isLive()) {
      hold();
    }
  }

  /** Leaves it to the player when the next game begins. */
  void hold() {
    pause.stop();
    waiting.set(false);
  }

  /** Begins the next game, with the seats exchanged. */
  void next() {
    hold();
    Starter starter = model.seats().isOneFirst() ? Starter.TWO : Starter.ONE;
    navigator.next(model.room(), model.seats().setup().startedBy(starter), series.get().next());
  }
}
