package quadrille.app.files;

import java.util.Locale;
import java.util.function.IntConsumer;
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
import quadrille.text.Localizer;

/** The panel that lists the games of a file, and the lines that could not be read. */
final class FileGamesPanel extends FxmlView {
  private final IntConsumer chosen;
  private final FilteredList<GameFileListing.Entry> shown;

  @FXML private Label title;
  @FXML private Label summary;
  @FXML private TextField search;
  @FXML private ListView<GameFileListing.Entry> list;
  @FXML private Button open;

  /**
   * @param chosen receives the number of the game to open
   */
  FileGamesPanel(GameFileListing listing, Localizer words, IntConsumer chosen) {
    super(words);
    this.chosen = chosen;
    shown = new FilteredList<>(FXCollections.observableArrayList(listing.entries()));
    title.setText(listing.name());
    summary.setText(localize("summary", listing.games(), listing.problems()));
    list.setCellFactory(view -> new FileGameCell(words));
    list.setItems(shown);
    list.setPlaceholder(new Label(localize("none")));
    search.textProperty().subscribe(this::filter);
    list.getSelectionModel()
        .selectedItemProperty()
        .subscribe(each -> open.setDisable(!(each instanceof GameFileListing.GameEntry)));
    selectFirst();
  }

  private void selectFirst() {
    for (int i = 0; i < shown.size(); i++) {
      if (shown.get(i) instanceof GameFileListing.GameEntry) {
        list.getSelectionModel().select(i);
        return;
      }
    }
  }

  /** Shows the games whose names, date and event contain all words of the search. */
  private void filter(String text) {
    String[] words = text.strip().toLowerCase(Locale.ROOT).split("\\s+");
    shown.setPredicate(entry -> text.isBlank() || matches(entry, words));
    selectFirst();
  }

  private static boolean matches(GameFileListing.Entry entry, String[] words) {
    if (!(entry instanceof GameFileListing.GameEntry game)) {
      return false;
    }
    String all = String.join(" ", game.first(), game.second(), game.date(), game.event());
    String lower = all.toLowerCase(Locale.ROOT);
    for (String word : words) {
      if (!lower.contains(word)) {
        return false;
      }
    }
    return true;
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
