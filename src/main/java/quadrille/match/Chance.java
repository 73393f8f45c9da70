package quadrille.match;

import java.util.SplittableRandom;

/** Seeds out of one seed. */
final class Chance {
  private Chance() {}

  /** The seeds of different numbers and purposes have nothing to do with each other. */
  static long seed(long seed, int number, int purpose) {
    long own = new SplittableRandom(seed).nextLong() + number;
    return new SplittableRandom(own).nextLong() + purpose;
  }
}
