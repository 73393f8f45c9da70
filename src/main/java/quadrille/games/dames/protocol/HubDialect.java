package quadrille.games.dames.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.dames.DamesGame;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineException;

/** One version of the Hub protocol from the front end's side, and what the engine announced. */
abstract class HubDialect {
  /** The name that the engine gave itself. */
  String name;

  /** Whether the engine accepts any rules, as our own does. */
  boolean acceptsRules;

  /** The variants that the engine announced, or null if it has no such parameter. */
  @Nullable List<String> variants;

  HubDialect(String name) {
    this.name = name;
  }

  /** Reads a line of the engine's introduction. */
  abstract void readIntroduction(String line);

  abstract String setCommand(String name, String value);

  abstract String newGameCommand();

  /** Returns the commands that request a move. */
  abstract List<String> searchCommands(Driver.Request request);

  /**
   * Reads a line of the engine during its search; returns its move, or null if the line holds none.
   */
  abstract @Nullable String readMove(String line, HubSearchProgress progress);

  /** Returns the commands that set the rules. */
  final List<String> rulesCommands(Settings settings) throws EngineException {
    if (acceptsRules) {
      return List.of(setCommand("rules", Rules.format(new DamesGame(), settings)));
    }
    String variant = HubVariant.name(settings);
    if (variants == null && variant.equals(HubVariant.NORMAL)) {
      return List.of();
    }
    if (variants != null && variants.contains(variant)) {
      return List.of(setCommand("variant", variant));
    }
    throw EngineException.unsupportedRules();
  }
}
