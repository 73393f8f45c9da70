package quadrille.app.table;

import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitMenuButton;
import quadrille.app.common.Fxml;
import quadrille.app.common.SideMark;
import quadrille.app.common.Watch;
import quadrille.app.common.Words;
import quadrille.board.BoardView;
import quadrille.core.Side;
import quadrille.core.Text;

/** The line under the board: whose turn it is, draw rules that come near, how the game ended. */
final class StatusStrip {
  private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

  private final TableModel model;
  private final TableCommands commands;
  private final BoardView board;
  private final Words words;
  private final Parent root;

  @FXML private SideMark mark;
  @FXML private Label status;
  @FXML private Label counter;
  @FXML private Button live;
  @FXML private Button confirm;
  @FXML private Button reviewing;
  @FXML private SplitMenuButton again;
  @FXML private MenuItem same;

  StatusStrip(TableModel model, TableCommands commands, BoardView board, Words words, Watch watch) {
    this.model = model;
    this.commands = commands;
    this.board = board;
    this.words = words;
    root = Fxml.STATUS.load(words, this);
    watch.run(model.stateProperty(), this::show);
    watch.run(model.shownProperty(), this::show);
    watch.run(model.trainingProperty(), this::show);
    watch.run(model.noticeProperty(), this::show);
    watch.run(board.pendingProperty(), this::show);
  }

  Parent root() {
    return root;
  }

  private void show() {
    Side side = Status.side(model);
    if (side != null) {
      mark.show(model.room().game(), model.line().settings(), side);
    }
    present(mark, side != null);
    status.setText(words.say(Status.of(model)));
    Text count = Status.counter(model);
    counter.setText(count == null ? "" : words.say(count));
    present(counter, count != null);
    present(live, !model.isLive() && !model.isOpened());
    present(confirm, board.pendingProperty().get());
    again.setText(words.say(StatusStrip.class, commands.goesOn() ? "next" : "again"));
    present(reviewing, model.isLive() && model.isOver() && !commands.goesOn());
    same.setVisible(!commands.goesOn());
    present(again, model.isLive() && model.isOver() && !model.isOpened());
    root.pseudoClassStateChanged(OVER, model.isOver());
  }

  private static void present(Node node, boolean present) {
    node.setVisible(present);
    node.setManaged(present);
  }

  @FXML
  private void live() {
    model.lookAtLive();
  }

  @FXML
  private void confirm() {
    board.confirm();
  }

  @FXML
  private void reviewing() {
    commands.run(TableCommand.REVIEW);
  }

  @FXML
  private void same() {
    commands.playAgain(false);
  }

  @FXML
  private void again() {
    commands.playAgain(true);
  }
}
