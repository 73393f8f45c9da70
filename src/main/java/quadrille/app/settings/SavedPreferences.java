package quadrille.app.settings;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.GameSetup;
import quadrille.app.updates.UpdateCheckState;

/**
 * What the program remembers between two starts.
 *
 * @param reduceMotion whether moves stand still when the system asks for less motion
 * @param confirm whether a move waits for its confirmation
 * @param rightClick whether a right click confirms it
 * @param thinking whether the machine's thinking is shown
 * @param setups what was last set up, by the game's id
 * @param window where the window stood, or null before the first time
 * @param comfort how the program is seen and heard
 * @param updates whether and when newer versions are looked for
 */
public record SavedPreferences(
    Theme theme,
    Language language,
    Motion motion,
    boolean reduceMotion,
    boolean confirm,
    boolean rightClick,
    boolean coordinates,
    boolean thinking,
    Map<String, GameSetup> setups,
    @Nullable WindowBounds window,
    PresentationPreferences comfort,
    UpdateCheckState updates) {
  public static final SavedPreferences DEFAULTS =
      new SavedPreferences(
          Theme.SYSTEM,
          Language.SYSTEM,
          Motion.NORMAL,
          true,
          false,
          true,
          true,
          true,
          Map.of(),
          null,
          PresentationPreferences.DEFAULT,
          UpdateCheckState.DISABLED);

  public SavedPreferences {
    Objects.requireNonNull(theme);
    Objects.requireNonNull(language);
    Objects.requireNonNull(motion);
    setups = Map.copyOf(setups);
    Objects.requireNonNull(comfort);
    Objects.requireNonNull(updates);
  }
}
