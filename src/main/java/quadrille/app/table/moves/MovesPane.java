package quadrille.app.table.moves;

import java.util.List;
import java.util.stream.IntStream;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.MultipleSelectionModel;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.model.TableGame;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.Subscriptions;
import quadrille.core.GameTree.Node;
import quadrille.text.Localizer;

/** The pane with the moves of the game and its variations. The move shown is selected. */
public final class MovesPane extends FxmlView {
  private final TableModel model;
  private final TableGame game;
  private boolean updatingSelection;

  @FXML private Label remark;
  @FXML private ListView<MoveRow> list;
  @FXML private MenuItem promote;
  @FXML private MenuItem remove;
  @FXML private IconButton start;
  @FXML private IconButton back;
  @FXML private IconButton forward;
  @FXML private IconButton end;

  public MovesPane(TableModel model, Localizer localizer, Subscriptions watch) {
    super(localizer);
    this.model = model;
    game = model.game();
    list.setCellFactory(view -> new MoveCell(model, view, localizer, watch));
    list.getSelectionModel().selectedItemProperty().subscribe(this::selected);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::handleKey);
    watch.onChange(game.changesProperty(), this::list);
    watch.subscribe(model.navigation().nodeProperty(), this::selectShown);
    watch.onChange(list.heightProperty(), () -> selectShown(model.navigation().node()));
  }

  private void list() {
    updatingSelection = true;
    List<MoveRow> rows = MoveRow.of(game.tree(), game.current());
    List<MoveRow> listed = list.getItems();
    int same = 0;
    while (same < Math.min(rows.size(), listed.size()) && rows.get(same).equals(listed.get(same))) {
      same++;
    }
    listed.subList(same, listed.size()).clear();
    listed.addAll(rows.subList(same, rows.size()));
    String comment = game.tree().root().note().comment();
    remark.setText(comment);
    Nodes.setShown(remark, !comment.isEmpty());
    updatingSelection = false;
    selectShown(model.navigation().node());
  }

  private void selectShown(Node shown) {
    updatingSelection = true;
    MultipleSelectionModel<MoveRow> selection = list.getSelectionModel();
    int row = row(shown);
    if (row < 0) {
      selection.clearSelection();
    } else {
      selection.clearAndSelect(row);
      list.layout();
      list.scrollTo(row == list.getItems().size() - 1 ? row : Math.max(0, row - 2));
    }
    updatingSelection = false;
    boolean first = shown.parent() == null;
    boolean last = model.navigation().next() == null;
    start.setDisable(first);
    back.setDisable(first);
    forward.setDisable(last);
    end.setDisable(last);
  }

  private int row(Node node) {
    List<MoveRow> rows = list.getItems();
    return IntStream.range(0, rows.size())
        .filter(i -> rows.get(i).nodes().contains(node))
        .findFirst()
        .orElse(-1);
  }

  private void selected(@Nullable MoveRow row) {
    if (!updatingSelection && row != null && !row.nodes().contains(model.navigation().node())) {
      model.navigation().show(row.first());
    }
  }

  /** Left and right walk along the line shown; up and down stay with the list. */
  private void handleKey(KeyEvent event) {
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
  private void showMenu() {
    Node node = model.navigation().node();
    promote.setDisable(node.isOnMainLine());
    remove.setDisable(node.parent() == null || !game.canRemove(node));
  }

  @FXML
  private void promote() {
    game.promoteToMain(model.navigation().node());
  }

  @FXML
  private void remove() {
    model.navigation().remove(model.navigation().node());
  }

  @FXML
  private void start() {
    model.navigation().show(game.tree().root());
  }

  @FXML
  private void back() {
    model.navigation().show(model.navigation().node().parent());
  }

  @FXML
  private void forward() {
    model.navigation().show(model.navigation().next());
  }

  @FXML
  private void end() {
    model.navigation().show(model.navigation().last());
  }
}
