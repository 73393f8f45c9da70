package quadrille.app.table.analysis;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.Analyst.Purpose;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.FirstSideScore;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.search.Limits;

/**
 * Analyses the position shown, while it is switched on. Evaluates the position from the best source
 * there is: the analysis, the computer that thinks about the position, or the one that played the
 * move before it. For the screen's thread.
 */
final class AnalysisModel {
  /** How many candidate moves are shown. */
  static final int CANDIDATES = 3;

  private static final Limits LIMITS = Limits.time(120_000);

  private final TableModel model;
  private final BooleanProperty on;
  private final ObjectProperty<@Nullable Long> selected = new SimpleObjectProperty<>();
  private final ReadOnlyObjectWrapper<List<CandidateMove>> candidates =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<@Nullable Integer> points = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable CandidateMove> bestMove =
      new ReadOnlyObjectWrapper<>();

  AnalysisModel(TableModel model, Subscriptions watch) {
    this.model = model;
    on = model.analysisProperty();
    watch.onChange(model.navigation().lineProperty(), this::restart);
    watch.onChange(on, this::restart);
    watch.onChange(model.navigation().lineProperty(), this::evaluate);
    watch.onChange(model.game().changesProperty(), this::evaluate);
    watch.onChange(candidates, this::evaluate);
    watch.onChange(selected, this::evaluate);
    watch.onChange(model.reportProperty(Side.FIRST), this::evaluate);
    watch.onChange(model.reportProperty(Side.SECOND), this::evaluate);
  }

  /** Whether the analysis is on. */
  BooleanProperty onProperty() {
    return on;
  }

  /** The best moves found so far in the position shown, the best first. */
  ReadOnlyObjectProperty<List<CandidateMove>> candidatesProperty() {
    return candidates.getReadOnlyProperty();
  }

  /** The candidate whose line the player wants to see, or null for the best. */
  ObjectProperty<@Nullable Long> selectedProperty() {
    return selected;
  }

  /** The score in points from the first side's view; null if unknown. */
  ReadOnlyObjectProperty<@Nullable Integer> pointsProperty() {
    return points.getReadOnlyProperty();
  }

  /** The move whose best line is of interest: the one that the player selected, else the best. */
  ReadOnlyObjectProperty<@Nullable CandidateMove> bestMoveProperty() {
    return bestMove.getReadOnlyProperty();
  }

  private void restart() {
    selected.set(null);
    candidates.set(List.of());
    Line line = model.navigation().line();
    if (on.get() && line.outcome() == null) {
      model.analyst().find(Purpose.ANALYSIS, line, CANDIDATES, LIMITS, candidates::set);
    } else {
      model.analyst().cancel(Purpose.ANALYSIS);
    }
  }

  private void evaluate() {
    Node node = model.navigation().node();
    CandidateMove best = findBest(node.line());
    Long move = selected.get();
    bestMove.set(
        candidates.get().stream()
            .filter(candidate -> candidate.line() == node.line())
            .filter(candidate -> move != null && candidate.move() == move)
            .findFirst()
            .orElse(best));
    points.set(best == null ? FirstSideScore.of(node) : Integer.valueOf(best.points()));
  }

  private @Nullable CandidateMove findBest(Line line) {
    return Stream.concat(
            candidates.get().stream().limit(1),
            Stream.of(Side.values()).map(side -> model.reportProperty(side).get()))
        .filter(move -> move != null && move.line() == line)
        .findFirst()
        .orElse(null);
  }
}
