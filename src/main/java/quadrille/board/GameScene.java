package quadrille.board;

import javafx.scene.Parent;
import quadrille.core.Line;

/** The scene of a game: its board, and what the game shows around it. */
public interface GameScene {

  /** Returns the root node, which contains the board. */
  Parent root();

  BoardView board();

  /** Updates what is around the board; the caller updates the board itself. */
  void refresh(Line line);
}
