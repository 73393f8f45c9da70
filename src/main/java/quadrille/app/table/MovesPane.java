package quadrille.app.table;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MultipleSelectionModel;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Fxml;
import quadrille.app.common.IconButton;
import quadrille.app.common.Watch;
import quadrille.app.common.Words;
import quadrille.core.GameTree.Node;

/** The moves of the game and its variations. The one selected is the last seen on the board. */
final class MovesPane {
  private final TableModel model;
  private final GameAtTable game;
  private final Parent root;
  private boolean following;

  @FXML private Label remark;
  @FXML private ListView<MoveRow> list;
  @FXML private IconButton start;
  @FXML private IconButton back;
  @FXML private IconButton forward;
  @FXML private IconButton end;

  MovesPane(TableModel model, Words words, Watch watch) {
    this.model = model;
    game = model.game();
    root = Fxml.MOVES.load(words, this);
    list.setCellFactory(view -> new MoveCell(model, view, words, watch));
    list.setPlaceholder(new Label(words.say(MovesPane.class, "moves.none")));
    list.setContextMenu(new MoveMenu(model, words));
    list.getSelectionModel().selectedItemProperty().subscribe(this::picked);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    watch.run(game.changesProperty(), this::list);
    watch.on(game.shownNodeProperty(), this::follow);
    watch.run(list.heightProperty(), () -> follow(game.shownNodeProperty().get()));
  }

  Parent root() {
    return root;
  }

  private void list() {
    following = true;
    List<MoveRow> rows = MoveRow.of(game.tree(), game.played());
    List<MoveRow> listed = list.getItems();
    int same = 0;
    while (same < Math.min(rows.size(), listed.size()) && rows.get(same).equals(listed.get(same))) {
      same++;
    }
    listed.subList(same, listed.size()).clear();
    listed.addAll(rows.subList(same, rows.size()));
    String told = game.tree().root().note().comment();
    remark.setText(told);
    remark.setVisible(!told.isEmpty());
    remark.setManaged(!told.isEmpty());
    following = false;
    follow(game.shownNodeProperty().get());
  }

  private void follow(Node shown) {
    following = true;
    MultipleSelectionModel<MoveRow> selection = list.getSelectionModel();
    int row = row(shown);
    if (row < 0) {
      selection.clearSelection();
    } else {
      selection.clearAndSelect(row);
      list.layout();
      list.scrollTo(row == list.getItems().size() - 1 ? row : Math.max(0, row - 2));
    }
    following = false;
    boolean first = shown.parent() == null;
    boolean last = game.following() == null;
    start.setDisable(first);
    back.setDisable(first);
    forward.setDisable(last);
    end.setDisable(last);
  }

  private int row(Node node) {
    List<MoveRow> rows = list.getItems();
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).nodes().contains(node)) {
        return i;
      }
    }
    return -1;
  }

  private void picked(@Nullable MoveRow row) {
    if (!following && row != null && !row.nodes().contains(game.shownNodeProperty().get())) {
      model.look(row.first());
    }
  }

  /** The arrows walk along the line that is looked at, up and down from row to row. */
  private void pressed(KeyEvent event) {
    if (event.isAltDown() || event.isShortcutDown()) {
      return;
    }
    switch (event.getCode()) {
      case LEFT -> back();
      case RIGHT -> forward();
      case HOME -> start();
      case END -> end();
      default -> {
        return;
      }
    }
    event.consume();
  }

  @FXML
  private void start() {
    model.look(game.tree().root());
  }

  @FXML
  private void back() {
    model.look(game.shownNodeProperty().get().parent());
  }

  @FXML
  private void forward() {
    model.look(game.following());
  }

  @FXML
  private void end() {
    model.look(game.last());
  }
}
