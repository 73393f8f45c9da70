package quadrille.board;

import javafx.scene.Parent;
import quadrille.core.Line;

/** The middle of the table for one game: its board with what else the game shows around it. */
public interface GameScene {

  /** The scene fragment of the game's FXML; it holds the board. */
  Parent root();

  BoardView board();

  /** Brings what stands around the board up to date; the board itself is shown by the caller. */
  void refresh(Line line);
}
