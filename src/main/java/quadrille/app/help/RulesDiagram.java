package quadrille.app.help;

import quadrille.board.BoardView;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.Line;
import quadrille.games.GameModule;

/** A board that is only looked at. */
final class RulesDiagram {
  private RulesDiagram() {}

  /** The real board of the game, showing the end of a line; what is announced is its title. */
  static BoardView create(GameModule room, Line line, BoardPreferences taste, String title) {
    BoardView board = BoardView.still(room.skin().get(), line, taste);
    board.setAccessibleText(title);
    return board;
  }

  /** How high the board is for its width. */
  static double aspectRatio(GameModule room, Line line, BoardPreferences taste) {
    var extent = room.skin().get().shape(line.settings(), taste, false).labelledExtent();
    return extent.getHeight() / extent.getWidth();
  }
}
