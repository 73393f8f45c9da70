package quadrille.games.dames.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.search.Limits;
import quadrille.search.protocol.Driver;

/** The front end's side of the Hub protocol, version 1, which cannot express a node limit. */
final class HubV1Dialect extends HubDialect {
  HubV1Dialect() {
    super("hub1");
  }

  @Override
  void readIntroduction(String line) {
    if (line.startsWith("name ")) {
      name = line.substring(5).strip();
    }
    acceptsRules |= line.startsWith("var rules ");
  }

  @Override
  String setCommand(String name, String value) {
    return "set " + name + " " + value;
  }

  @Override
  String newGameCommand() {
    return "new";
  }

  @Override
  List<String> searchCommands(Driver.Request request) {
    Limits limits = request.limits();
    List<String> lines = new ArrayList<>();
    String start = HubNotation.startPosition(request.line());
    lines.add("pos " + start.substring(0, 1).toLowerCase(Locale.ROOT) + start.substring(1));
    HubNotation.playedMoves(request.line()).forEach(move -> lines.add("move " + move));
    if (limits.depth() < Limits.MAX_DEPTH) {
      lines.add("depth " + limits.depth());
    }
    if (limits.timeMs() < Long.MAX_VALUE) {
      lines.add("time " + limits.timeMs());
    }
    Driver.Clocks clocks = request.clocks();
    if (clocks != null) {
      lines.add("level 0 " + clocks.remainingMs(request.turn()) + " " + clocks.incrementMs());
    }
    lines.add("go");
    return lines;
  }

  @Override
  @Nullable String readMove(String line, HubSearchProgress progress) {
    String[] words = line.split("\\s+");
    switch (words[0]) {
      case "move" -> {
        return words.length > 1 ? words[1] : "";
      }
      case "info" -> {
        if (words.length > 7 && words[3].matches("[+-]?\\d{1,9}")) {
          String men = String.valueOf(Long.parseLong(words[3]) / 100.0);
          progress.info(words[1], men, words[4], words[5], words[7]);
        }
      }
      default -> {
        // Unknown lines are ignored.
      }
    }
    return null;
  }
}
