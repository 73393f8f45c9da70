package quadrille.arena;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A running test of the first player against the second. Not thread-safe; used under the arena's
 * lock.
 */
public final class SprtRun implements Predicate<GameResult> {
  private final Sprt sprt;
  private final Map<Integer, Integer> firstGamePoints = new HashMap<>();
  private Pentanomial pairs = Pentanomial.EMPTY;

  public SprtRun(Sprt sprt) {
    this.sprt = sprt;
  }

  /** Counts a game; whether it decides the test. */
  @Override
  public boolean test(GameResult game) {
    int points = game.halfPoints(0);
    Integer half = firstGamePoints.remove(game.fixture().round());
    if (half == null) {
      firstGamePoints.put(game.fixture().round(), points);
      return false;
    }
    pairs = pairs.plus(half + points);
    return verdict() != Sprt.Verdict.OPEN;
  }

  public Sprt sprt() {
    return sprt;
  }

  /** The counted pairs of games. */
  public Pentanomial pairs() {
    return pairs;
  }

  /** The log-likelihood ratio so far. */
  public double logLikelihoodRatio() {
    return sprt.logLikelihoodRatio(pairs);
  }

  public Sprt.Verdict verdict() {
    return sprt.verdict(pairs);
  }
}
