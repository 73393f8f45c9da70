package quadrille.core;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/**
 * The rules of a game: its options, start position, notation, draw rules and levels. Stateless and
 * thread-safe.
 *
 * <p>The messages of the game's package contain at least {@code name}, {@code tagline}, {@code
 * side.first}, {@code side.second}, and the texts of its options and presets.
 */
public interface Game {

  /** The name of the game on the command line and in files, in lower case letters. */
  String id();

  /**
   * The rules that players can set. The default of an option may depend on the options before it.
   */
  List<Option> options();

  /** The named rule sets, the default first; may be empty. */
  default List<Preset> presets() {
    return List.of();
  }

  /** Names that set several options at once: {@code size} sets {@code rows} and {@code columns}. */
  default Map<String, List<String>> shorthands() {
    return Map.of();
  }

  /**
   * Checks that the values, each of them in range, agree with each other.
   *
   * @throws BadInputException if they contradict each other
   */
  default void validate(Settings settings) throws BadInputException {}

  /** The position at the start of a game. */
  Position start(Settings settings);

  Notation notation();

  /** The draw rules of these settings that count plies; repetition is a rule of every game. */
  default List<DrawCounter> drawCounters(Settings settings) {
    return List.of();
  }

  /**
   * Whether an earlier position could occur again after this move: false for a capture, the move of
   * a man or a new stone. If it is always false, the game has no draw by repetition.
   */
  default boolean isReversible(Position before, long move) {
    return false;
  }

  /**
   * Returns a position and its images under the rotations and reflections of the board that keep
   * the rules; play from each of them is the same.
   */
  default List<Position> images(Position position) {
    return List.of(position);
  }

  /** What a legal move does to the board, in the order to show it. */
  List<Step> steps(Position before, long move);

  /** Returns a sentence for the ending of that position, such as "Red joined top and bottom". */
  Text describe(Position position, Ending ending);

  /**
   * Returns the search depth of a level in plies, 1 or more.
   *
   * @param level 1 … 8
   */
  int depth(int level);

  /**
   * Returns the share of its moves that a level plays at random on purpose, 0 … 1.
   *
   * @param level 1 … 8
   */
  double mistakeRate(int level);

  /** Says what a ply means in this game if it does not mean a move; else null. */
  default @Nullable Text depthNote() {
    return null;
  }

  /**
   * How many points of a search score are worth one unit of the game, a man or a box; 1 or more.
   */
  default int pointsPerUnit() {
    return 100;
  }

  /** Says in a sentence what a score of one unit means. */
  default Text scoreUnit() {
    return text("score.unit");
  }

  /** The name of a side in this game, such as "Red" or "White". */
  default Text sideName(Side side, Settings settings) {
    return text("side." + usualSide(side, settings).id());
  }

  /**
   * The side that has this side's name and colour under the usual rules: the other one where Black
   * begins.
   */
  default Side usualSide(Side side, Settings settings) {
    return side;
  }

  /**
   * Returns a legal move as players name it: in the notation, or in words where the notation is a
   * keyword of files and protocols.
   */
  default Text moveName(Position before, long move) {
    return Text.of(Game.class, "move", notation().format(before, move));
  }

  /**
   * Returns a sentence about a move that players may overlook or not understand when they see it on
   * the board, or null for all others.
   */
  default @Nullable Text moveNews(Position before, long move, Settings settings) {
    return null;
  }

  /** Returns a text from the messages of this game. */
  default Text text(String key, Object... arguments) {
    return Text.of(getClass(), key, arguments);
  }

  default Text name() {
    return text("name");
  }
}
