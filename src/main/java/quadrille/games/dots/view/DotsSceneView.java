package quadrille.games.dots.view;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import quadrille.board.BoardView;
import quadrille.board.GameScene;
import quadrille.board.SceneLoader;
import quadrille.board.ScoreBar;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.dots.DotsPosition;

/** The middle of the table for Dots and Boxes: its board, and the score under it. */
public final class DotsSceneView implements GameScene {
  private final BoardView board;
  private final Parent root;

  @FXML private ScoreBar score;

  public DotsSceneView(Settings settings) {
    board = new BoardView(new DotsView(), settings);
    root = SceneLoader.load(this, "Dots.fxml", board);
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
    DotsPosition position = (DotsPosition) line.position();
    int boxes = position.grid().boxes();
    score.show(position.boxes(Side.FIRST), position.boxes(Side.SECOND), boxes);
  }
}
