package quadrille.board.skin;

import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.text.Text;

/** What a game tells the toolkit about its board. Stateless; one implementation for each game. */
public interface BoardSkin {

  /**
   * The geometry of the board.
   *
   * @param flipped turned to the other side of the table
   */
  BoardShape shape(Settings settings, BoardPreferences preferences, boolean flipped);

  /** What can be chosen about this board besides its look. */
  default List<BoardOption> options() {
    return List.of();
  }

  /** The looks of this board, as its stylesheets know them; the first is the usual one. */
  List<String> looks();

  /** The address of the stylesheet for what this game draws. */
  String stylesheet();

  /** What lies under the cells and never changes, drawn in board units. */
  Node background(
      Settings settings, BoardShape shape, BoardPreferences preferences, boolean flipped);

  /** What stands on a cell, or null. */
  @Nullable Piece pieceAt(Position position, int cell);

  /** A piece, drawn in board units around (0, 0). */
  Node drawPiece(Piece piece, BoardCell cell);

  /** A mark on a cell, in board units; under or over the pieces, as the mark says. */
  default Node drawMark(Mark mark, BoardCell cell) {
    return MarkShapes.draw(mark, cell);
  }

  /**
   * The ways in which a legal move can be clicked, each a sequence of cells. At least one of them
   * belongs to no other legal move of the position.
   */
  List<int[]> clickPaths(Position position, long move);

  /** Whether the move captures or jumps: such targets are marked by a ring, others by a dot. */
  default boolean isCaptureOrJump(Position position, long move) {
    return false;
  }

  /** The cells whose pieces must move, because the rules force them to; empty where none must. */
  default Set<Integer> forcedCells(Position position) {
    return Set.of();
  }

  /** The cells that show why the game is won, in the order in which they light up. */
  default List<Integer> winningCells(Position position) {
    return List.of();
  }

  /**
   * What is drawn over a position to make it easier to read, in board units; none unless asked for.
   */
  default List<Node> overlays(Position position, BoardShape shape, BoardPreferences preferences) {
    return List.of();
  }

  /**
   * Why a click on a cell does nothing.
   *
   * @param picked the cells clicked before it for the same move, in order
   */
  Text refusalReason(Line line, List<Integer> picked, int cell);

  /** A cell and what stands on it, for a screen reader: "e4, white king". */
  Text describe(Position position, BoardCell cell);
}
