package quadrille.games.dames.protocol;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Preset;
import quadrille.core.Settings;
import quadrille.games.dames.DamesGame;

/** The Hub protocol's names for rules: our presets, with {@code normal} for the default. */
final class HubVariant {
  static final String NORMAL = "normal";

  private static final Game GAME = new DamesGame();

  private HubVariant() {}

  /** Returns all names, separated by spaces. */
  static String allNames() {
    return GAME.presets().stream().map(HubVariant::name).collect(Collectors.joining(" "));
  }

  private static String name(Preset preset) {
    return preset.id().equals("international") ? NORMAL : preset.id();
  }

  /** Returns the name of these rules, or an empty text if they have none. */
  static String name(Settings settings) {
    return GAME.presets().stream()
        .filter(preset -> moveRules(DamesGame.settings(preset.id())).equals(moveRules(settings)))
        .findFirst()
        .map(HubVariant::name)
        .orElse("");
  }

  /** Leaves out draw rules, which are the referee's concern: an engine is only asked for moves. */
  private static Map<String, String> moveRules(Settings settings) {
    Map<String, String> rules = new HashMap<>(settings.values());
    rules.remove("drawRule");
    return rules;
  }

  /**
   * The rules with that name.
   *
   * @throws BadInputException if no variant has that name
   */
  static Settings settings(String name) throws BadInputException {
    for (Preset preset : GAME.presets()) {
      if (name(preset).equals(name)) {
        return DamesGame.settings(preset.id());
      }
    }
    throw new BadInputException(HubVariant.class, "error.hub-variant", name, allNames());
  }
}
