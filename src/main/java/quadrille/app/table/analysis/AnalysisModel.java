package quadrille.app.table.analysis;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.analyst.Analyst.Purpose;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.FirstSideScore;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.Subscriptions;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.review.GameReview;
import quadrille.match.review.MoveReview;
import quadrille.search.Limits;

/**
 * Analyses the position shown, while it is switched on, and evaluates it while that is to be seen:
 * by the analysis or a review, or else by a short search of its own. For the screen's thread.
 */
final class AnalysisModel {
  /** How many candidate moves are shown. */
  static final int CANDIDATES = 3;

  private static final Limits LIMITS = Limits.time(120_000);
  private static final Limits EVALUATION_LIMITS = Limits.time(1_000);

  private final TableModel model;
  private final ObservableValue<Boolean> shown;
  private final Map<Node, Evaluation> evaluations = new IdentityHashMap<>();
  private final BooleanProperty on;
  private final ObjectProperty<@Nullable Long> selected = new SimpleObjectProperty<>();
  private final ReadOnlyObjectWrapper<List<CandidateMove>> candidates =
      new ReadOnlyObjectWrapper<>(List.of());
  private int wanted = CANDIDATES;
  private final ReadOnlyObjectWrapper<@Nullable Integer> points = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable CandidateMove> bestMove =
      new ReadOnlyObjectWrapper<>();

  /**
   * What is known about a position.
   *
   * @param points the score from the first side's view
   * @param depth the depth of the search
   */
  private record Evaluation(int points, int depth) {
    /** The depth of a review, whose verdict stands. */
    static final int REVIEWED = Integer.MAX_VALUE;
  }

  /**
   * @param shown whether the evaluation is to be seen
   */
  AnalysisModel(TableModel model, ObservableValue<Boolean> shown, Subscriptions watch) {
    this.model = model;
    on = model.analysisProperty();
    this.shown = shown;
    watch.onChange(model.navigation().lineProperty(), this::restart);
    watch.onChange(on, this::restart);
    watch.onChange(shown, this::restart);
    watch.subscribe(model.review().reviewProperty(), this::takeReview);
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

  /** Lets the analysis find at least so many moves in the position shown, until it changes. */
  void widen(int moves) {
    if (moves > wanted) {
      wanted = moves;
      search();
    }
  }

  private void restart() {
    selected.set(null);
    candidates.set(List.of());
    wanted = CANDIDATES;
    search();
  }

  private void search() {
    Line line = model.navigation().line();
    if (on.get() && line.outcome() == null) {
      model.analyst().find(Purpose.ANALYSIS, line, wanted, LIMITS, candidates::set);
    } else {
      model.analyst().cancel(Purpose.ANALYSIS);
    }
    searchEvaluation();
  }

  private void searchEvaluation() {
    Node node = model.navigation().node();
    Evaluation known = evaluations.get(node);
    boolean reviewed = known != null && known.depth() == Evaluation.REVIEWED;
    if (shown.getValue() && !on.get() && !reviewed && node.line().outcome() == null) {
      model
          .analyst()
          .find(Purpose.EVALUATION, node.line(), 1, EVALUATION_LIMITS, found -> take(node, found));
    } else {
      model.analyst().cancel(Purpose.EVALUATION);
    }
  }

  private void take(Node node, List<CandidateMove> found) {
    CandidateMove best = found.getFirst();
    remember(node, new Evaluation(best.points(), best.report().depth()));
    evaluate();
  }

  private void takeReview(@Nullable GameReview review) {
    if (review == null) {
      return;
    }
    for (MoveReview move : review.moves()) {
      rememberReview(move.before(), FirstSideScore.of(move.before(), move.bestScore()));
      rememberReview(move.after(), FirstSideScore.of(move.before(), move.playedScore()));
    }
    searchEvaluation();
    evaluate();
  }

  /** The player may have removed a move since. */
  private void rememberReview(Line line, int points) {
    Node node = model.game().tree().find(line);
    if (node != null) {
      evaluations.put(node, new Evaluation(points, Evaluation.REVIEWED));
    }
  }

  private void remember(Node node, Evaluation next) {
    evaluations.merge(node, next, (known, found) -> found.depth() >= known.depth() ? found : known);
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
    points.set(pointsOf(node));
  }

  private @Nullable Integer pointsOf(Node node) {
    if (node.line().outcome() != null) {
      return FirstSideScore.of(node);
    }
    CandidateMove analysed =
        candidates.get().stream()
            .filter(candidate -> candidate.line() == node.line())
            .findFirst()
            .orElse(null);
    if (analysed != null) {
      return analysed.points();
    }
    Evaluation known = evaluations.get(node);
    return known == null ? null : Integer.valueOf(known.points());
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
