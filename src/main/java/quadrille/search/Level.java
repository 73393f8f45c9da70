package quadrille.search;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import quadrille.core.Game;
import quadrille.text.Text;

/**
 * A playing level of the computer. All games share one scale; each gives a level its own depth.
 *
 * @param number 1, which a child can beat, … 8
 * @param maxTimeMs the longest time for a move, in milliseconds
 */
public record Level(int number, long maxTimeMs) {
  private static final long[] MAX_TIMES_MS = {100, 200, 500, 1000, 2000, 3000, 5000, 10_000};

  /** All levels, the easiest first. */
  public static final List<Level> ALL =
      IntStream.rangeClosed(1, MAX_TIMES_MS.length)
          .mapToObj(n -> new Level(n, MAX_TIMES_MS[n - 1]))
          .toList();

  /**
   * Returns the level with that number.
   *
   * @throws IllegalArgumentException unless 1 … 8
   */
  public static Level of(int number) {
    if (number < 1 || number > ALL.size()) {
      throw new IllegalArgumentException("no level " + number + "; expected 1 … 8");
    }
    return ALL.get(number - 1);
  }

  /** The depth of its search in that game, in plies. */
  public int depth(Game game) {
    return game.depth(number);
  }

  /** The share of its moves in that game that it plays at random on purpose, 0 … 1. */
  public double mistakeRate(Game game) {
    return game.mistakeRate(number);
  }

  /** The limits of its search; a tenth of the time is kept in reserve. */
  public Limits limits(Game game) {
    return Limits.depth(depth(game)).withTime(maxTimeMs - maxTimeMs / 10);
  }

  /** The number with a word for the strength: "Level 3 · Casual". */
  public Text label() {
    return Text.of(Level.class, "level.label", number, word());
  }

  /** The strength in a word and, if measured, in Elo: "Casual · about 1380 Elo". */
  public Text strength(Game game) {
    return withElo(word(), game);
  }

  /** What it is like to play against the level, in a sentence that a child understands. */
  public Text help() {
    return Text.of(Level.class, "level." + number + ".help");
  }

  private Text word() {
    return Text.of(Level.class, "level." + number);
  }

  private Text withElo(Text described, Game game) {
    OptionalInt elo = new MeasuredElo(game).of("level:" + number);
    return elo.isEmpty()
        ? described
        : Text.of(Level.class, "level.measured", described, 10 * Math.round(elo.getAsInt() / 10.0));
  }

  /** Describes the level: "Level 5: searches 6 plies · about 1820 Elo", if its Elo is known. */
  public Text describe(Game game) {
    double mistakes = mistakeRate(game);
    String key = mistakes > 0 ? "level.mistakes" : "level.plain";
    Text depth = Text.of(Level.class, key, number, depth(game), 100 * mistakes);
    return withElo(depth, game);
  }
}
