package quadrille.app.table;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MultipleSelectionModel;
import quadrille.app.common.Fxml;
import quadrille.app.common.IconButton;
import quadrille.app.common.Watch;
import quadrille.app.common.Words;
import quadrille.core.GameRecord;
import quadrille.core.Line;

/** The moves so far. The one selected is the last that is seen on the board. */
final class MovesPane {
  private final TableModel model;
  private final Parent root;
  private boolean following;

  @FXML private ListView<GameRecord.Move> list;
  @FXML private IconButton start;
  @FXML private IconButton back;
  @FXML private IconButton forward;
  @FXML private IconButton end;

  MovesPane(TableModel model, Words words, Watch watch) {
    this.model = model;
    root = Fxml.MOVES.load(words, this);
    list.setCellFactory(view -> new MoveCell(model, words));
    list.setPlaceholder(new Label(words.say(MovesPane.class, "moves.none")));
    list.getSelectionModel().selectedIndexProperty().subscribe(each -> picked(each.intValue()));
    watch.on(model.stateProperty(), state -> list(state.moves()));
    watch.on(model.shownProperty(), this::follow);
    watch.run(list.heightProperty(), () -> follow(model.shownProperty().get()));
  }

  Parent root() {
    return root;
  }

  private void list(List<GameRecord.Move> moves) {
    following = true;
    List<GameRecord.Move> listed = list.getItems();
    int same = 0;
    while (same < Math.min(moves.size(), listed.size())
        && moves.get(same).equals(listed.get(same))) {
      same++;
    }
    listed.subList(same, listed.size()).clear();
    listed.addAll(moves.subList(same, moves.size()));
    following = false;
    follow(model.shownProperty().get());
  }

  private void follow(Line shown) {
    following = true;
    MultipleSelectionModel<GameRecord.Move> selection = list.getSelectionModel();
    int row = shown.ply() - 1;
    if (row < 0) {
      selection.clearSelection();
    } else if (row < list.getItems().size()) {
      selection.clearAndSelect(row);
      list.layout();
      list.scrollTo(row == list.getItems().size() - 1 ? row : Math.max(0, row - 2));
    }
    following = false;
    start.setDisable(shown.ply() == 0);
    back.setDisable(shown.ply() == 0);
    forward.setDisable(model.isLive());
    end.setDisable(model.isLive());
  }

  private void picked(int row) {
    if (!following && row >= 0) {
      model.lookAt(row + 1);
    }
  }

  @FXML
  private void start() {
    model.lookAt(0);
  }

  @FXML
  private void back() {
    model.lookAt(model.shownProperty().get().ply() - 1);
  }

  @FXML
  private void forward() {
    model.lookAt(model.shownProperty().get().ply() + 1);
  }

  @FXML
  private void end() {
    model.lookAtLive();
  }
}
