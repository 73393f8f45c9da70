package quadrille.arena.training;

/**
 * A step of gradient descent for each weight, smaller the more has been learned about it, so that a
 * rare feature learns as fast as a frequent one: John Duchi, Elad Hazan and Yoram Singer, "Adaptive
 * Subgradient Methods for Online Learning and Stochastic Optimization", 2011. Several threads may
 * update different ranges of weights at the same time.
 */
final class AdaGrad {
  private final float initialSquares;

  private final float[] initialWeights;
  private final float[] weights;
  private final float[] squares;

  /**
   * @param initialWeights what the weights begin with
   * @param initialSquares what the sum of the squared gradients begins with, more than 0: shortens
   *     the steps for gradients that are smaller than its root
   */
  AdaGrad(float[] initialWeights, double initialSquares) {
    this.initialWeights = initialWeights;
    weights = initialWeights.clone();
    this.initialSquares = (float) initialSquares;
    squares = new float[weights.length];
  }

  /** The weights so far. */
  float[] weights() {
    return weights;
  }

  /**
   * Updates a range of weights.
   *
   * @param rate the longest step
   * @param gradients the parts of the gradient, to be added up; cleared in the range
   * @param penalty the gradient of the penalty, for each point between a weight and its initial
   *     value
   */
  void update(int from, int to, double rate, float[][] gradients, double penalty) {
    for (int i = from; i < to; i++) {
      double gradient = penalty * (weights[i] - initialWeights[i]);
      for (float[] part : gradients) {
        gradient += part[i];
        part[i] = 0;
      }
      squares[i] += (float) (gradient * gradient);
      weights[i] -= (float) (rate * gradient / Math.sqrt(initialSquares + squares[i]));
    }
  }
}
