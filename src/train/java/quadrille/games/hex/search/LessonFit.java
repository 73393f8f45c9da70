package quadrille.games.hex.search;

import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Fits weights of features to lessons, so that the moves that won are likely: by steps down the
 * gradient, shorter for features that were met often (J. Duchi, E. Hazan and Y. Singer, 2011,
 * "Adaptive subgradient methods for online learning and stochastic optimization").
 */
final class LessonFit {
  private static final int EPOCHS = 3;
  private static final double RATE = 0.1;

  /** Features that are rarer among the moves of all lessons keep a weight of 0. */
  private static final int LEAST_OCCURRENCES = 30;

  /** One lesson in so many is held out. */
  private static final int HELD_OUT = 20;

  private final float[] weights = new float[MoveFeatures.COUNT];
  private final double[] squares = new double[MoveFeatures.COUNT];
  private final int[] occurrences = new int[MoveFeatures.COUNT];
  private final List<Lesson> learned;
  private final List<Lesson> heldOut;

  /**
   * @param lessons shuffled here
   */
  LessonFit(List<Lesson> lessons, Random random) {
    Collections.shuffle(lessons, random);
    int split = lessons.size() / HELD_OUT;
    heldOut = lessons.subList(0, split);
    learned = lessons.subList(split, lessons.size());
    for (Lesson lesson : learned) {
      for (int[] move : lesson.features()) {
        for (int feature : move) {
          occurrences[feature]++;
        }
      }
    }
  }

  float[] run() {
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      learned.forEach(this::learn);
    }
    return weights;
  }

  private void learn(Lesson lesson) {
    double[] chances = chances(lesson);
    for (int i = 0; i < chances.length; i++) {
      double gradient = chances[i] - (i == lesson.winner() ? 1 : 0);
      for (int feature : lesson.features()[i]) {
        if (occurrences[feature] >= LEAST_OCCURRENCES) {
          squares[feature] += gradient * gradient;
          weights[feature] -= (float) (RATE * gradient / Math.sqrt(squares[feature] + 1e-8));
        }
      }
    }
  }

  private double[] chances(Lesson lesson) {
    double[] chances = new double[lesson.features().length];
    double sum = 0;
    for (int i = 0; i < chances.length; i++) {
      double score = 0;
      for (int feature : lesson.features()[i]) {
        score += weights[feature];
      }
      chances[i] = Math.exp(score);
      sum += chances[i];
    }
    for (int i = 0; i < chances.length; i++) {
      chances[i] /= sum;
    }
    return chances;
  }

  /** How surprising the moves that won are in the lessons held out: the mean of −log(chance). */
  double loss() {
    return heldOut.stream()
        .mapToDouble(each -> -Math.log(chances(each)[each.winner()]))
        .average()
        .orElse(Double.NaN);
  }

  /** The share of the lessons held out in which the likeliest move is the one that won. */
  double hits() {
    return heldOut.stream().filter(this::isHit).count() / (double) heldOut.size();
  }

  private boolean isHit(Lesson lesson) {
    double[] chances = chances(lesson);
    for (double each : chances) {
      if (each > chances[lesson.winner()]) {
        return false;
      }
    }
    return true;
  }
}
