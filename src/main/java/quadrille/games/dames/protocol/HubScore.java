package quadrille.games.dames.protocol;

import java.util.Locale;
import quadrille.games.dames.DamesGame;
import quadrille.search.Score;

/**
 * Converts scores to and from men, the unit of the Hub protocols. Proven wins and losses are beyond
 * 9000 men.
 */
final class HubScore {
  private static final DamesGame GAME = new DamesGame();

  private HubScore() {}

  static String format(int score) {
    return String.format(Locale.ROOT, "%.2f", (double) score / GAME.pointsPerUnit());
  }

  /** Parses a score into points; 0 if the text is not a number. */
  static int parse(String men) {
    if (!men.matches("[+-]?\\d{1,7}(\\.\\d{1,9})?")) {
      return 0;
    }
    long points = Math.round(Double.parseDouble(men) * GAME.pointsPerUnit());
    return Math.clamp(points, 1 - Score.WIN, Score.WIN - 1);
  }
}
