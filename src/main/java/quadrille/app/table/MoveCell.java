package quadrille.app.table;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.SideMark;
import quadrille.app.common.Words;
import quadrille.core.Game;
import quadrille.core.GameRecord;
import quadrille.core.Settings;

/** A move in the list: its number, its side, its text, how long it took. */
final class MoveCell extends ListCell<GameRecord.Move> {
  private final Game game;
  private final Settings settings;
  private final Words words;
  private final Label number = label("move-number");
  private final SideMark mark = new SideMark();
  private final Label text = label("move-text");
  private final Label time = label("move-time");
  private final HBox row = new HBox(number, mark, text, filler(), time);

  MoveCell(TableModel model, Words words) {
    game = model.room().game();
    settings = model.line().settings();
    this.words = words;
    row.getStyleClass().add("move-row");
  }

  private static Label label(String style) {
    Label label = new Label();
    label.getStyleClass().add(style);
    return label;
  }

  private static Region filler() {
    Region region = new Region();
    HBox.setHgrow(region, Priority.ALWAYS);
    return region;
  }

  @Override
  protected void updateItem(GameRecord.@Nullable Move move, boolean empty) {
    super.updateItem(move, empty);
    setGraphic(null);
    setAccessibleText(null);
    if (move != null && !empty) {
      number.setText(Integer.toString(move.ply()));
      mark.show(game, settings, move.side());
      text.setText(move.text());
      time.setText(words.say(MoveCell.class, "move.seconds", move.timeMs() / 1000.0));
      setGraphic(row);
      setAccessibleText(
          words.say(
              MoveCell.class,
              "move.accessible",
              move.ply(),
              game.sideName(move.side(), settings),
              move.text()));
    }
  }
}
