package quadrille.app.files;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import quadrille.app.ui.FxmlView;
import quadrille.records.GameFilter;
import quadrille.text.Localizer;

/** The panel that lists the games of a file, and the lines that could not be read. */
final class FileGamesPanel extends FxmlView {
  private final IntConsumer chosen;
  private final FilteredList<GameFileListing.Entry> shown;
  private final Map<GameFileListing.GameEntry, String> searchTexts = new IdentityHashMap<>();

  @FXML private Label title;
  @FXML private Label summary;
  @FXML private TextField search;
  @FXML private ListView<GameFileListing.Entry> list;
  @FXML private Button open;

  /**
   * @param chosen receives the number of the game to open
   */
  FileGamesPanel(GameFileListing listing, Localizer localizer, IntConsumer chosen) {
    super(localizer);
    this.chosen = chosen;
    shown = new FilteredList<>(FXCollections.observableArrayList(listing.entries()));
    title.setText(listing.name());
    summary.setText(localize("summary", listing.games(), listing.problems()));
    list.setCellFactory(view -> new FileGameCell(localizer));
    list.setItems(shown);
    list.setPlaceholder(new Label(localize("none")));
    search.textProperty().subscribe(this::filter);
    list.getSelectionModel()
        .selectedItemProperty()
        .subscribe(each -> open.setDisable(!(each instanceof GameFileListing.GameEntry)));
    selectFirst();
    // The panel that appears gives the focus to the button that closes it.
    Platform.runLater(list::requestFocus);
  }

  private void selectFirst() {
    shown.stream()
        .filter(GameFileListing.GameEntry.class::isInstance)
        .findFirst()
        .ifPresent(list.getSelectionModel()::select);
  }

  /** Shows the games whose names, date and event contain all words of the search. */
  private void filter(String words) {
    Predicate<String> wanted = GameFilter.wordSearch(words);
    shown.setPredicate(
        entry ->
            words.isBlank()
                || (entry instanceof GameFileListing.GameEntry game
                    && wanted.test(searchText(game))));
    selectFirst();
  }

  private String searchText(GameFileListing.GameEntry game) {
    return searchTexts.computeIfAbsent(game, each -> each.searchText(localizer));
  }

  @FXML
  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER) {
      open();
      event.consume();
    }
  }

  @FXML
  private void clicked(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
      open();
    }
  }

  @FXML
  private void open() {
    if (list.getSelectionModel().getSelectedItem() instanceof GameFileListing.GameEntry game) {
      chosen.accept(game.number());
    }
  }
}
