package quadrille.app.help;

import quadrille.board.BoardTaste;
import quadrille.board.BoardView;
import quadrille.core.Line;
import quadrille.games.Room;

/** A board that is only looked at. */
final class Diagram {
  private Diagram() {}

  /** The real board of the game, showing the end of a line; what is announced is its title. */
  static BoardView of(Room room, Line line, BoardTaste taste, String title) {
    BoardView board = new BoardView(room.view().get(), line.settings());
    board.tasteProperty().set(taste);
    board.setMouseTransparent(true);
    board.setFocusTraversable(false);
    board.setAccessibleText(title);
    board.show(line, false);
    return board;
  }

  /** How high the board is for its width. */
  static double proportion(Room room, Line line, BoardTaste taste) {
    var extent = room.view().get().shape(line.settings(), taste, false).labelledExtent();
    return extent.getHeight() / extent.getWidth();
  }
}
