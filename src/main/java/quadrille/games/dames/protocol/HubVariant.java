package quadrille.games.dames.protocol;

import java.util.List;
import java.util.Map;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.dames.DamesGame;
import quadrille.games.dames.DamesPresets;

/** The Hub protocol's names for rules: our presets, with {@code normal} for the default. */
final class HubVariant {
  static final String NORMAL = "normal";

  private static final Game GAME = new DamesGame();

  private HubVariant() {}

  /** Returns all names, separated by spaces. */
  static String allNames() {
    return String.join(" ", DamesPresets.ALL.stream().map(HubVariant::name).toList());
  }

  private static String name(Preset preset) {
    return preset.id().equals("international") ? NORMAL : preset.id();
  }

  /** Returns the name of these rules, or an empty text if they have none. */
  static String name(Settings settings) {
    for (Preset preset : DamesPresets.ALL) {
      if (haveSameMoveRules(settingsOf(preset), settings)) {
        return name(preset);
      }
    }
    return "";
  }

  /** Ignores draw rules, which are the referee's concern: an engine is only asked for moves. */
  private static boolean haveSameMoveRules(Settings one, Settings other) {
    return moveRules(one).equals(moveRules(other));
  }

  private static List<String> moveRules(Settings settings) {
    return settings.values().entrySet().stream()
        .filter(entry -> !entry.getKey().equals("drawRule"))
        .map(Map.Entry::getValue)
        .toList();
  }

  private static Settings settingsOf(Preset preset) {
    try {
      return Rules.settings(GAME, preset.id(), Map.of());
    } catch (BadInputException e) {
      throw new IllegalStateException("a preset that contradicts itself: " + preset.id(), e);
    }
  }

  /**
   * The rules with that name.
   *
   * @throws BadInputException if no variant has that name
   */
  static Settings settings(String name) throws BadInputException {
    return Rules.settings(GAME, name.equals(NORMAL) ? "international" : name, Map.of());
  }
}
