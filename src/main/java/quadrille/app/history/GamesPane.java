package quadrille.app.history;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.transformation.SortedList;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumn.SortType;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import quadrille.app.history.HistoryPlace.SortOrder;
import quadrille.app.navigation.Navigator;
import quadrille.app.navigation.Notice;
import quadrille.app.navigation.ShownScreen;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.IconLabels;
import quadrille.core.GameTree;
import quadrille.records.GameStore;
import quadrille.records.GameSummary;
import quadrille.records.RecordsException;
import quadrille.records.StoredGame;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The list of stored games, with search, view, continue, save and delete. */
final class GamesPane extends FxmlView {
  /** Widths of the table and of its columns in multiples of the font size. */
  private static final double NARROW_WIDTH = 47;

  private static final double LEAST_WIDTH_WITH_GAME = 33;

  /** For "Sep 28, 2026, 12:58 PM" on one line. */
  private static final double LONG_DATE_WIDTH = 14.5;

  private static final double SHORT_DATE_WIDTH = 7.4;
  private static final double NAME_WIDTH = 10;
  private static final double MOVES_WIDTH = 5.5;
  private static final double PLAYERS_WIDTH = 6;
  private static final double RESULT_WIDTH = 6.5;
  private static final double SCROLL_BAR_WIDTH = 1.2;

  /** How much of the width that is left the players have, and not the result. */
  private static final double SHARE_OF_PLAYERS = 0.6;

  private final HistoryModel model;
  private final HistoryPlace place;
  private final GameArchive archive;
  private final Navigator navigator;
  private final GameFilterPane filters;
  private boolean compact;
  private List<GameRow> deleted = List.of();

  @FXML private StackPane filter;
  @FXML private TableView<GameRow> table;
  @FXML private TableColumn<GameRow, Instant> begun;
  @FXML private TableColumn<GameRow, String> kind;
  @FXML private TableColumn<GameRow, String> players;
  @FXML private TableColumn<GameRow, String> end;
  @FXML private TableColumn<GameRow, Integer> moves;
  @FXML private Label none;
  @FXML private Label count;
  @FXML private HBox foot;
  @FXML private IconButton delete;
  @FXML private IconButton export;
  @FXML private Button resume;
  @FXML private Button open;

  GamesPane(
      HistoryModel model,
      HistoryPlace place,
      GameArchive archive,
      Navigator navigator,
      Localizer localizer) {
    super(localizer);
    this.model = model;
    this.place = place;
    this.archive = archive;
    this.navigator = navigator;
    filters = new GameFilterPane(model, place, localizer);
    filter.getChildren().setAll(filters.root());
    fillColumns();
    fillTable();
    IconLabels.fit(foot, delete, export);
    table.widthProperty().subscribe(this::updateLayout);
    open.fontProperty().subscribe(this::updateLayout);
  }

  private void fillColumns() {
    begun.setCellValueFactory(cell -> new SimpleObjectProperty<>(cell.getValue().game().started()));
    begun.setCellFactory(_ -> new WrappedCell<>(this::date));
    kind.setCellValueFactory(cell -> new SimpleObjectProperty<>(cell.getValue().gameName()));
    kind.setCellFactory(_ -> new WrappedCell<>(Function.identity()));
    players.setCellValueFactory(cell -> new SimpleObjectProperty<>(cell.getValue().players()));
    players.setCellFactory(_ -> new WrappedCell<>(Function.identity()));
    end.setCellFactory(_ -> new WrappedCell<>(Function.identity()));
    end.setCellValueFactory(cell -> new SimpleObjectProperty<>(cell.getValue().result()));
    moves.setCellValueFactory(cell -> new SimpleObjectProperty<>(cell.getValue().game().moves()));
    moves.setCellFactory(_ -> new WrappedCell<>(String::valueOf));
  }

  private String date(Instant started) {
    return compact
        ? ParticipantNames.formatDate(started, localizer)
        : ParticipantNames.formatDateTime(started, localizer);
  }

  private void fillTable() {
    SortedList<GameRow> sorted = new SortedList<>(model.filtered());
    sorted.comparatorProperty().bind(table.comparatorProperty());
    table.setItems(sorted);
    restoreOrder();
    table.comparatorProperty().subscribe(this::rememberOrder);
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    table.setRowFactory(view -> row());
    none.textProperty()
        .bind(Bindings.createStringBinding(this::emptyText, model.all(), model.loadedProperty()));
    // The table would consume Enter although none of its cells can be edited.
    table.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    table.getSelectionModel().getSelectedItems().subscribe(this::updateActions);
    model.filtered().subscribe(this::filterChanged);
    updateActions();
    count();
  }

  private void restoreOrder() {
    SortOrder order = place.order();
    if (order != null) {
      table.getColumns().stream()
          .filter(each -> each.getId().equals(order.column()))
          .forEach(
              each -> {
                each.setSortType(order.ascending() ? SortType.ASCENDING : SortType.DESCENDING);
                table.getSortOrder().setAll(List.of(each));
              });
    }
  }

  /** Of several columns only the first is remembered. */
  private void rememberOrder() {
    place.setOrder(
        table.getSortOrder().stream()
            .findFirst()
            .map(each -> new SortOrder(each.getId(), each.getSortType() == SortType.ASCENDING))
            .orElse(null));
  }

  private void filterChanged() {
    count();
    Platform.runLater(this::selectGame);
  }

  /** Selects the game that the player comes back from, or else the first in the list. */
  private void selectGame() {
    if (table.getSelectionModel().isEmpty()) {
      table.getItems().stream()
          .filter(each -> each.game().id() == place.opened())
          .findFirst()
          .ifPresentOrElse(
              opened -> {
                table.getSelectionModel().select(opened);
                table.scrollTo(opened);
              },
              table.getSelectionModel()::selectFirst);
    }
  }

  private String emptyText() {
    if (!model.loadedProperty().get()) {
      return "";
    }
    return localize(model.all().isEmpty() ? "none" : "none.found");
  }

  private TableRow<GameRow> row() {
    TableRow<GameRow> row = new TableRow<>();
    row.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY
              && event.getClickCount() == 2
              && !row.isEmpty()) {
            open();
          }
        });
    return row;
  }

  /** Hides columns in a narrow window, and shares what is left between players and results. */
  private void updateLayout() {
    double em = open.getFont().getSize();
    double width = table.getWidth();
    boolean narrow = width < NARROW_WIDTH * em;
    kind.setVisible(width >= LEAST_WIDTH_WITH_GAME * em);
    moves.setVisible(!narrow);
    begun.setPrefWidth(em * (narrow ? SHORT_DATE_WIDTH : LONG_DATE_WIDTH));
    kind.setPrefWidth(em * NAME_WIDTH);
    moves.setPrefWidth(em * MOVES_WIDTH);
    double used =
        em * (PLAYERS_WIDTH + RESULT_WIDTH + SCROLL_BAR_WIDTH)
            + Stream.of(begun, kind, moves)
                .filter(TableColumn::isVisible)
                .mapToDouble(TableColumn::getPrefWidth)
                .sum();
    double left = Math.max(0, width - used);
    players.setPrefWidth(em * PLAYERS_WIDTH + SHARE_OF_PLAYERS * left);
    end.setPrefWidth(em * RESULT_WIDTH + (1 - SHARE_OF_PLAYERS) * left);
    compact = narrow;
    table.refresh();
  }

  void focus() {
    table.requestFocus();
  }

  /** Focuses the search field. */
  void search() {
    filters.focus();
  }

  private void keyPressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER) {
      open();
      event.consume();
    } else if (event.getCode() == KeyCode.DELETE) {
      delete();
      event.consume();
    }
  }

  private List<GameRow> selected() {
    return List.copyOf(table.getSelectionModel().getSelectedItems());
  }

  private @Nullable GameSummary singleSelection() {
    List<GameRow> rows = selected();
    return rows.size() == 1 ? rows.getFirst().game() : null;
  }

  private void updateActions() {
    GameSummary one = singleSelection();
    open.setDisable(one == null);
    resume.setDisable(one == null || one.isOver());
    delete.setDisable(selected().isEmpty());
    export.setDisable(selected().isEmpty());
  }

  private void count() {
    count.setText(localize("count", model.filtered().size()));
  }

  @FXML
  private void open() {
    GameSummary one = singleSelection();
    if (one != null) {
      ShownScreen from = navigator.shownScreen();
      archive.query(
          store -> store.game(one.id()),
          game -> {
            if (from.isShown()) {
              open(game);
            }
          });
    }
  }

  private void open(StoredGame game) {
    long id = game.summary().id();
    place.setOpened(id);
    navigator.openStored(game.module(), game.tree(), id);
  }

  @FXML
  private void resume() {
    GameSummary one = singleSelection();
    if (one != null && !one.isOver()) {
      navigator.resume(one.id());
    }
  }

  @FXML
  private void delete() {
    List<GameRow> rows = selected();
    if (!rows.isEmpty()) {
      model.delete(
          rows,
          done -> {
            if (done) {
              deleted = rows;
            }
            showDeleted(rows.size(), done);
          });
    }
  }

  private void showDeleted(int games, boolean done) {
    navigator.showNotice(
        done
            ? new Notice(
                Text.of(GamesPane.class, "deleted", games),
                Text.of(GamesPane.class, "undo"),
                this::undo)
            : Notice.of(Text.of(GamesPane.class, "open-elsewhere", games)));
  }

  /** Saves the selected games to a file. */
  @FXML
  void export() {
    List<Long> ids = selected().stream().map(each -> each.game().id()).sorted().toList();
    if (!ids.isEmpty()) {
      archive.query(store -> trees(store, ids), navigator.importExport()::save);
    }
  }

  private static List<GameTree> trees(GameStore store, List<Long> ids) throws RecordsException {
    List<GameTree> trees = new ArrayList<>();
    for (long id : ids) {
      trees.add(store.game(id).tree());
    }
    return trees;
  }

  /** Restores the games deleted last. */
  void undo() {
    if (!deleted.isEmpty()) {
      model.restore(deleted);
      navigator.showNotice(Notice.of(Text.of(GamesPane.class, "restored", deleted.size())));
      deleted = List.of();
    }
  }
}
