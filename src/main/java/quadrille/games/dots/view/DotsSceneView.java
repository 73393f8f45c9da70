package quadrille.games.dots.view;

import javafx.fxml.FXML;
import quadrille.board.GameScene;
import quadrille.board.ScoreBar;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.dots.DotsPosition;

/** The scene of Dots and Boxes: the board, and the score below it. */
public final class DotsSceneView extends GameScene {
  @FXML private ScoreBar score;

  public DotsSceneView(Settings settings) {
    super(new DotsView(), settings, "Dots.fxml");
  }

  @Override
  public void refresh(Line line) {
    DotsPosition position = (DotsPosition) line.position();
    int boxes = position.grid().boxes();
    score.show(position.boxes(Side.FIRST), position.boxes(Side.SECOND), boxes);
  }
}
