package quadrille.app.help;

import quadrille.board.BoardView;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.Line;
import quadrille.games.GameModule;

/** A board that is only looked at. */
final class RulesDiagram {
  private RulesDiagram() {}

  /** The real board of the game, showing the end of a line; what is announced is its title. */
  static BoardView create(
      GameModule module, Line line, BoardPreferences boardPreferences, String title) {
    BoardView board = BoardView.still(module.skin().get(), line, boardPreferences);
    board.setAccessibleText(title);
    return board;
  }

  /** How high the board is for its width. */
  static double aspectRatio(GameModule module, Line line, BoardPreferences boardPreferences) {
    var extent =
        module.skin().get().shape(line.settings(), boardPreferences, false).labelledExtent();
    return extent.getHeight() / extent.getWidth();
  }
}
