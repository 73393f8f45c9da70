package quadrille.core;

import java.util.List;
import java.util.Map;
import quadrille.text.Text;

/**
 * A game declares itself: options, presets, notation, draw rules, levels. Stateless, thread-safe.
 *
 * <p>Its messages ({@code messages.properties} of its package) hold at least {@code name}, {@code
 * tagline}, {@code side.first}, {@code side.second}, and the texts of its options and presets.
 */
public interface Game {

  /** The name used on the command line and in files: lower case letters. */
  String id();

  /** The rules that can be set, in an order in which later defaults may use earlier values. */
  List<Option> options();

  /** The named rule sets, the default one first; may be empty. */
  default List<Preset> presets() {
    return List.of();
  }

  /** Names that set several options at once: {@code size} → {@code rows}, {@code columns}. */
  default Map<String, List<String>> shorthands() {
    return Map.of();
  }

  /**
   * Checks values that are each in range against each other.
   *
   * @throws BadInputException when they cannot stand together
   */
  default void validate(Settings settings) throws BadInputException {}

  /** The position a game starts from. */
  Position start(Settings settings);

  Notation notation();

  /** The draw rules that count plies, under these settings. */
  default List<DrawCounter> drawCounters(Settings settings) {
    return List.of();
  }

  /**
   * Whether a position before this move could ever come back after it: false for a capture, a man's
   * move, a new piece. A game where this is always false knows no draw by repetition.
   */
  default boolean isReversible(Position before, long move) {
    return false;
  }

  /** What a legal move does to the board, in the order in which it is to be seen. */
  List<Step> steps(Position before, long move);

  /** How the game ended, as a sentence; {@code ending} is that of the position. */
  Text describe(Position position, Ending ending);

  /** The depth in plies that a machine of this level searches, 1 or more; level is 1 … 8. */
  int depth(int level);

  /** How many points of a search's score make one unit of the game (a man, a box): 1 or more. */
  default int pointsPerUnit() {
    return 100;
  }

  /** The side's colour or name in this game: "Red", "White". */
  default Text sideName(Side side, Settings settings) {
    return text(side == Side.FIRST ? "side.first" : "side.second");
  }

  /** A text of this game's own messages. */
  default Text text(String key, Object... arguments) {
    return Text.of(getClass(), key, arguments);
  }

  default Text name() {
    return text("name");
  }
}
