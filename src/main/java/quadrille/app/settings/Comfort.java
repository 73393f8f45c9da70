package quadrille.app.settings;

import java.util.Map;
import java.util.Objects;
import quadrille.board.BoardTaste;

/**
 * How somebody likes to see and hear the program.
 *
 * @param volume how loud the sounds are, 0 (off) … 100
 * @param boards how the boards are shown that are not as usual, by the game's id
 * @param forgetWatched whether games between machines are not kept
 */
public record Comfort(
    TextSize textSize, int volume, Map<String, BoardTaste> boards, boolean forgetWatched) {
  /** As the program comes. */
  public static final Comfort USUAL = new Comfort(TextSize.USUAL, 50, Map.of());

  /** The same, with all games kept. */
  public Comfort(TextSize textSize, int volume, Map<String, BoardTaste> boards) {
    this(textSize, volume, boards, false);
  }

  public Comfort {
    Objects.requireNonNull(textSize);
    boards = Map.copyOf(boards);
    volume = Math.clamp(volume, 0, 100);
  }
}
