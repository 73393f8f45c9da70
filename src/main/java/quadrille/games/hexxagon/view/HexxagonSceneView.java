package quadrille.games.hexxagon.view;

import javafx.fxml.FXML;
import quadrille.board.GameScene;
import quadrille.board.ScoreBar;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hexxagon.HexxagonPosition;

/** The scene of Hexxagon: the board, and the score below it. */
public final class HexxagonSceneView extends GameScene {
  @FXML private ScoreBar score;

  public HexxagonSceneView(Settings settings) {
    super(new HexxagonView(), settings, "Hexxagon.fxml");
  }

  @Override
  public void refresh(Line line) {
    HexxagonPosition position = (HexxagonPosition) line.position();
    int cells = Long.bitCount(position.rules().cells());
    score.show(position.score(Side.FIRST), position.score(Side.SECOND), cells);
  }
}
