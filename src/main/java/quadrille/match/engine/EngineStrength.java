package quadrille.match.engine;

import org.jspecify.annotations.Nullable;
import quadrille.search.Limits;

/**
 * How hard our machine thinks for another front end, whatever that allows.
 *
 * @param maxLimits its bounds, beside those of the front end; {@code null} for none but those
 * @param defaultLimits its bounds where neither it nor the front end has any
 * @param mistakeRate the share of moves played at random on purpose, 0 … 1
 */
public record EngineStrength(@Nullable Limits maxLimits, Limits defaultLimits, double mistakeRate) {

  /**
   * The bounds of a search.
   *
   * @param untold whether the front end has given none
   */
  Limits limits(boolean untold) {
    if (maxLimits != null) {
      return maxLimits;
    }
    return untold ? defaultLimits : Limits.NONE;
  }
}
