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

/** The engine's side of the Hub protocol, version 2 (Fabien Letouzey, 2017). */
final class HubV2Dialogue extends HubDialogue {
  HubV2Dialogue(EngineBackend backend, Settings settings) {
    super(backend, settings);
  }

  @Override
  String introduction() {
    return """
    id name=Quadrille %s author="the Quadrille project"
    param name=variant %s type=enum values="%s"
    param name=rules %s type=string
    param name=move-overhead value=%d type=int min=0 max=%d
    wait\
    """
        .formatted(
            HubMessage.formatPair("version", backend.version()),
            HubMessage.formatPair("value", HubVariant.name(settings)),
            HubVariant.allNames(),
            HubMessage.formatPair("value", Rules.format(backend.game(), settings)),
            Limits.DEFAULT_MOVE_OVERHEAD_MS,
            Limits.MAX_MOVE_OVERHEAD_MS);
  }

  @Override
  public List<String> warmUpLines(int timeMs) {
    return List.of("pos moves=" + firstMove(), "level move-time=" + timeMs / 1000.0, "go think");
  }

  @Override
  void handleCommand(String line) throws BadInputException {
    if (line.chars().filter(each -> each == '"').count() % 2 != 0) {
      throw notUnderstood(line);
    }
    HubMessage message = HubMessage.read(line);
    switch (message.command()) {
      case "set-param" -> setParameter(message.value("name"), message.value("value"));
      case "pos" -> position(message);
      case "level" -> level(message);
      case "go" -> go(mode(message));
      case "new-game" -> backend.newGame();
      default -> {
        // The protocol asks both sides to ignore what they do not know.
      }
    }
  }

  private void position(HubMessage message) throws BadInputException {
    String position = message.has("pos") ? message.value("pos") : null;
    List<String> moves = List.of(message.value("moves").strip().split("\\s+"));
    setGame(position, moves.stream().filter(move -> !move.isEmpty()).toList());
  }

  private void level(HubMessage message) throws BadInputException {
    if (message.has("infinite")) {
      removeLimits();
    }
    if (message.has("depth")) {
      int depth = (int) number(message, "depth");
      restrict(Limits.depth(Math.clamp(depth, 1, Limits.MAX_DEPTH)));
    }
    if (message.has("nodes")) {
      restrict(Limits.nodes(Math.max(1, (long) number(message, "nodes"))));
    }
    if (message.has("move-time")) {
      restrict(Limits.time(Math.max(1, milliseconds(message, "move-time"))));
    }
    if (message.has("time")) {
      long left = Math.max(1, milliseconds(message, "time"));
      long increment = message.has("inc") ? milliseconds(message, "inc") : 0;
      int moves = message.has("moves") ? (int) number(message, "moves") : 0;
      restrict(Limits.forClock(left, increment, moves));
    }
  }

  private static long milliseconds(HubMessage message, String name) throws BadInputException {
    return Math.round(1000 * number(message, name));
  }

  private static double number(HubMessage message, String name) throws BadInputException {
    String text = message.value(name);
    if (!text.matches("\\d{1,15}(\\.\\d{0,9})?")) {
      throw notUnderstood(name + "=" + text);
    }
    return Double.parseDouble(text);
  }

  private static Mode mode(HubMessage message) throws BadInputException {
    if (message.has("ponder")) {
      return Mode.PONDER;
    }
    if (message.has("analyze")) {
      return Mode.ANALYZE;
    }
    if (message.has("think") || message.values().isEmpty()) {
      return Mode.THINK;
    }
    throw notUnderstood(String.join(" ", message.values().keySet()));
  }

  @Override
  String formatInfo(SearchReport report, String moves) {
    return String.format(
        Locale.ROOT,
        "info depth=%d score=%.2f nodes=%d time=%.3f nps=%.3f pv=\"%s\"",
        report.depth(),
        (double) report.score() / backend.game().pointsPerUnit(),
        report.nodes(),
        report.timeMs() / 1000.0,
        report.nodesPerSecond() / 1e6,
        moves);
  }

  @Override
  String formatAnswer(List<String> moves) {
    return "done move=" + moves.getFirst() + (moves.size() > 1 ? " ponder=" + moves.get(1) : "");
  }

  @Override
  String formatError(Text text) {
    return "error message=\"" + text.toString().replace('"', '\'') + '"';
  }
}
