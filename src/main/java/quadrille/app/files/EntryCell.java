package quadrille.app.files;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Icon;
import quadrille.app.common.Sitters;
import quadrille.app.common.Words;
import quadrille.core.Side;
import quadrille.games.Room;

/** A game of a file in two lines, or what is wrong with it. */
final class EntryCell extends ListCell<Listing.Entry> {
  private static final String DETAIL = "text-muted";

  private final Words words;
  private final Label number = new Label();
  private final Label head = new Label();
  private final Label detail = new Label();
  private final Label result = new Label();
  private final Icon warning = new Icon("mdi2a-alert-outline");
  private final HBox row;

  EntryCell(Words words) {
    this.words = words;
    VBox lines = new VBox(head, detail);
    lines.setMinWidth(0);
    HBox.setHgrow(lines, Priority.ALWAYS);
    row = new HBox(number, lines, result);
    row.getStyleClass().add("file-game");
    number.getStyleClass().addAll("file-number", DETAIL);
    number.setMinWidth(USE_PREF_SIZE);
    detail.getStyleClass().add(DETAIL);
    detail.setWrapText(true);
    detail.setMinHeight(USE_PREF_SIZE);
    result.setMinWidth(USE_PREF_SIZE);
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(Listing.@Nullable Entry entry, boolean empty) {
    super.updateItem(entry, empty);
    setGraphic(empty ? null : row);
    if (empty || entry == null) {
      setAccessibleText(null);
      return;
    }
    number.setText(Integer.toString(entry.number()));
    number.setGraphic(null);
    switch (entry) {
      case Listing.Game game -> show(game);
      case Listing.Trouble trouble -> show(trouble);
    }
    setAccessibleText(String.join(", ", number.getText(), head.getText(), detail.getText()));
  }

  private void show(Listing.Game game) {
    String first = game.first().isEmpty() ? "?" : game.first();
    String second = game.second().isEmpty() ? "?" : game.second();
    head.setText(first + " – " + second);
    Room room = Sitters.room(game.game());
    List<String> facts = new ArrayList<>();
    facts.add(room == null ? "" : words.say(room.game().name()));
    facts.add(words.say(EntryCell.class, "moves", game.plies()));
    facts.add(game.date());
    facts.add(game.event());
    detail.setText(String.join("  ·  ", facts.stream().filter(each -> !each.isEmpty()).toList()));
    result.setText(result(game));
  }

  private static String result(Listing.Game game) {
    if (!game.over()) {
      return "";
    }
    Side winner = game.winner();
    return winner == null ? "½ – ½" : winner == Side.FIRST ? "1 – 0" : "0 – 1";
  }

  private void show(Listing.Trouble trouble) {
    number.setGraphic(warning);
    head.setText(words.say(EntryCell.class, "trouble", Integer.toString(trouble.problem().line())));
    detail.setText(words.say(trouble.problem().text()));
    result.setText("");
  }
}
