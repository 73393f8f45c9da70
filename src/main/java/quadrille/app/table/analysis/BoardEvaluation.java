package quadrille.app.table.analysis;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.FirstSideScore;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.search.SearchReport;

/**
 * The evaluation of the position shown, from the best source there is: the analysis, the computer
 * that thinks about the position, or the one that played the move before it. For the screen's
 * thread.
 */
final class BoardEvaluation {
  private final TableModel model;
  private final AnalysisModel analysis;
  private final ReadOnlyObjectWrapper<@Nullable Integer> points = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable SearchReport> bestLine =
      new ReadOnlyObjectWrapper<>();

  BoardEvaluation(TableModel model, AnalysisModel analysis, Subscriptions watch) {
    this.model = model;
    this.analysis = analysis;
    watch.onChange(model.navigation().lineProperty(), this::update);
    watch.onChange(model.game().changesProperty(), this::update);
    watch.onChange(analysis.candidatesProperty(), this::update);
    watch.onChange(analysis.selectedProperty(), this::update);
    for (Side side : Side.values()) {
      watch.onChange(model.reportProperty(side), this::update);
    }
  }

  /** The score in points from the first side's view; null if unknown. */
  ReadOnlyObjectProperty<@Nullable Integer> pointsProperty() {
    return points.getReadOnlyProperty();
  }

  /** The report whose line follows the position shown, or null. */
  ReadOnlyObjectProperty<@Nullable SearchReport> bestLineProperty() {
    return bestLine.getReadOnlyProperty();
  }

  private void update() {
    Node node = model.navigation().node();
    Line line = node.line();
    SearchReport report = bestReport(line);
    bestLine.set(selectedReport(line, report));
    points.set(report == null ? FirstSideScore.of(node) : firstSidePoints(line, report));
  }

  private static Integer firstSidePoints(Line line, SearchReport report) {
    return FirstSideScore.of(line, report.score());
  }

  /** The candidate that the player has picked, else the best. */
  private @Nullable SearchReport selectedReport(Line line, @Nullable SearchReport best) {
    Long move = analysis.selectedProperty().get();
    return analysis.candidatesProperty().get().stream()
        .filter(each -> each.line() == line && move != null && each.move() == move)
        .map(CandidateMove::report)
        .findFirst()
        .orElse(best);
  }

  private @Nullable SearchReport bestReport(Line line) {
    List<CandidateMove> found = analysis.candidatesProperty().get();
    if (!found.isEmpty() && found.getFirst().line() == line) {
      return found.getFirst().report();
    }
    for (Side side : Side.values()) {
      CandidateMove move = model.reportProperty(side).get();
      if (move != null && move.line() == line) {
        return move.report();
      }
    }
    return null;
  }
}
