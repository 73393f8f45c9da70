package quadrille.app.help;

import quadrille.board.BoardView;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.Line;
import quadrille.games.GameModule;

/** A board for viewing only. */
final class RulesDiagram {
  private RulesDiagram() {}

  /** Shows the end of a line; a screen reader announces the title. */
  static BoardView create(
      GameModule module, Line line, BoardPreferences boardPreferences, String title) {
    BoardView board = BoardView.still(module.skin().get(), line, boardPreferences);
    board.setAccessibleText(title);
    return board;
  }

  /** The height of the board relative to its width. */
  static double aspectRatio(GameModule module, Line line, BoardPreferences boardPreferences) {
    var extent =
        module.skin().get().shape(line.settings(), boardPreferences, false).labelledExtent();
    return extent.getHeight() / extent.getWidth();
  }
}
