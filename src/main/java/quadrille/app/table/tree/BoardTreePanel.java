package quadrille.app.table.tree;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import quadrille.app.table.analyst.Analyst.Purpose;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxmlView;
import quadrille.core.Line;
import quadrille.search.Limits;
import quadrille.text.Localizer;

/**
 * Shows the boards that may follow the position in front of the player: a row for each ply, the
 * best moves first. Choosing a board fills the row below with the boards that may follow it. The
 * boards appear one per frame, so that the screen stays responsive.
 */
public final class BoardTreePanel extends FxmlView {
  private static final int MAX_BRANCHES = 6;
  private static final int PLIES = 3;
  private static final Limits LIMITS = Limits.time(700);

  private final TableModel model;
  private final FrameQueue frameQueue = new FrameQueue();

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
    root().sceneProperty().subscribe((before, now) -> closeWithout(now == null));
  }

  private void closeWithout(boolean scene) {
    if (scene) {
      frameQueue.clear();
      model.analyst().cancel(Purpose.BOARD_TREE);
    }
  }

  /**
   * Replaces a row and those below it by empty ones, and fills it with what may follow the line.
   */
  private void expand(int index, Line line) {
    rows.getChildren().subList(index, rows.getChildren().size()).clear();
    while (rows.getChildren().size() < PLIES) {
      HBox row = new HBox();
      row.getStyleClass().add("tree-row");
      rows.getChildren().add(row);
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
    Label label = new Label(text);
    label.getStyleClass().add("quiet");
    label.setWrapText(true);
    return label;
  }

  private void fill(int index, HBox row, List<CandidateMove> moves) {
    row.getChildren().clear();
    for (CandidateMove move : moves) {
      frameQueue.add(() -> add(index, row, move));
    }
  }

  private void add(int index, HBox row, CandidateMove move) {
    boolean replaced = row.getParent() == null;
    if (!replaced) {
      boolean flipped = model.flippedProperty().get();
      BoardTreeCard card = new BoardTreeCard(model.module(), move, flipped, localizer);
      card.setOnAction(event -> choose(index, row, card, move.after()));
      row.getChildren().add(card);
    }
  }

  private void choose(int index, HBox row, BoardTreeCard chosen, Line line) {
    for (Node each : row.getChildren()) {
      if (each instanceof BoardTreeCard card) {
        card.setChosen(card == chosen);
      }
    }
    expand(index + 1, line);
  }
}
