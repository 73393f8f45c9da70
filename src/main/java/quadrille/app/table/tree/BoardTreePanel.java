package quadrille.app.table.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import quadrille.app.table.analyst.FirstSideScore;
import quadrille.app.table.tree.BoardTree.Branch;
import quadrille.app.ui.FxmlFile;
import quadrille.core.Line;
import quadrille.games.GameModule;
import quadrille.text.Localizer;

/**
 * The boards to come: a row for each ply, the best moves first; a board that is chosen has its own
 * following boards in the row below. Built as far as it is looked at, a board in a frame.
 */
public final class BoardTreePanel {
  private final GameModule room;
  private final boolean flipped;
  private final Localizer words;
  private final Runnable done;
  private final Parent root;
  private final BoardTree tree;
  private final FrameQueue frameQueue = new FrameQueue();
  private final List<HBox> rowBoxes = new ArrayList<>();

  /** Counts how often each row was asked for: what comes for an earlier time is left out. */
  private final int[] requests = new int[BoardTree.PLIES];

  @FXML private Label explanation;
  @FXML private VBox rows;

  /**
   * @param from the position whose followers are shown; not over
   * @param flipped whether the boards are turned to the other side
   * @param screen runs what it is given later, in order, on the screen's thread
   * @param done told when the player has seen enough
   */
  public BoardTreePanel(
      GameModule room,
      Line from,
      boolean flipped,
      Localizer words,
      Executor screen,
      Runnable done) {
    this.room = room;
    this.flipped = flipped;
    this.words = words;
    this.done = done;
    tree = new BoardTree(room, from.settings(), screen);
    root = FxmlFile.BOARD_TREE.load(words, this);
    String view = FirstSideScore.describeView(from, words);
    explanation.setText(
        text("tree.explanation", BoardTree.MAX_BRANCHES, BoardTree.PLIES) + " " + view);
    for (int i = 0; i < BoardTree.PLIES; i++) {
      HBox shelf = new HBox();
      shelf.getStyleClass().add("tree-row");
      rowBoxes.add(shelf);
    }
    rows.getChildren().setAll(rowBoxes);
    expand(0, from);
    root.sceneProperty().subscribe((before, now) -> closeWithout(now == null));
  }

  private void closeWithout(boolean scene) {
    if (scene) {
      frameQueue.clear();
      tree.close();
    }
  }

  public Parent root() {
    return root;
  }

  private void expand(int row, Line line) {
    for (int i = row; i < rowBoxes.size(); i++) {
      rowBoxes.get(i).getChildren().clear();
      requests[i]++;
    }
    if (row == rowBoxes.size()) {
      return;
    }
    HBox shelf = rowBoxes.get(row);
    if (line.outcome() != null) {
      shelf.getChildren().setAll(quietLabel(words.localize(line.outcome().text())));
      return;
    }
    shelf.getChildren().setAll(quietLabel(text("tree.searching")));
    int question = requests[row];
    tree.expand(line, branches -> fill(row, question, branches));
  }

  private static Label quietLabel(String text) {
    Label label = new Label(text);
    label.getStyleClass().add("quiet");
    label.setWrapText(true);
    return label;
  }

  private void fill(int row, int question, List<Branch> branches) {
    if (question == requests[row]) {
      rowBoxes.get(row).getChildren().clear();
    }
    for (Branch branch : branches) {
      frameQueue.add(
          () -> {
            if (question == requests[row]) {
              add(row, branch);
            }
          });
    }
  }

  private void add(int row, Branch branch) {
    BoardTreeCard card = new BoardTreeCard(room, branch, flipped, words);
    card.setOnAction(event -> choose(row, card, branch.line()));
    rowBoxes.get(row).getChildren().add(card);
  }

  private void choose(int row, BoardTreeCard chosen, Line line) {
    for (Node each : rowBoxes.get(row).getChildren()) {
      if (each instanceof BoardTreeCard card) {
        card.setChosen(card == chosen);
      }
    }
    expand(row + 1, line);
  }

  private String text(String key, Object... arguments) {
    return words.localize(BoardTreePanel.class, key, arguments);
  }

  @FXML
  private void done() {
    done.run();
  }
}
