package quadrille.games.dames;

import java.util.List;
import quadrille.core.DrawCounter;

/**
 * Creates the draw counters of a rule set. Limits are in plies, that is, twice the moves of each
 * side.
 */
final class DamesDrawCounters {
  private DamesDrawCounters() {}

  static List<DrawCounter> of(DamesRules rules) {
    return switch (rules.drawRule()) {
      case FMJD ->
          List.of(
              new KingMoveCounter("kings-only", 50),
              new LoneKingCounter("king-against-three", 32, DamesDrawCounters::isThreePieces),
              new LoneKingCounter("king-against-two", 10, DamesDrawCounters::isOneOrTwoPieces));
      case ENGLISH -> List.of(new KingMoveCounter("no-progress", 80));
      case RUSSIAN ->
          List.of(
              new KingMoveCounter("kings-only", 30),
              new LoneKingCounter("king-against-kings", 30, DamesDrawCounters::isThreeKingsOrMore));
      case NONE -> List.of();
    };
  }

  private static boolean isThreePieces(int men, int kings) {
    return men + kings == 3 && kings >= 1;
  }

  private static boolean isOneOrTwoPieces(int men, int kings) {
    return men + kings <= 2 && kings >= 1;
  }

  private static boolean isThreeKingsOrMore(int men, int kings) {
    return men == 0 && kings >= 3;
  }
}
