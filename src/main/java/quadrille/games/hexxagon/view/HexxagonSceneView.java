package quadrille.games.hexxagon.view;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import quadrille.board.BoardView;
import quadrille.board.GameScene;
import quadrille.board.SceneLoader;
import quadrille.board.ScoreBar;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hexxagon.HexxagonPosition;

/** The middle of the table for Hexxagon: its board, and the score under it. */
public final class HexxagonSceneView implements GameScene {
  private final BoardView board;
  private final Parent root;

  @FXML private ScoreBar score;

  public HexxagonSceneView(Settings settings) {
    board = new BoardView(new HexxagonView(), settings);
    root = SceneLoader.load(this, "Hexxagon.fxml", board);
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public BoardView board() {
    return board;
  }

  @Override
  public void refresh(Line line) {
    HexxagonPosition position = (HexxagonPosition) line.position();
    int cells = Long.bitCount(position.rules().cells());
    score.show(position.score(Side.FIRST), position.score(Side.SECOND), cells);
  }
}
