package quadrille.app.table.analysis;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import quadrille.app.table.analyst.Analyst.Purpose;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FrameDelay;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.board.BoardView;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.Line;
import quadrille.search.Limits;
import quadrille.text.Localizer;

/**
 * Shows the boards that may follow the position in front of the player: a row for each ply, the
 * best moves first. Choosing a board fills the row below with the boards that may follow it. The
 * boards appear one per frame, so that the screen stays responsive.
 */
public final class BoardTreePanel extends FxmlView {
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
  private static final int MAX_BRANCHES = 6;
  private static final int PLIES = 3;
  private static final double BOARD_SIZE = 112;
  private static final Limits LIMITS = Limits.time(700);

  private final TableModel model;

  @FXML private Label explanation;
  @FXML private VBox rows;

  /**
   * @param model shows a position that is not over
   */
  public BoardTreePanel(TableModel model, Localizer localizer) {
    super(localizer);
    this.model = model;
    Line line = model.navigation().line();
    String view = localize(ScoreText.firstSideView(line));
    explanation.setText(localize("tree.explanation", MAX_BRANCHES, PLIES) + " " + view);
    expand(0, line);
    root()
        .sceneProperty()
        .subscribe(
            (_, scene) -> {
              if (scene == null) {
                model.analyst().cancel(Purpose.BOARD_TREE);
              }
            });
  }

  /**
   * Replaces a row and those below it by empty ones, and fills it with what may follow the line.
   */
  private void expand(int index, Line line) {
    rows.getChildren().subList(index, rows.getChildren().size()).clear();
    while (rows.getChildren().size() < PLIES) {
      rows.getChildren().add(Nodes.styled(new HBox(), "tree-row"));
    }
    model.analyst().cancel(Purpose.BOARD_TREE);
    if (index == PLIES) {
      return;
    }
    HBox row = (HBox) rows.getChildren().get(index);
    if (line.outcome() != null) {
      row.getChildren().setAll(quietLabel(localize(line.outcome().text())));
      return;
    }
    row.getChildren().setAll(quietLabel(localize("tree.searching")));
    model
        .analyst()
        .find(Purpose.BOARD_TREE, line, MAX_BRANCHES, LIMITS, found -> fill(index, row, found));
  }

  private static Label quietLabel(String text) {
    Label label = Nodes.styled(new Label(text), "quiet");
    label.setWrapText(true);
    return label;
  }

  private void fill(int index, HBox row, List<CandidateMove> moves) {
    row.getChildren().clear();
    for (int i = 0; i < moves.size(); i++) {
      CandidateMove move = moves.get(i);
      FrameDelay.runAfter(i, () -> addCard(index, row, move));
    }
  }

  /** Adds a board to a row, unless the row was replaced or the panel closed meanwhile. */
  private void addCard(int index, HBox row, CandidateMove move) {
    if (row.getScene() != null) {
      Button card = card(move);
      card.setOnAction(
          _ -> {
            row.getChildren()
                .forEach(each -> each.pseudoClassStateChanged(CHOSEN, each.equals(card)));
            expand(index + 1, move.after());
          });
      row.getChildren().add(card);
    }
  }

  /** A button with a board to come, the move that leads to it and its score. */
  private Button card(CandidateMove move) {
    Line line = move.after();
    BoardView board =
        BoardView.thumbnail(
            model.module().skin().get(), line, BoardPreferences.DEFAULT, BOARD_SIZE);
    board.settings().flippedProperty().set(model.flippedProperty().get());
    String score = localize(ScoreText.forFirstSide(move.points(), line));
    String moveText = move.bestLine().getFirst();
    Button card = Nodes.styled(new Button(moveText + "   " + score, board), "tree-card");
    card.setContentDisplay(ContentDisplay.TOP);
    card.setMnemonicParsing(false);
    card.setAccessibleText(localize("tree.card", moveText, score));
    return card;
  }
}
