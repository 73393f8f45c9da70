package quadrille.arena.openings;

import java.util.SplittableRandom;

/** Derives independent seeds from one seed. */
public final class Seeds {
  private Seeds() {}

  /** A seed for a number and a purpose. */
  public static long derive(long seed, int number, int purpose) {
    long own = new SplittableRandom(seed).nextLong() + number;
    return new SplittableRandom(own).nextLong() + purpose;
  }
}
