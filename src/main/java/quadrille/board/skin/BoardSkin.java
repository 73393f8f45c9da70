package quadrille.board.skin;

import java.util.List;
import java.util.Set;
import javafx.scene.Group;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.text.Text;

/** Describes and draws the board of a game. Stateless; one implementation per game. */
public interface BoardSkin {

  /**
   * The geometry of the board.
   *
   * @param flipped whether the board is seen from the second side
   */
  BoardShape shape(Settings settings, BoardPreferences preferences, boolean flipped);

  /**
   * The preferences to draw a board of this size with, where a value leaves it to the size.
   *
   * @param width in pixels
   * @param height in pixels
   */
  default BoardPreferences fitted(BoardPreferences preferences, double width, double height) {
    return preferences;
  }

  /**
   * The side whose pieces stand at the bottom of a board that is not flipped; null if neither's do.
   */
  default @Nullable Side bottomSide(Settings settings) {
    return null;
  }

  /** The display options of this board besides its look. */
  default List<BoardOption> options() {
    return List.of();
  }

  /** The looks of this board in its style sheets; the first is the default. */
  default List<String> looks() {
    return List.of("paper", "slate", "meadow", "safe", "contrast");
  }

  /** The URL of the game's style sheet. */
  String stylesheet();

  /** Draws what is under the cells and never changes, in board units. */
  Node background(
      Settings settings, BoardShape shape, BoardPreferences preferences, boolean flipped);

  /** Draws the material of the board over its cells, in board units. */
  default Node texture(Settings settings) {
    return new Group();
  }

  /** The piece on a cell, or null. */
  @Nullable Piece pieceAt(Position position, int cell);

  /** Draws a piece around (0, 0), in board units. */
  Node drawPiece(Piece piece, BoardCell cell);

  /** Draws a mark on a cell, in board units. */
  default Node drawMark(Mark mark, BoardCell cell) {
    return MarkShapes.draw(mark, cell);
  }

  /**
   * The ways to click a legal move, each a sequence of cells. At least one of them belongs to no
   * other legal move of the position.
   */
  List<int[]> clickPaths(Position position, long move);

  /** Whether a move captures or jumps. Such targets are marked with a ring, others with a dot. */
  default boolean isCaptureOrJump(Position position, long move) {
    return false;
  }

  /** The cells whose pieces the rules force to move; empty if there are none. */
  default Set<Integer> forcedCells(Position position) {
    return Set.of();
  }

  /** The cells that show why the game is won, in the order in which they light up. */
  default List<Integer> winningCells(Position position) {
    return List.of();
  }

  /** Draws additional help to read a position, in board units, if the preferences ask for it. */
  default List<Node> overlays(Position position, BoardShape shape, BoardPreferences preferences) {
    return List.of();
  }

  /**
   * Why a click on a cell is refused.
   *
   * @param picked the cells clicked before for the same move, in order
   */
  Text refusalReason(Line line, List<Integer> picked, int cell);

  /** Describes a cell and its piece for a screen reader: "e4, white king". */
  Text describe(Position position, BoardCell cell);

  /** Returns a text from the messages of this game. */
  default Text text(String key, Object... arguments) {
    return Text.of(getClass(), key, arguments);
  }
}
