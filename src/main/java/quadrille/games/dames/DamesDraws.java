package quadrille.games.dames;

import java.util.List;
import quadrille.core.DrawCounter;

/** Which draw rules count moves. Limits are in plies: twice the moves of each side. */
final class DamesDraws {
  private DamesDraws() {}

  static List<DrawCounter> of(DamesRules rules) {
    return switch (rules.drawRule()) {
      case FMJD ->
          List.of(
              new KingMoveCounter("kings-only", 50),
              new BalanceCounter("king-against-three", 32, DamesDraws::isThree),
              new BalanceCounter("king-against-two", 10, DamesDraws::isAtMostTwo));
      case ENGLISH -> List.of(new KingMoveCounter("no-progress", 80));
      case RUSSIAN ->
          List.of(
              new KingMoveCounter("kings-only", 30),
              new BalanceCounter("king-against-kings", 30, DamesDraws::isThreeKingsOrMore));
      case NONE -> List.of();
    };
  }

  private static boolean isThree(int men, int kings) {
    return men + kings == 3 && kings >= 1;
  }

  private static boolean isAtMostTwo(int men, int kings) {
    return men + kings <= 2 && kings >= 1;
  }

  private static boolean isThreeKingsOrMore(int men, int kings) {
    return men == 0 && kings >= 3;
  }
}
