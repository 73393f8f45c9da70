package quadrille.games.dames;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.search.Limits;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineFailure;

/**
 * The first version of the Hub protocol, for the front end. It has no word for a bound of nodes.
 */
final class HubOne implements HubVersion {
  private final Settings settings;
  private boolean takesRules;
  private String name = "hub1";

  HubOne(Settings settings) {
    this.settings = settings;
  }

  @Override
  public void introduced(String line) {
    if (line.startsWith("name ")) {
      name = line.substring(5).strip();
    }
    takesRules |= line.startsWith("var rules ");
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<String> rules() throws EngineFailure {
    String rules = Rules.write(new DamesGame(), settings);
    if (takesRules) {
      return List.of("set rules " + rules);
    }
    if (HubVariant.name(settings).equals(HubVariant.NORMAL)) {
      return List.of();
    }
    throw EngineFailure.rules(rules);
  }

  @Override
  public String newGame() {
    return "new";
  }

  @Override
  public List<String> question(Driver.Request request) {
    Line line = request.line();
    Limits limits = request.limits();
    List<String> lines = new ArrayList<>();
    String start = HubDriver.start(line);
    lines.add("pos " + start.substring(0, 1).toLowerCase(Locale.ROOT) + start.substring(1));
    HubDriver.moves(line).forEach(move -> lines.add("move " + move));
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
  public @Nullable String hear(String line, HubAnswer answer) throws EngineFailure {
    String[] words = line.split("\\s+");
    switch (words[0]) {
      case "move" -> {
        return words.length > 1 ? words[1] : "";
      }
      case "error" -> throw EngineFailure.unexpected(line);
      case "info" -> {
        if (words.length > 7 && words[3].matches("[+-]?\\d{1,9}")) {
          String men = String.valueOf(Long.parseLong(words[3]) / 100.0);
          answer.info(words[1], men, words[4], words[5], words[7]);
        }
      }
      default -> {
        // Passed over.
      }
    }
    return null;
  }
}
