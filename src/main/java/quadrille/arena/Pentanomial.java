package quadrille.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * The number of pairs of games per score of a player: 0, ½, 1, 1½ or 2 points. The games of a pair
 * share an opening and swap seats.
 *
 * <p>The two games of a pair are not independent because of their opening, so statistics count
 * pairs instead of games.
 *
 * @param counts the pairs with 0, ½, 1, 1½ and 2 points
 */
public record Pentanomial(List<Integer> counts) {
  /** The number of scores that a pair can have. */
  static final int SCORES = 5;

  public static final Pentanomial EMPTY = of(0, 0, 0, 0, 0);

  /** The pairs with 0, ½, 1, 1½ and 2 points, each 0 or more. */
  public static Pentanomial of(int zero, int half, int one, int oneAndHalf, int two) {
    return new Pentanomial(List.of(zero, half, one, oneAndHalf, two));
  }

  /**
   * A copy with one more pair.
   *
   * @param halfPoints its score in half points: 0 … 4
   */
  public Pentanomial plus(int halfPoints) {
    List<Integer> more = new ArrayList<>(counts);
    more.set(halfPoints, more.get(halfPoints) + 1);
    return new Pentanomial(List.copyOf(more));
  }

  /** The number of pairs with so many half points, 0 … 4. */
  public int count(int halfPoints) {
    return counts.get(halfPoints);
  }

  public int pairs() {
    return counts.stream().mapToInt(Integer::intValue).sum();
  }

  /** The mean score of a pair as a share of its two points, 0 … 1; NaN without pairs. */
  public double mean() {
    double sum = 0;
    for (int i = 0; i < SCORES; i++) {
      sum += count(i) * share(i);
    }
    return sum / pairs();
  }

  /** The variance of that share. */
  public double variance() {
    double mean = mean();
    double sum = 0;
    for (int i = 0; i < SCORES; i++) {
      sum += count(i) * (share(i) - mean) * (share(i) - mean);
    }
    return sum / pairs();
  }

  /** Half points as a share of the two points of a pair. */
  static double share(int halfPoints) {
    return halfPoints / (SCORES - 1.0);
  }

  @Override
  public String toString() {
    return counts.toString();
  }
}
