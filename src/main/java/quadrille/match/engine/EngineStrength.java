package quadrille.match.engine;

import org.jspecify.annotations.Nullable;
import quadrille.search.Limits;

/**
 * How strong our search plays for another front end.
 *
 * @param maxLimits limits besides those of the front end, or null
 * @param defaultLimits limits when there are no others
 * @param mistakeRate the share of moves played at random, 0 … 1
 */
public record EngineStrength(@Nullable Limits maxLimits, Limits defaultLimits, double mistakeRate) {

  /**
   * The limits of a search, besides those of the front end.
   *
   * @param unlimited whether the front end has set none
   */
  Limits limits(boolean unlimited) {
    if (maxLimits != null) {
      return maxLimits;
    }
    return unlimited ? defaultLimits : Limits.NONE;
  }
}
