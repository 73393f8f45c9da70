package quadrille.app.table;

import java.util.List;
import java.util.concurrent.Executor;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Watch;
import quadrille.core.Line;
import quadrille.search.Limits;

/**
 * The analysis of whatever position is looked at, for as long as it is switched on. For the
 * screen's thread.
 */
final class Analysis implements AutoCloseable {
  /** How many candidate moves are shown. */
  static final int MOVES = 3;

  /** A position is not thought about for longer than this. */
  static final long LONGEST_MS = 120_000;

  private final TableModel model;
  private final Executor screen;
  private final Analyst analyst;
  private final BooleanProperty on = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<@Nullable Long> picked = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<List<Finding>> findings =
      new ReadOnlyObjectWrapper<>(List.of());

  /**
   * @param screen runs what it is given later, in order, on the screen's thread
   */
  Analysis(TableModel model, Executor screen, Watch watch) {
    this.model = model;
    this.screen = screen;
    analyst = new Analyst(model.room(), model.line().settings());
    watch.run(model.shownProperty(), this::look);
    watch.run(on, this::look);
    watch.on(on, this::restUnless);
  }

  /** Whether the position that is looked at is analysed. */
  BooleanProperty onProperty() {
    return on;
  }

  /** The best moves found in the position looked at, the best first; empty before there are any. */
  ReadOnlyObjectProperty<List<Finding>> findingsProperty() {
    return findings.getReadOnlyProperty();
  }

  /** The move whose continuation the player wants to see, or null for the best. */
  ReadOnlyObjectProperty<@Nullable Long> pickedProperty() {
    return picked.getReadOnlyProperty();
  }

  void pick(long move) {
    picked.set(move);
  }

  private void restUnless(boolean now) {
    if (!now) {
      analyst.rest();
    }
  }

  private void look() {
    picked.set(null);
    findings.set(List.of());
    Line line = model.shownProperty().get();
    if (!on.get()) {
      analyst.stop();
    } else if (line.outcome() == null) {
      analyst.analyse(line, MOVES, Limits.time(LONGEST_MS), found -> tell(line, found));
    } else {
      analyst.stop();
    }
  }

  private void tell(Line line, List<Finding> found) {
    screen.execute(
        () -> {
          if (on.get() && model.shownProperty().get() == line) {
            findings.set(found);
          }
        });
  }

  @Override
  public void close() {
    analyst.close();
  }
}
