package quadrille.app.table.moves;

import java.util.List;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.MultipleSelectionModel;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import quadrille.app.table.model.AnnotationGlyphs;
import quadrille.app.table.model.StatusText;
import quadrille.app.table.model.TableGame;
import quadrille.app.table.model.TableModel;
import quadrille.app.table.moves.MoveRow.CommentRow;
import quadrille.app.table.moves.MoveRow.ListedMove;
import quadrille.app.table.moves.MoveRow.ResultRow;
import quadrille.app.table.moves.MoveRow.TurnRow;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.Subscriptions;
import quadrille.core.GameTree.Node;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.text.Localizer;
import quadrille.text.Text;

/**
 * The pane with the moves of the game and its variations. The row of the move shown is selected.
 */
public final class MovesPane extends FxmlView {
  /** The most of the height that a comment on the game takes; a longer one is scrolled. */
  private static final double MOST = 0.3;

  /**
   * A position from which the list still scrolls; at 1 it does not, even if there are more rows.
   */
  private static final double ALMOST_END = 0.999;

  private final TableModel model;
  private final TableGame game;
  private final Runnable openComment;
  private boolean updatingSelection;

  @FXML private ScrollPane remark;
  @FXML private Label remarkText;
  @FXML private ListView<MoveRow> list;
  @FXML private Menu mark;
  @FXML private MenuItem promote;
  @FXML private MenuItem remove;
  @FXML private IconButton start;
  @FXML private IconButton back;
  @FXML private IconButton forward;
  @FXML private IconButton end;

  /**
   * @param openComment opens the comment on the move shown
   */
  public MovesPane(
      TableModel model, Runnable openComment, Localizer localizer, Subscriptions watch) {
    super(localizer);
    this.model = model;
    this.openComment = openComment;
    game = model.game();
    remark
        .prefHeightProperty()
        .bind(
            Bindings.min(
                remarkText.heightProperty(), ((Region) root()).heightProperty().multiply(MOST)));
    mark.getItems().add(markItem(0));
    AnnotationGlyphs.QUALITIES.forEach(glyph -> mark.getItems().add(markItem(glyph)));
    list.setCellFactory(view -> new MoveCell(model, view, localizer, watch));
    list.getSelectionModel().selectedItemProperty().subscribe(this::selected);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::handleKey);
    list.addEventHandler(KeyEvent.KEY_TYPED, this::handleTyped);
    watch.onChange(game.changesProperty(), this::list);
    watch.onChange(model.stateProperty(), this::list);
    watch.subscribe(model.navigation().nodeProperty(), this::selectShown);
    watch.onChange(list.heightProperty(), () -> selectShown(model.navigation().node()));
    // The list keeps the heights that rows had at another width.
    watch.onChange(list.widthProperty(), () -> Platform.runLater(list::refresh));
  }

  private MenuItem markItem(int glyph) {
    String text =
        glyph == 0
            ? localize("comment.no-mark")
            : AnnotationGlyphs.symbol(glyph)
                + "  "
                + AnnotationGlyphs.describe(List.of(glyph), localizer);
    MenuItem item = new MenuItem(text);
    item.setMnemonicParsing(false);
    item.setOnAction(_ -> mark(glyph));
    return item;
  }

  private void list() {
    String comment = game.tree().root().note().comment();
    remarkText.setText(comment);
    Nodes.setShown(remark, !comment.isEmpty());
    List<MoveRow> rows = MoveRows.of(game.tree(), game.current(), result());
    List<MoveRow> listed = list.getItems();
    int same = 0;
    while (same < Math.min(rows.size(), listed.size()) && rows.get(same).equals(listed.get(same))) {
      same++;
    }
    if (same < Math.max(rows.size(), listed.size())) {
      updatingSelection = true;
      listed.subList(same, listed.size()).clear();
      listed.addAll(rows.subList(same, rows.size()));
      updatingSelection = false;
      selectShown(model.navigation().node());
    }
  }

  private @Nullable ResultRow result() {
    Outcome outcome = model.outcome();
    if (outcome == null) {
      return null;
    }
    Side winner = outcome.winner();
    Text score = Text.of(MovesPane.class, "result." + (winner == null ? "draw" : winner.id()));
    return new ResultRow(score, StatusText.ended(model, outcome));
  }

  private void selectShown(Node shown) {
    updatingSelection = true;
    MultipleSelectionModel<MoveRow> selection = list.getSelectionModel();
    int row = row(shown);
    if (row < 0) {
      selection.clearSelection();
      list.scrollTo(0);
    } else {
      if (selection.getSelectedIndex() != row || selection.getSelectedItems().size() != 1) {
        selection.clearAndSelect(row);
      }
      list.notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
      scrollTo(row);
    }
    updatingSelection = false;
    boolean first = shown.parent() == null;
    boolean last = model.navigation().next() == null;
    start.setDisable(first);
    back.setDisable(first);
    forward.setDisable(last);
    end.setDisable(last);
  }

  /**
   * Scrolls no further than it takes to see the row; after the last move, to the end, by position,
   * as an index would leave the list empty below its last row.
   */
  private void scrollTo(int row) {
    List<MoveRow> rows = list.getItems();
    list.layout();
    if (list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
      boolean atEnd = row + 1 >= rows.size() || rows.get(row + 1) instanceof ResultRow;
      if (atEnd) {
        // The list has guessed the heights of new and grown rows; to scroll on, it measures them.
        flow.setPosition(ALMOST_END);
        flow.scrollPixels(list.getHeight());
      } else {
        flow.scrollTo(row);
      }
    }
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
      model.navigation().show(nodeToShow(row));
    }
  }

  /** The move of a row that the player means by selecting it: one of the side shown before. */
  private Node nodeToShow(MoveRow row) {
    if (row instanceof ResultRow) {
      return game.current();
    }
    Node shown = model.navigation().node();
    if (row instanceof TurnRow turn && shown.parent() != null) {
      List<ListedMove> moves = turn.of(MoveDescriptions.mover(shown));
      return moves.isEmpty() ? turn.nodes().getFirst() : moves.getFirst().node();
    }
    return row.nodes().getFirst();
  }

  /** Left and right walk along the line shown; up and down go from row to row. */
  private void handleKey(KeyEvent event) {
    if (event.isAltDown() || event.isShortcutDown()) {
      return;
    }
    if (isSign(event)) {
      event.consume();
      return;
    }
    switch (event.getCode()) {
      case LEFT -> back();
      case RIGHT -> forward();
      case HOME -> start();
      case END -> end();
      case UP -> step(-1);
      case DOWN -> step(1);
      case ENTER -> comment();
      case BACK_SPACE -> mark(0);
      default -> {
        return;
      }
    }
    event.consume();
  }

  /** The window would take a question mark for a call for help. */
  private static boolean isSign(KeyEvent event) {
    return "?".equals(event.getText()) || (event.isShiftDown() && event.getCode() == KeyCode.SLASH);
  }

  /** Shows a move of the next row that is not only the comment on a move. */
  private void step(int direction) {
    List<MoveRow> rows = list.getItems();
    int row = row(model.navigation().node()) + direction;
    while (row >= 0 && row < rows.size() && rows.get(row) instanceof CommentRow) {
      row += direction;
    }
    if (row >= 0 && row < rows.size()) {
      model.navigation().show(nodeToShow(rows.get(row)));
    }
  }

  private void handleTyped(KeyEvent event) {
    String sign = event.getCharacter();
    if (sign.equals("!") || sign.equals("?")) {
      List<Integer> glyphs = model.navigation().node().note().glyphs();
      mark(AnnotationGlyphs.qualityTyped(AnnotationGlyphs.quality(glyphs), sign));
      event.consume();
    }
  }

  private void mark(int glyph) {
    Node node = model.navigation().node();
    if (node.parent() != null) {
      List<Integer> glyphs = AnnotationGlyphs.withQuality(node.note().glyphs(), glyph);
      game.annotate(node, node.note().comment(), glyphs);
    }
  }

  @FXML
  private void comment() {
    openComment.run();
  }

  @FXML
  private void showMenu() {
    Node node = model.navigation().node();
    mark.setDisable(node.parent() == null);
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
