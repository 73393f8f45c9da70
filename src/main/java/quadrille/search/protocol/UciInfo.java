package quadrille.search.protocol;

import java.util.List;
import java.util.Locale;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.search.Score;
import quadrille.search.SearchReport;

/** Writes and reads the {@code info} lines of the UCI family of protocols. */
final class UciInfo {
  private UciInfo() {}

  static String write(SearchReport report, Line line) {
    return String.format(
        Locale.ROOT,
        "info depth %d seldepth %d score %s nodes %d nps %d time %d hashfull %d pv %s",
        Math.max(1, report.depth()),
        report.selectiveDepth(),
        score(report.score(), line.game()),
        report.nodes(),
        report.nodesPerSecond(),
        report.timeMs(),
        report.hashPermille(),
        String.join(" ", line.textsOf(report.line())));
  }

  private static String score(int score, Game game) {
    if (Score.isDecided(score)) {
      int moves = (Score.pliesToEnd(score) + 1) / 2;
      return "mate " + (score > 0 ? moves : -moves);
    }
    return "cp " + Math.round(100.0 * score / game.pointsPerUnit());
  }

  /** Reads a line, with a move in place of its own principal variation. */
  static SearchReport read(String text, Line line, long move) {
    String[] words = text.strip().split("\\s+");
    return new SearchReport(
        (int) number(words, "depth", Integer.MAX_VALUE),
        (int) number(words, "seldepth", Integer.MAX_VALUE),
        score(words, line.game()),
        false,
        number(words, "nodes", Long.MAX_VALUE),
        number(words, "time", Long.MAX_VALUE),
        0,
        List.of(move));
  }

  private static int score(String[] words, Game game) {
    if (List.of(words).contains("mate")) {
      long mate = signed(words, "mate");
      int plies = Math.clamp(2 * Math.abs(mate), 0, 1000);
      return mate > 0 ? Score.WIN - Math.max(0, plies - 1) : plies - Score.WIN;
    }
    double points = signed(words, "cp") * (double) game.pointsPerUnit() / 100;
    return Math.clamp(Math.round(points), -Score.MAX_EVALUATION, Score.MAX_EVALUATION);
  }

  private static long number(String[] words, String name, long max) {
    return Math.clamp(signed(words, name), 0, max);
  }

  private static long signed(String[] words, String name) {
    int at = List.of(words).indexOf(name);
    boolean found = at >= 0 && at + 1 < words.length && words[at + 1].matches("-?\\d{1,15}");
    return found ? Long.parseLong(words[at + 1]) : 0;
  }
}
