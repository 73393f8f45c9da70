package quadrille.games.dames.protocol;

import java.util.List;
import java.util.Locale;
import quadrille.core.BadInputException;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.search.Limits;
import quadrille.search.SearchReport;
import quadrille.search.protocol.EngineBackend;
import quadrille.text.Text;

/**
 * The engine's side of the first Hub protocol, as Hub 1.0 and Scan 2.0 speak it (Fabien Letouzey,
 * 2015): words without names, times in milliseconds, scores in hundredths of a man.
 */
final class HubV1Dialogue extends HubDialogue {
  HubV1Dialogue(EngineBackend backend, Settings settings) {
    super(backend, settings);
  }

  @Override
  String introduction() {
    return """
    name Quadrille %s
    author the Quadrille project
    var rules %s
    wait\
    """
        .formatted(backend.version(), Rules.format(backend.game(), settings));
  }

  @Override
  public List<String> warmUpLines(int timeMs) {
    return List.of("start", "move " + firstMove(), "time " + timeMs, "go");
  }

  @Override
  void handleCommand(String line) throws BadInputException {
    String[] words = line.split("\\s+");
    switch (words[0]) {
      case "set" -> setParameter(word(words, 1), word(words, 2));
      case "start" -> reset();
      case "pos" -> setGame(word(words, 1), List.of());
      case "move" -> play(word(words, 1));
      case "level" -> {
        int moves = (int) number(words, 1);
        restrict(Limits.forClock(Math.max(1, number(words, 2)), number(words, 3), moves));
      }
      case "time" -> restrict(Limits.time(Math.max(1, number(words, 1))));
      case "depth" -> restrict(Limits.depth(Math.clamp(number(words, 1), 1, Limits.MAX_DEPTH)));
      case "go" -> go(Mode.THINK);
      case "ponder" -> go(Mode.PONDER);
      case "analyse" -> go(Mode.ANALYZE);
      case "new" -> backend.newGame();
      default -> {
        // Unknown commands are ignored, as in version 2.
      }
    }
  }

  private static String word(String[] words, int index) throws BadInputException {
    if (index >= words.length) {
      throw notUnderstood(String.join(" ", words));
    }
    return words[index];
  }

  private static long number(String[] words, int index) throws BadInputException {
    String word = word(words, index);
    if (!word.matches("\\d{1,9}")) {
      throw notUnderstood(String.join(" ", words));
    }
    return Long.parseLong(word);
  }

  @Override
  String formatInfo(SearchReport report, String moves) {
    return String.format(
        Locale.ROOT,
        "info %d %d %d %d %.2f %.1f %s",
        report.depth(),
        report.selectiveDepth(),
        Math.round(100.0 * report.score() / backend.game().pointsPerUnit()),
        report.nodes(),
        report.timeMs() / 1000.0,
        report.nodesPerSecond() / 1e6,
        moves);
  }

  @Override
  String formatAnswer(List<String> moves) {
    return "move " + String.join(" ", moves.subList(0, Math.min(2, moves.size())));
  }

  @Override
  String formatError(Text text) {
    return "error " + text;
  }
}
