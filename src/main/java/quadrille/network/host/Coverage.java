package quadrille.network.host;

import org.jspecify.annotations.Nullable;
import quadrille.match.Match;
import quadrille.network.host.Commentary.Thought;

/**
 * What is told of a game besides the game itself.
 *
 * @param commentary what the computers think, or null if that is not told
 * @param thought what was thought before the last move, or null
 * @param series how the series stands that the game belongs to, or null
 */
record Coverage(
    @Nullable Commentary commentary, @Nullable Thought thought, @Nullable SeriesScore series) {

  /** What is told at this moment; what computers think only where it helps nobody. */
  static Coverage of(
      @Nullable Match match, @Nullable Commentary commentary, @Nullable SeriesScore series) {
    return match == null || commentary == null || !match.isBetweenComputers()
        ? new Coverage(null, null, series)
        : new Coverage(commentary, commentary.ofLastMove(), series);
  }
}
