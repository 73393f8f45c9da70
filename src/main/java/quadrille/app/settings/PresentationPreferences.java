package quadrille.app.settings;

import java.util.Map;
import java.util.Objects;
import quadrille.board.skin.BoardPreferences;

/**
 * The preferences for text size, sound, boards and games to continue.
 *
 * @param volume the volume of sounds, 0 (off) … 100
 * @param boards board preferences that differ from the defaults, by game id
 * @param forgetWatched whether games between computers are not recorded
 * @param keepBoard whether the board keeps its side at the bottom, whoever plays
 * @param unfinished the title of the game to continue, for which the launcher keeps the place;
 *     empty for none
 * @param hideBestLine whether the computers' best lines are not drawn on the board
 * @param pace the pace of games between computers, as a slider position 0 … 1
 */
public record PresentationPreferences(
    TextSize textSize,
    int volume,
    Map<String, BoardPreferences> boards,
    boolean forgetWatched,
    boolean keepBoard,
    String unfinished,
    boolean hideBestLine,
    Double pace) {
  private static final double DEFAULT_PACE = 0.41;

  /** The defaults. */
  public static final PresentationPreferences DEFAULT =
      new PresentationPreferences(
          TextSize.USUAL, 50, Map.of(), false, false, "", false, DEFAULT_PACE);

  public PresentationPreferences {
    Objects.requireNonNull(textSize);
    boards = Map.copyOf(boards);
    unfinished = Objects.requireNonNullElse(unfinished, "");
    volume = Math.clamp(volume, 0, 100);
    pace = Math.clamp(Objects.requireNonNullElse(pace, DEFAULT_PACE), 0.0, 1.0);
  }
}
