package quadrille.app.settings;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.GameSetup;
import quadrille.app.updates.UpdateCheckState;
import quadrille.search.Limits;

/**
 * The preferences as the file stores them.
 *
 * @param reduceMotion whether animations are off when the system asks for reduced motion
 * @param confirm whether a move waits for its confirmation
 * @param rightClick whether a right click confirms it
 * @param thinking whether the computer's analysis is shown
 * @param setups the last set-ups, by game id
 * @param window the window's last bounds, or null at the first start
 * @param comfort text size, sound and boards
 * @param moveOverheadMs what a computer on a clock reserves of each move for everything but its
 *     search, 0 … {@link Limits#MAX_MOVE_OVERHEAD_MS} milliseconds
 * @param book whether computers play openings from a book
 * @param updates the state of update checks
 * @param network what is remembered of playing with others
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
    int moveOverheadMs,
    boolean book,
    UpdateCheckState updates,
    NetworkPreferences network) {
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
          Limits.DEFAULT_MOVE_OVERHEAD_MS,
          true,
          UpdateCheckState.DISABLED,
          NetworkPreferences.DEFAULT);

  public SavedPreferences {
    Objects.requireNonNull(theme);
    Objects.requireNonNull(language);
    Objects.requireNonNull(motion);
    setups = Map.copyOf(setups);
    Objects.requireNonNull(comfort);
    moveOverheadMs = Math.clamp(moveOverheadMs, 0, Limits.MAX_MOVE_OVERHEAD_MS);
    Objects.requireNonNull(updates);
    Objects.requireNonNull(network);
  }
}
