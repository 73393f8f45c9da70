package quadrille.core;

import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/**
 * How the positions of a game are set up by hand, cell by cell. What stands on the board in between
 * need not be a position that can be played. Stateless, thread-safe.
 */
public interface PositionEditor {

  /** A board with nothing on it. */
  Position emptyBoard(Settings settings);

  /** What can be put on a cell. */
  List<Brush> brushes(Settings settings);

  /**
   * Puts something on a cell in place of what was there; a cell that has it already is emptied.
   *
   * @param cell as the game numbers its cells
   * @param brush one of {@link #brushes}, or null to empty the cell
   */
  Position put(Position position, int cell, @Nullable Brush brush);

  /** The same with that side to move. */
  Position withTurn(Position position, Side side);

  /**
   * Checks what the notation of the game does not check when it reads the position.
   *
   * @throws BadInputException when no game comes to this position; says why
   */
  default void validate(Position position) throws BadInputException {}

  /**
   * Something that can be put on a cell.
   *
   * @param id a short word, one of its own for each brush of a game
   * @param side whose it is
   * @param name what it is called
   */
  record Brush(String id, Side side, Text name) {}
}
