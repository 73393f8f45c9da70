package quadrille.games.hex.search;

import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Fits weights of features to lessons, so that what was found of the moves is likely: by steps down
 * the gradient, shorter for features that were met often (J. Duchi, E. Hazan and Y. Singer, 2011,
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
    double[] chances = lesson.chances(weights);
    int[][] features = lesson.features();
    for (int i = 0; i < chances.length; i++) {
      double gradient = chances[i] - lesson.target(i);
      for (int feature : features[i]) {
        if (occurrences[feature] >= LEAST_OCCURRENCES) {
          squares[feature] += gradient * gradient;
          weights[feature] -= (float) (RATE * gradient / Math.sqrt(squares[feature] + 1e-8));
        }
      }
    }
  }

  /** How surprising the lessons held out are: the mean of −log(chance). */
  double loss() {
    return heldOut.stream().mapToDouble(each -> each.loss(weights)).average().orElse(Double.NaN);
  }

  /** The share of the lessons held out in which what was found is the likeliest. */
  double hits() {
    return heldOut.stream().filter(each -> each.isRight(weights)).count() / (double) heldOut.size();
  }
}
