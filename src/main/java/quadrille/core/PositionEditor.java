package quadrille.core;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/**
 * Sets up positions of a game by hand, cell by cell. A position need not be playable until it is
 * finished. Stateless and thread-safe.
 */
public interface PositionEditor {

  /** Returns an empty board. */
  Position emptyBoard(Settings settings);

  /** The pieces that can be put on a cell: by default one of each side, with the side's name. */
  default List<Brush> brushes(Settings settings) {
    return List.of(brush(Side.FIRST, "side.first"), brush(Side.SECOND, "side.second"));
  }

  private Brush brush(Side side, String key) {
    return new Brush(key, side, Text.of(getClass(), key));
  }

  /**
   * Puts a piece on a cell in place of what was there; empties a cell that has this piece already.
   *
   * @param cell the cell's number in this game
   * @param brush one of {@link #brushes}, or null to empty the cell
   */
  Position put(Position position, int cell, @Nullable Brush brush);

  /**
   * Returns the position under other rules. Each piece keeps its row and column; those that the new
   * board has no place for are left out.
   */
  Position withSettings(Position position, Settings settings);

  /** Returns the position with that side to move. */
  Position withTurn(Position position, Side side);

  /**
   * Checks what {@link Notation#parsePosition} does not check.
   *
   * @throws BadInputException if no game can reach this position; says why
   */
  default void validate(Position position) throws BadInputException {}

  /**
   * A piece that can be put on a cell.
   *
   * @param id a short word, unique within the game
   * @param side its owner
   * @param name its name, such as "White king"
   */
  record Brush(String id, Side side, Text name) {}
}
