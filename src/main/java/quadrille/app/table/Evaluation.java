package quadrille.app.table;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Watch;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.search.SearchReport;

/**
 * What is thought of the position that is looked at, by whoever knows most of it: the analysis, the
 * machine that thinks about it, or who played the move that led to it. For the screen's thread.
 */
final class Evaluation {
  private final TableModel model;
  private final Analysis analysis;
  private final ReadOnlyObjectWrapper<@Nullable Integer> points = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable SearchReport> plan = new ReadOnlyObjectWrapper<>();

  Evaluation(TableModel model, Analysis analysis, Watch watch) {
    this.model = model;
    this.analysis = analysis;
    watch.run(model.shownProperty(), this::look);
    watch.run(model.game().changesProperty(), this::look);
    watch.run(analysis.findingsProperty(), this::look);
    watch.run(analysis.pickedProperty(), this::look);
    for (Side side : Side.values()) {
      watch.run(model.thoughtProperty(side), this::look);
    }
  }

  /** The score in points, from the first side's view; null where nobody knows any. */
  ReadOnlyObjectProperty<@Nullable Integer> pointsProperty() {
    return points.getReadOnlyProperty();
  }

  /** What is expected to follow the position looked at, or null. */
  ReadOnlyObjectProperty<@Nullable SearchReport> planProperty() {
    return plan.getReadOnlyProperty();
  }

  private void look() {
    Node node = model.game().shownNodeProperty().get();
    Line line = node.line();
    SearchReport report = report(line);
    plan.set(picked(line, report));
    points.set(report == null ? Viewpoint.ofFirst(node) : ofFirst(line, report));
  }

  private static Integer ofFirst(Line line, SearchReport report) {
    return Viewpoint.ofFirst(line, report.score());
  }

  /** The candidate that the player has picked, else what is thought best. */
  private @Nullable SearchReport picked(Line line, @Nullable SearchReport best) {
    Long move = analysis.pickedProperty().get();
    return analysis.findingsProperty().get().stream()
        .filter(each -> each.line() == line && move != null && each.report().bestMove() == move)
        .map(Finding::report)
        .findFirst()
        .orElse(best);
  }

  private @Nullable SearchReport report(Line line) {
    List<Finding> found = analysis.findingsProperty().get();
    if (!found.isEmpty() && found.getFirst().line() == line) {
      return found.getFirst().report();
    }
    for (Side side : Side.values()) {
      Thought thought = model.thoughtProperty(side).get();
      if (thought != null && thought.line() == line) {
        return thought.report();
      }
    }
    return null;
  }
}
