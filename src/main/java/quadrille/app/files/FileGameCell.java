package quadrille.app.files;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.history.ParticipantNames;
import quadrille.app.ui.Icon;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.WrappingListCell;
import quadrille.core.Side;
import quadrille.core.formats.GameFormat;
import quadrille.games.Games;
import quadrille.text.Localizer;

/** Shows a game of a file in two lines, or a problem. */
final class FileGameCell extends WrappingListCell<GameFileListing.Entry> {
  private static final String DETAIL_STYLE = "text-muted";

  private final Localizer localizer;
  private final HBox row;
  private final Label number = new Label();
  private final Label title = Nodes.wrappingLabel("");
  private final Label detail = Nodes.wrappingLabel("", DETAIL_STYLE);
  private final Label result = new Label();
  private final Icon warning = new Icon("mdi2a-alert-outline");

  FileGameCell(Localizer localizer) {
    this(localizer, new HBox());
  }

  private FileGameCell(Localizer localizer, HBox row) {
    super(row);
    this.localizer = localizer;
    this.row = row;
    VBox lines = new VBox(title, detail);
    lines.setMinWidth(0);
    HBox.setHgrow(lines, Priority.ALWAYS);
    row.getChildren().setAll(number, lines, result);
    row.getStyleClass().add("file-game");
    number.getStyleClass().addAll("file-number", DETAIL_STYLE);
    number.setMinWidth(USE_PREF_SIZE);
    result.setMinWidth(USE_PREF_SIZE);
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
      case GameFileListing.ProblemEntry(GameFormat.Problem problem) -> show(problem);
    }
    setAccessibleText(String.join(", ", number.getText(), title.getText(), detail.getText()));
  }

  private void show(GameFileListing.GameEntry game) {
    title.setText(name(game, game.first()) + " – " + name(game, game.second()));
    String gameName =
        Games.find(game.game()).map(each -> localizer.localize(each.game().name())).orElse("");
    String moves = localizer.localize(FileGameCell.class, "moves", game.moves());
    detail.setText(
        Stream.of(gameName, moves, ParticipantNames.formatTag(game.date(), localizer), game.event())
            .filter(each -> !each.isEmpty())
            .collect(Collectors.joining("  ·  ")));
    result.setText(game.outcome() == null ? "" : result(game.outcome().winner()));
  }

  private String name(GameFileListing.GameEntry game, String label) {
    return label.isEmpty() ? "?" : localizer.localize(ParticipantNames.ofLabel(game.game(), label));
  }

  private static String result(@Nullable Side winner) {
    return switch (winner) {
      case null -> "½ – ½";
      case FIRST -> "1 – 0";
      case SECOND -> "0 – 1";
    };
  }

  private void show(GameFormat.Problem problem) {
    number.setGraphic(warning);
    title.setText(
        localizer.localize(FileGameCell.class, "trouble", Integer.toString(problem.line())));
    detail.setText(localizer.localize(problem.text()));
    result.setText("");
  }
}
