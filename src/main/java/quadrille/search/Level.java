package quadrille.search;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import quadrille.core.Game;
import quadrille.text.Text;

/**
 * How hard a machine plays: the one scale that all games share.
 *
 * @param number 1 (a child can win) … 8
 * @param maxTimeMs the longest it thinks about a move, in milliseconds
 * @param mistakeRate the share of moves it plays at random on purpose, 0 … 1
 */
public record Level(int number, long maxTimeMs, double mistakeRate) {
  private static final long[] MAX_TIMES_MS = {100, 200, 500, 1000, 2000, 3000, 5000, 10_000};
  private static final double[] MISTAKE_RATES = {0.30, 0.10, 0, 0, 0, 0, 0, 0};

  /** All levels, from the easiest. */
  public static final List<Level> ALL =
      IntStream.rangeClosed(1, MAX_TIMES_MS.length)
          .mapToObj(n -> new Level(n, MAX_TIMES_MS[n - 1], MISTAKE_RATES[n - 1]))
          .toList();

  /**
   * The level with that number.
   *
   * @throws IllegalArgumentException unless 1 … 8
   */
  public static Level of(int number) {
    if (number < 1 || number > ALL.size()) {
      throw new IllegalArgumentException("no level " + number);
    }
    return ALL.get(number - 1);
  }

  /** How many plies it looks ahead in that game. */
  public int depth(Game game) {
    return game.depth(number);
  }

  /** What bounds its search; a tenth of its time is kept for the way there and back. */
  public Limits limits(Game game) {
    return Limits.depthAndTime(depth(game), maxTimeMs - maxTimeMs / 10);
  }

  /** "Level 5: looks 6 moves ahead; strength 1820", as far as its strength was measured. */
  public Text describe(Game game) {
    String key = mistakeRate > 0 ? "level.mistakes" : "level.plain";
    Text manner = Text.of(Level.class, key, number, depth(game), Math.round(100 * mistakeRate));
    OptionalInt strength = new MeasuredElo(game).of("level:" + number);
    return strength.isEmpty()
        ? manner
        : Text.of(Level.class, "level.measured", manner, strength.getAsInt());
  }
}
