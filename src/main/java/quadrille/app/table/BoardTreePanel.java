package quadrille.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import quadrille.app.common.Fxml;
import quadrille.app.common.Words;
import quadrille.app.table.BoardTree.Branch;
import quadrille.core.Line;
import quadrille.games.Room;

/**
 * The boards to come: a row for each ply, the best moves first; a board that is chosen has its own
 * following boards in the row below. Built as far as it is looked at, a board in a frame.
 */
public final class BoardTreePanel {
  private final Room room;
  private final boolean flipped;
  private final Words words;
  private final Runnable done;
  private final Parent root;
  private final BoardTree tree;
  private final OneAFrame frames = new OneAFrame();
  private final List<HBox> shelves = new ArrayList<>();

  /** Counts how often each row was asked for: what comes for an earlier time is left out. */
  private final int[] asked = new int[BoardTree.PLIES];

  @FXML private Label explanation;
  @FXML private VBox rows;

  /**
   * @param from the position whose followers are shown; not over
   * @param flipped whether the boards are turned to the other side
   * @param screen runs what it is given later, in order, on the screen's thread
   * @param done told when the player has seen enough
   */
  public BoardTreePanel(
      Room room, Line from, boolean flipped, Words words, Executor screen, Runnable done) {
    this.room = room;
    this.flipped = flipped;
    this.words = words;
    this.done = done;
    tree = new BoardTree(room, from.settings(), screen);
    root = Fxml.BOARD_TREE.load(words, this);
    String view = Viewpoint.explain(from, words);
    explanation.setText(say("tree.explanation", BoardTree.MOST, BoardTree.PLIES) + " " + view);
    for (int i = 0; i < BoardTree.PLIES; i++) {
      HBox shelf = new HBox();
      shelf.getStyleClass().add("tree-row");
      shelves.add(shelf);
    }
    rows.getChildren().setAll(shelves);
    grow(0, from);
    root.sceneProperty().subscribe((before, now) -> closeWithout(now == null));
  }

  private void closeWithout(boolean scene) {
    if (scene) {
      frames.clear();
      tree.close();
    }
  }

  public Parent root() {
    return root;
  }

  private void grow(int row, Line line) {
    for (int i = row; i < shelves.size(); i++) {
      shelves.get(i).getChildren().clear();
      asked[i]++;
    }
    if (row == shelves.size()) {
      return;
    }
    HBox shelf = shelves.get(row);
    if (line.outcome() != null) {
      shelf.getChildren().setAll(quiet(words.say(line.outcome().text())));
      return;
    }
    shelf.getChildren().setAll(quiet(say("tree.searching")));
    int question = asked[row];
    tree.grow(line, branches -> fill(row, question, branches));
  }

  private static Label quiet(String text) {
    Label label = new Label(text);
    label.getStyleClass().add("quiet");
    label.setWrapText(true);
    return label;
  }

  private void fill(int row, int question, List<Branch> branches) {
    if (question == asked[row]) {
      shelves.get(row).getChildren().clear();
    }
    for (Branch branch : branches) {
      frames.add(
          () -> {
            if (question == asked[row]) {
              add(row, branch);
            }
          });
    }
  }

  private void add(int row, Branch branch) {
    TreeCard card = new TreeCard(room, branch, flipped, words);
    card.setOnAction(event -> choose(row, card, branch.line()));
    shelves.get(row).getChildren().add(card);
  }

  private void choose(int row, TreeCard chosen, Line line) {
    for (Node each : shelves.get(row).getChildren()) {
      if (each instanceof TreeCard card) {
        card.setChosen(card == chosen);
      }
    }
    grow(row + 1, line);
  }

  private String say(String key, Object... arguments) {
    return words.say(BoardTreePanel.class, key, arguments);
  }

  @FXML
  private void done() {
    done.run();
  }
}
