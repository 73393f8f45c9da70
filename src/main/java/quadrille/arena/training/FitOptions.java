package quadrille.arena.training;

/**
 * How weights are fitted.
 *
 * @param epochs how often the fit goes through all games, 1 or more
 * @param rate the longest step of a weight in the first epoch, in points, more than 0
 * @param mix the share of the search's score in what a position learns, 0 … 1; the rest is what the
 *     next position of its game learns, and for the last one the result
 * @param deviation the standard deviation of a weight from what it begins with, in points, more
 *     than 0: the smaller, the less is learned about a rare feature (an L2 penalty)
 * @param minPositions the weight of a feature that fewer positions have is set to 0, 0 … {@value
 *     #MAX_MIN_POSITIONS}: there are many rare features, and each hardly ever counts
 * @param threads 1 or more
 */
public record FitOptions(
    int epochs, double rate, double mix, double deviation, int minPositions, int threads) {
  public static final int MAX_MIN_POSITIONS = Byte.MAX_VALUE;
}
