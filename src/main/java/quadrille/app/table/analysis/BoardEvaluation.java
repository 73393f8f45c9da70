package quadrille.app.table.analysis;

import java.util.stream.Stream;
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

/**
 * The evaluation of the position shown, from the best source there is: the analysis, the computer
 * that thinks about the position, or the one that played the move before it. For the screen's
 * thread.
 */
final class BoardEvaluation {
  private final TableModel model;
  private final AnalysisModel analysis;
  private final ReadOnlyObjectWrapper<@Nullable Integer> points = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable CandidateMove> bestMove =
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

  /** The move whose best line is of interest: the one that the player picked, else the best. */
  ReadOnlyObjectProperty<@Nullable CandidateMove> bestMoveProperty() {
    return bestMove.getReadOnlyProperty();
  }

  private void update() {
    Node node = model.navigation().node();
    CandidateMove best = findBest(node.line());
    Long picked = analysis.selectedProperty().get();
    bestMove.set(
        analysis.candidatesProperty().get().stream()
            .filter(each -> each.line() == node.line())
            .filter(each -> picked != null && each.move() == picked)
            .findFirst()
            .orElse(best));
    points.set(best == null ? FirstSideScore.of(node) : Integer.valueOf(best.points()));
  }

  private @Nullable CandidateMove findBest(Line line) {
    return Stream.concat(
            analysis.candidatesProperty().get().stream().limit(1),
            Stream.of(Side.values()).map(side -> model.reportProperty(side).get()))
        .filter(move -> move != null && move.line() == line)
        .findFirst()
        .orElse(null);
  }
}
