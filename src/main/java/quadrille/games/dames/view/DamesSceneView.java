package quadrille.games.dames.view;

import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import quadrille.board.GameScene;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.PieceColour;

/** The scene of Dames: the board, and below it, as wide, the captured pieces of each side. */
public final class DamesSceneView extends GameScene {
  @FXML private HBox captures;
  @FXML private DamesTrayView capturedByWhite;
  @FXML private DamesTrayView capturedByBlack;
  @FXML private Label whiteCount;
  @FXML private Label blackCount;

  public DamesSceneView(Settings settings) {
    super(new DamesView(), settings, "Dames.fxml");
    // A width that is set in the middle of a layout would wait for the next change of size.
    board()
        .drawnAreaProperty()
        .subscribe(area -> Platform.runLater(() -> captures.setMaxWidth(area.getWidth())));
  }

  /** Captured pieces leave the board at the end of the move. */
  @Override
  protected boolean followsAnimation() {
    return true;
  }

  @Override
  public void refresh(Line line) {
    show(line, PieceColour.BLACK, capturedByWhite, whiteCount);
    show(line, PieceColour.WHITE, capturedByBlack, blackCount);
  }

  private static void show(Line line, PieceColour victim, DamesTrayView tray, Label count) {
    DamesPosition start = (DamesPosition) line.path().getFirst().position();
    int captured = start.count(victim) - ((DamesPosition) line.position()).count(victim);
    count.setText(Integer.toString(captured));
    count.setVisible(captured > 0);
    tray.show(victim == PieceColour.WHITE ? "white-man" : "black-man", captured);
  }
}
