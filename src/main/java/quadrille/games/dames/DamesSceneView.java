package quadrille.games.dames;

import javafx.fxml.FXML;
import javafx.scene.Group;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import quadrille.board.BoardView;
import quadrille.board.GameScene;
import quadrille.board.SceneLoader;
import quadrille.core.Line;
import quadrille.core.Settings;

/** The middle of the table for Dames: its board, and under it what each side has captured. */
public final class DamesSceneView implements GameScene {
  private static final double SMALL = 0.2;

  private final BoardView board;
  private final Parent root;

  @FXML private HBox capturedByWhite;
  @FXML private HBox capturedByBlack;
  @FXML private Label whiteCount;
  @FXML private Label blackCount;

  DamesSceneView(DamesView view, Settings settings) {
    board = new BoardView(view, settings);
    root = SceneLoader.load(this, "Dames.fxml", board);
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
    show(line, Colour.BLACK, capturedByWhite, whiteCount);
    show(line, Colour.WHITE, capturedByBlack, blackCount);
  }

  private static void show(Line line, Colour victim, HBox pieces, Label count) {
    int captured = atStart(line).count(victim) - ((DamesPosition) line.position()).count(victim);
    count.setText(Integer.toString(captured));
    String kind = victim == Colour.WHITE ? "white-man" : "black-man";
    while (pieces.getChildren().size() > captured) {
      pieces.getChildren().removeLast();
    }
    while (pieces.getChildren().size() < captured) {
      pieces.getChildren().add(small(kind));
    }
  }

  private static DamesPosition atStart(Line line) {
    return (DamesPosition) line.path().getFirst().position();
  }

  private static Pane small(String kind) {
    Group piece = new Group(DamesPieceView.draw(kind));
    piece.setScaleX(SMALL);
    piece.setScaleY(SMALL);
    return new Pane(new Group(piece));
  }
}
