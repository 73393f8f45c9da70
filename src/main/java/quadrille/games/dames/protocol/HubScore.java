package quadrille.games.dames.protocol;

import java.util.Locale;
import quadrille.games.dames.DamesGame;
import quadrille.search.Score;

/** Scores in men, as the Hub protocols tell them; a certain end is beyond 9000 men. */
final class HubScore {
  private static final DamesGame GAME = new DamesGame();

  private HubScore() {}

  static String format(int score) {
    return String.format(Locale.ROOT, "%.2f", (double) score / GAME.pointsPerUnit());
  }

  /** The score in points; 0 where the text is no number. */
  static int parse(String men) {
    if (!men.matches("[+-]?\\d{1,7}(\\.\\d{1,9})?")) {
      return 0;
    }
    long points = Math.round(Double.parseDouble(men) * GAME.pointsPerUnit());
    return Math.clamp(points, 1 - Score.WIN, Score.WIN - 1);
  }
}
