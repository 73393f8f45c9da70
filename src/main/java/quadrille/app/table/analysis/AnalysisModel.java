package quadrille.app.table.analysis;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.Analyst.Purpose;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;
import quadrille.core.Line;
import quadrille.search.Limits;

/** Analyses the position shown, while it is switched on. For the screen's thread. */
final class AnalysisModel {
  /** How many candidate moves are shown. */
  static final int CANDIDATES = 3;

  /** The longest search of one position, in milliseconds. */
  static final long MAX_TIME_MS = 120_000;

  private final TableModel model;
  private final BooleanProperty on = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<@Nullable Long> selected = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<List<CandidateMove>> candidates =
      new ReadOnlyObjectWrapper<>(List.of());

  AnalysisModel(TableModel model, Subscriptions watch) {
    this.model = model;
    watch.onChange(model.navigation().lineProperty(), this::restart);
    watch.onChange(on, this::restart);
  }

  BooleanProperty onProperty() {
    return on;
  }

  /** The best moves found so far in the position shown, the best first. */
  ReadOnlyObjectProperty<List<CandidateMove>> candidatesProperty() {
    return candidates.getReadOnlyProperty();
  }

  /** The candidate whose line the player wants to see, or null for the best. */
  ReadOnlyObjectProperty<@Nullable Long> selectedProperty() {
    return selected.getReadOnlyProperty();
  }

  void select(long move) {
    selected.set(move);
  }

  private void restart() {
    selected.set(null);
    candidates.set(List.of());
    Line line = model.navigation().line();
    if (on.get() && line.outcome() == null) {
      Limits limits = Limits.time(MAX_TIME_MS);
      model.analyst().find(Purpose.ANALYSIS, line, CANDIDATES, limits, candidates::set);
    } else {
      model.analyst().cancel(Purpose.ANALYSIS);
    }
  }
}
