package quadrille.app.files;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.history.ParticipantNames;
import quadrille.app.ui.Icon;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.text.Localizer;

/** Shows a game of a file in two lines, or a problem. */
final class FileGameCell extends ListCell<GameFileListing.Entry> {
  private static final String DETAIL_STYLE = "text-muted";

  private final Localizer localizer;
  private final Label number = new Label();
  private final Label title = new Label();
  private final Label detail = new Label();
  private final Label result = new Label();
  private final Icon warning = new Icon("mdi2a-alert-outline");
  private final HBox row;

  FileGameCell(Localizer localizer) {
    this.localizer = localizer;
    VBox lines = new VBox(title, detail);
    lines.setMinWidth(0);
    HBox.setHgrow(lines, Priority.ALWAYS);
    row = new HBox(number, lines, result);
    row.getStyleClass().add("file-game");
    number.getStyleClass().addAll("file-number", DETAIL_STYLE);
    number.setMinWidth(USE_PREF_SIZE);
    detail.getStyleClass().add(DETAIL_STYLE);
    detail.setWrapText(true);
    detail.setMinHeight(USE_PREF_SIZE);
    result.setMinWidth(USE_PREF_SIZE);
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(GameFileListing.@Nullable Entry entry, boolean empty) {
    super.updateItem(entry, empty);
    setGraphic(empty ? null : row);
    if (empty || entry == null) {
      setAccessibleText(null);
      return;
    }
    number.setText(Integer.toString(entry.number()));
    number.setGraphic(null);
    switch (entry) {
      case GameFileListing.GameEntry game -> show(game);
      case GameFileListing.ProblemEntry trouble -> show(trouble);
    }
    setAccessibleText(String.join(", ", number.getText(), title.getText(), detail.getText()));
  }

  private void show(GameFileListing.GameEntry game) {
    String first = game.first().isEmpty() ? "?" : game.first();
    String second = game.second().isEmpty() ? "?" : game.second();
    title.setText(first + " – " + second);
    GameModule module = ParticipantNames.module(game.game());
    List<String> facts = new ArrayList<>();
    facts.add(module == null ? "" : localizer.localize(module.game().name()));
    facts.add(localizer.localize(FileGameCell.class, "moves", game.plies()));
    facts.add(game.date());
    facts.add(game.event());
    detail.setText(String.join("  ·  ", facts.stream().filter(each -> !each.isEmpty()).toList()));
    result.setText(result(game));
  }

  private static String result(GameFileListing.GameEntry game) {
    if (!game.finished()) {
      return "";
    }
    Side winner = game.winner();
    return winner == null ? "½ – ½" : winner == Side.FIRST ? "1 – 0" : "0 – 1";
  }

  private void show(GameFileListing.ProblemEntry trouble) {
    number.setGraphic(warning);
    title.setText(
        localizer.localize(
            FileGameCell.class, "trouble", Integer.toString(trouble.problem().line())));
    detail.setText(localizer.localize(trouble.problem().text()));
    result.setText("");
  }
}
