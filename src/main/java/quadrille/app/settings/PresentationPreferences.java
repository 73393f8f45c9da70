package quadrille.app.settings;

import java.util.Map;
import java.util.Objects;
import quadrille.board.skin.BoardPreferences;

/**
 * How somebody likes to see and hear the program.
 *
 * @param volume how loud the sounds are, 0 (off) … 100
 * @param boards how the boards are shown that are not as usual, by the game's id
 * @param forgetWatched whether games between machines are not kept
 */
public record PresentationPreferences(
    TextSize textSize, int volume, Map<String, BoardPreferences> boards, boolean forgetWatched) {
  /** As the program comes. */
  public static final PresentationPreferences DEFAULT =
      new PresentationPreferences(TextSize.USUAL, 50, Map.of());

  /** The same, with all games kept. */
  public PresentationPreferences(
      TextSize textSize, int volume, Map<String, BoardPreferences> boards) {
    this(textSize, volume, boards, false);
  }

  public PresentationPreferences {
    Objects.requireNonNull(textSize);
    boards = Map.copyOf(boards);
    volume = Math.clamp(volume, 0, 100);
  }
}
