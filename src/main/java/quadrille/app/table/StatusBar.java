package quadrille.app.table;

import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.layout.HBox;
import quadrille.app.table.commands.TableCommand;
import quadrille.app.table.commands.TableCommands;
import quadrille.app.table.model.SharedTable;
import quadrille.app.table.model.StatusText;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SideMark;
import quadrille.app.ui.Subscriptions;
import quadrille.board.BoardView;
import quadrille.core.Side;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The line below the board: whose turn it is, a draw rule that comes near, the result in large. */
final class StatusBar extends FxmlView {
  private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

  private final TableModel model;
  private final TableCommands commands;
  private final BoardView board;

  @FXML private SideMark mark;
  @FXML private Label result;
  @FXML private Label status;
  @FXML private Label counter;
  @FXML private Button live;
  @FXML private Button confirm;
  @FXML private HBox next;
  @FXML private Button reviewing;
  @FXML private SplitMenuButton again;
  @FXML private MenuItem same;

  StatusBar(
      TableModel model,
      TableCommands commands,
      BoardView board,
      Localizer localizer,
      Subscriptions watch) {
    super(localizer);
    this.model = model;
    this.commands = commands;
    this.board = board;
    watch.onChange(model.stateProperty(), this::show);
    watch.onChange(model.navigation().lineProperty(), this::show);
    watch.onChange(model.trainingProperty(), this::show);
    watch.onChange(model.game().changesProperty(), this::show);
    watch.onChange(model.notices().noticeProperty(), this::show);
    watch.onChange(board.pendingProperty(), this::show);
    SharedTable shared = model.shared();
    if (shared != null) {
      watch.onChange(shared.news(), this::show);
      watch.onChange(shared.canPlayAgain(), this::show);
    }
  }

  private void show() {
    Side side = StatusText.side(model);
    if (side != null) {
      mark.show(model.module().game(), model.line().settings(), side);
    }
    Nodes.setShown(mark, side != null);
    Text winner = StatusText.result(model);
    result.setText(winner == null ? "" : localize(winner));
    Nodes.setShown(result, winner != null);
    Text reason = StatusText.reason(model);
    status.setText(reason == null ? localize(StatusText.of(model)) : ended(localize(reason)));
    Text count = StatusText.counter(model);
    counter.setText(count == null ? "" : localize(count));
    Nodes.setShown(counter, count != null);
    Nodes.setShown(live, !model.navigation().isLive() && !model.isViewOnly());
    Nodes.setShown(confirm, board.pendingProperty().get());
    again.setText(localize(commands.hasNextGame() ? "next" : "again"));
    boolean ended = model.navigation().isLive() && model.isOver();
    Nodes.setShown(reviewing, ended && !commands.hasNextGame());
    same.setVisible(!commands.hasNextGame() && commands.choosesSides());
    Nodes.setShown(again, ended && commands.canPlayAgain());
    Nodes.setShown(next, next.getChildren().stream().anyMatch(Node::isManaged));
    root().pseudoClassStateChanged(OVER, winner != null);
  }

  /** Why the game ended, and what those who play over the network want now. */
  private String ended(String reason) {
    Text news = StatusText.news(model);
    String sentence = capitalized(reason);
    return news == null ? sentence : localize("status.news", sentence + ".", localize(news));
  }

  private static String capitalized(String sentence) {
    return sentence.isEmpty()
        ? sentence
        : Character.toTitleCase(sentence.charAt(0)) + sentence.substring(1);
  }

  @FXML
  private void live() {
    model.navigation().showLive();
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
