package quadrille.games.dames.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.search.Limits;
import quadrille.search.protocol.Driver;

/** The front end's side of the Hub protocol, version 2. */
final class HubV2Dialect extends HubDialect {
  HubV2Dialect() {
    super("hub");
  }

  @Override
  void readIntroduction(String line) {
    HubMessage message = HubMessage.read(line);
    if (message.command().equals("id")) {
      name = (message.value("name") + " " + message.value("version")).strip();
    } else if (message.command().equals("param")) {
      acceptsRules |= message.value("name").equals("rules");
      if (message.value("name").equals("variant")) {
        variants = List.of(message.value("values").split(" "));
      }
    }
  }

  @Override
  String setCommand(String name, String value) {
    return "set-param name=" + name + " " + HubMessage.formatPair("value", value);
  }

  @Override
  String newGameCommand() {
    return "new-game";
  }

  @Override
  List<String> searchCommands(Driver.Request request) {
    Limits limits = request.limits();
    List<String> moves = HubNotation.playedMoves(request.line());
    String played = moves.isEmpty() ? "" : " moves=\"" + String.join(" ", moves) + '"';
    List<String> lines = new ArrayList<>();
    lines.add("pos pos=" + HubNotation.startPosition(request.line()) + played);
    if (limits.depth() < Limits.MAX_DEPTH) {
      lines.add("level depth=" + limits.depth());
    }
    if (limits.nodes() < Long.MAX_VALUE) {
      lines.add("level nodes=" + limits.nodes());
    }
    if (limits.timeMs() < Long.MAX_VALUE) {
      lines.add("level move-time=" + seconds(limits.timeMs()));
    }
    Driver.Clocks clocks = request.clocks();
    if (clocks != null) {
      String left = seconds(clocks.remainingMs(request.turn()));
      lines.add("level time=" + left + " inc=" + seconds(clocks.incrementMs()));
    }
    lines.add("go think");
    return lines;
  }

  private static String seconds(long ms) {
    return String.format(Locale.ROOT, "%.3f", ms / 1000.0);
  }

  @Override
  @Nullable String readMove(String line, HubSearchProgress progress) {
    HubMessage message = HubMessage.read(line);
    switch (message.command()) {
      case "done" -> {
        return message.value("move");
      }
      case "info" ->
          progress.info(
              message.value("depth"),
              message.value("score"),
              message.value("nodes"),
              message.value("time"),
              message.value("pv").strip().split("\\s+")[0]);
      default -> {
        // The protocol asks for unknown lines to be ignored.
      }
    }
    return null;
  }
}
