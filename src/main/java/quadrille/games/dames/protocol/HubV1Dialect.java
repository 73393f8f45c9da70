package quadrille.games.dames.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.dames.DamesGame;
import quadrille.search.Limits;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineException;

/** The front end's side of the Hub protocol, version 1, which cannot express a node limit. */
final class HubV1Dialect implements HubDialect {
  private final Settings settings;
  private boolean acceptsRules;
  private String name = "hub1";

  HubV1Dialect(Settings settings) {
    this.settings = settings;
  }

  @Override
  public void readIntroduction(String line) {
    if (line.startsWith("name ")) {
      name = line.substring(5).strip();
    }
    acceptsRules |= line.startsWith("var rules ");
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<String> rulesCommands() throws EngineException {
    String rules = Rules.format(new DamesGame(), settings);
    if (acceptsRules) {
      return List.of("set rules " + rules);
    }
    if (HubVariant.name(settings).equals(HubVariant.NORMAL)) {
      return List.of();
    }
    throw EngineException.unsupportedRules(rules);
  }

  @Override
  public String newGameCommand() {
    return "new";
  }

  @Override
  public List<String> searchCommands(Driver.Request request) {
    Line line = request.line();
    Limits limits = request.limits();
    List<String> lines = new ArrayList<>();
    String start = HubNotation.startPosition(line);
    lines.add("pos " + start.substring(0, 1).toLowerCase(Locale.ROOT) + start.substring(1));
    HubNotation.playedMoves(line).forEach(move -> lines.add("move " + move));
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
  public @Nullable String readMove(String line, HubSearchProgress answer) throws EngineException {
    String[] words = line.split("\\s+");
    switch (words[0]) {
      case "move" -> {
        return words.length > 1 ? words[1] : "";
      }
      case "error" -> throw EngineException.unexpected(line);
      case "info" -> {
        if (words.length > 7 && words[3].matches("[+-]?\\d{1,9}")) {
          String men = String.valueOf(Long.parseLong(words[3]) / 100.0);
          answer.info(words[1], men, words[4], words[5], words[7]);
        }
      }
      default -> {
        // Unknown lines are ignored.
      }
    }
    return null;
  }
}
