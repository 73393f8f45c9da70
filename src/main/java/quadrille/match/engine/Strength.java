package quadrille.match.engine;

import java.util.Random;
import org.jspecify.annotations.Nullable;
import quadrille.search.Limits;

/**
 * How hard our machine thinks for another front end, whatever that allows.
 *
 * @param own its bounds, beside those of the front end; {@code null} for none but those
 * @param usual its bounds where neither it nor the front end has any
 * @param mistakes the share of moves played at random on purpose, 0 … 1
 */
public record Strength(@Nullable Limits own, Limits usual, double mistakes) {

  /**
   * The bounds of a search.
   *
   * @param untold whether the front end has given none
   */
  Limits limits(boolean untold) {
    if (own != null) {
      return own;
    }
    return untold ? usual : new Limits(Limits.MAX_DEPTH, Long.MAX_VALUE, Long.MAX_VALUE);
  }

  boolean errs(Random random) {
    return mistakes > 0 && random.nextDouble() < mistakes;
  }
}
