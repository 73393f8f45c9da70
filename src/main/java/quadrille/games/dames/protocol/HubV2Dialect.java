package quadrille.games.dames.protocol;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.dames.DamesGame;
import quadrille.search.Limits;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineException;

/** The front end's side of the Hub protocol, version 2. */
final class HubV2Dialect implements HubDialect {
  private final Settings settings;
  private final Map<String, HubMessage> params = new HashMap<>();
  private String name = "hub";

  HubV2Dialect(Settings settings) {
    this.settings = settings;
  }

  @Override
  public void readIntroduction(String line) {
    HubMessage read = HubMessage.read(line);
    if (read.command().equals("id")) {
      name = (read.value("name") + " " + read.value("version")).strip();
    } else if (read.command().equals("param")) {
      params.put(read.value("name"), read);
    }
  }

  @Override
  public String name() {
    return name;
  }

  /** Our own engine accepts any rules; other engines accept a variant they have announced. */
  @Override
  public List<String> rulesCommands() throws EngineException {
    String rules = Rules.format(new DamesGame(), settings);
    if (params.containsKey("rules")) {
      return List.of("set-param name=rules " + HubMessage.formatPair("value", rules));
    }
    String variant = HubVariant.name(settings);
    HubMessage announced = params.get("variant");
    if (announced != null && List.of(announced.value("values").split(" ")).contains(variant)) {
      return List.of("set-param name=variant value=" + variant);
    }
    if (announced == null && variant.equals(HubVariant.NORMAL)) {
      return List.of();
    }
    throw EngineException.unsupportedRules(rules);
  }

  @Override
  public String newGameCommand() {
    return "new-game";
  }

  @Override
  public List<String> searchCommands(Driver.Request request) {
    Line line = request.line();
    Limits limits = request.limits();
    List<String> moves = HubNotation.playedMoves(line);
    String played = moves.isEmpty() ? "" : " moves=\"" + String.join(" ", moves) + '"';
    List<String> lines = new ArrayList<>();
    lines.add("pos pos=" + HubNotation.startPosition(line) + played);
    if (limits.depth() < Limits.MAX_DEPTH) {
      lines.add("level depth=" + limits.depth());
    }
    if (limits.nodes() < Long.MAX_VALUE) {
      lines.add("level nodes=" + limits.nodes());
    }
    if (limits.timeMs() < Long.MAX_VALUE) {
      lines.add(String.format(Locale.ROOT, "level move-time=%.3f", limits.timeMs() / 1000.0));
    }
    Driver.Clocks clocks = request.clocks();
    if (clocks != null) {
      lines.add(levelCommand(clocks.remainingMs(request.turn()), clocks.incrementMs()));
    }
    lines.add("go think");
    return lines;
  }

  private static String levelCommand(long remainingMs, long incrementMs) {
    return String.format(
        Locale.ROOT, "level time=%.3f inc=%.3f", remainingMs / 1000.0, incrementMs / 1000.0);
  }

  @Override
  public @Nullable String readMove(String line, HubSearchProgress answer) throws EngineException {
    HubMessage read = HubMessage.read(line);
    switch (read.command()) {
      case "done" -> {
        return read.value("move");
      }
      case "error" -> throw EngineException.unexpected(line);
      case "info" ->
          answer.info(
              read.value("depth"),
              read.value("score"),
              read.value("nodes"),
              read.value("time"),
              read.value("pv").strip().split("\\s+")[0]);
      default -> {
        // The protocol asks for unknown lines to be ignored.
      }
    }
    return null;
  }
}
