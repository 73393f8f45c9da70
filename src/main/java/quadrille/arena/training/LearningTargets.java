package quadrille.arena.training;

import java.util.List;
import quadrille.core.Side;

/**
 * What the positions of a game learn: partly the score that the search gave each, and partly what
 * the next one learns, and so on to the result (R. Sutton, 1988, "Learning to predict by the
 * methods of temporal differences"). So a score counts the less the longer ago its position was.
 * Where the result tells nothing, positions learn their scores alone.
 *
 * @param scale the curve that scores follow
 * @param mix the share of a position's own score, 0 … 1
 */
record LearningTargets(ScoreScale scale, double mix) {

  /**
   * Returns what is to be expected in each position for its side to move, 0 … 1.
   *
   * @param positions of one game, in their order
   */
  double[] of(List<TrainingPosition> positions) {
    double[] targets = new double[positions.size()];
    for (int i = targets.length - 1; i >= 0; i--) {
      TrainingPosition each = positions.get(i);
      targets[i] = scale.expected(each.score());
      if (each.hasResult()) {
        double later = each.expectedResult();
        if (i + 1 < targets.length) {
          Side next = positions.get(i + 1).position().turn();
          later = next == each.position().turn() ? targets[i + 1] : 1 - targets[i + 1];
        }
        targets[i] = mix * targets[i] + (1 - mix) * later;
      }
    }
    return targets;
  }
}
