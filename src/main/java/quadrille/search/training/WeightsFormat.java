package quadrille.search.training;

/**
 * How weights are written to a file.
 *
 * @param group how many neighbouring weights belong to one feature, 1 … 8, of which the number of
 *     weights is a multiple; where one of them is not 0, often the others are not either
 * @param stepsPerPoint the steps of a point to which each weight is rounded, 1 … 255
 */
public record WeightsFormat(int group, int stepsPerPoint) {

  /** Returns a weight in steps. */
  int rounded(float points) {
    return Math.round(Math.clamp(points, -Weights.MAX, Weights.MAX) * stepsPerPoint);
  }
}
