package quadrille.arena.openings;

import java.util.SplittableRandom;

/** Seeds out of one seed. */
public final class Seeds {
  private Seeds() {}

  /** The seeds of different numbers and purposes have nothing to do with each other. */
  public static long derive(long seed, int number, int purpose) {
    long own = new SplittableRandom(seed).nextLong() + number;
    return new SplittableRandom(own).nextLong() + purpose;
  }
}
