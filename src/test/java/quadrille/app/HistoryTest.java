package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.FileChooser.ExtensionFilter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.files.FileDialogs;
import quadrille.app.ui.FxThread;
import quadrille.games.Games;
import quadrille.records.SampleGames;

/** Tests finding, opening, deleting, exporting and counting stored games. */
@Tag("screen")
@Timeout(120)
class HistoryTest {
  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  @BeforeEach
  void start() throws Exception {
    SampleGames.fill(folder);
    app.setFileDialogs(new SaveDialog(folder.resolve("saved.sgf")));
    app.start(folder, AppRobot.savedWithoutAnimation(Map.of()));
  }

  @AfterEach
  void close() {
    app.close();
  }

  private void openHistory() {
    app.click("#history");
    app.await("the games", () -> rows() == 4);
  }

  private int rows() {
    return app.has(".table-view") ? table().getItems().size() : -1;
  }

  private TableView<?> table() {
    return (TableView<?>) app.node(".table-view");
  }

  private void choose(String box, int index) {
    FxThread.run(() -> ((ComboBox<?>) app.node(box)).getSelectionModel().select(index));
  }

  @Test
  void gamesAreFilteredByTextGamePlayerAndResult() {
    openHistory();
    app.typeWithShortcut(KeyCode.F);
    app.write("ben");
    app.await("the games of Ben", () -> rows() == 2);
    choose("#game", 2);
    app.await("those of Dames", () -> rows() == 1);
    app.click("#clear");
    app.await("all games", () -> rows() == 4);
    choose("#result", 1);
    app.await("those won by a person", () -> rows() == 2);
    choose("#player", 1);
    app.await("those won by Ada", () -> rows() == 1);
    choose("#result", 0);
    choose("#player", 0);
    choose("#period", 1);
    app.await("those of today", () -> rows() == 4);
    choose("#period", 5);
    assertThat(app.has("#clear")).isTrue();
    app.click("#clear");
    assertThat(app.has("#clear")).isFalse();
    assertThat(((TextField) app.node("#search")).getText()).isEmpty();
    assertThat(app.text("#count")).isEqualTo("4 games");
  }

  @Test
  void theColumnsAreAsWideAsBeforeAfterTheWindowWasNarrow() {
    app.resize(1000, 700);
    openHistory();
    List<Double> widths = columnWidths();
    app.resize(480, 480);
    assertThat(columnWidths()).hasSize(3);
    app.resize(1000, 700);
    app.await("the same widths", () -> columnWidths().equals(widths));
    assertThat(widths.get(2)).isGreaterThan(widths.get(4));
  }

  private List<Double> columnWidths() {
    return table().getVisibleLeafColumns().stream().map(each -> each.getWidth()).toList();
  }

  @Test
  void aTextOfOneLineStandsInTheMiddleOfItsRow() {
    openHistory();
    app.await("the rows", () -> app.has("Ada – Ben"));
    assertThat(middle(".table-row-cell .wrapped"))
        .isCloseTo(middle(".table-row-cell"), within(2.0));
  }

  private double middle(String query) {
    Node node = app.node(query);
    return FxThread.call(() -> node.localToScene(node.getLayoutBounds()).getCenterY());
  }

  @Test
  void gamesThatArriveWhileAPlayerIsChosenAreFilteredOnce() throws Exception {
    SampleGames.fill(folder);
    SampleGames.fill(folder);
    app.click("#history");
    app.await("the games", () -> rows() == 12);
    choose("#player", 2);
    app.await("the games of Ben", () -> rows() == 6);
    app.click("Ada – Ben");
    app.type(KeyCode.DELETE);
    app.await("one game less", () -> rows() == 5);
    app.typeWithShortcut(KeyCode.Z);
    app.await("the games of Ben", () -> rows() == 6);
    app.await("the restored game alone", () -> app.text(".notice .label").contains("restored"));
  }

  @Test
  void aFinishedGameIsOpened() {
    openHistory();
    choose("#game", 1);
    app.await("the game of Hex", () -> rows() == 1);
    app.await("its selection", () -> !app.node("#open").isDisabled());
    app.click("#open");

    app.awaitMoves("b1", "a2", "b2", "c2", "b3");
  }

  @Test
  void theColoursOfTwoOfTheSameNameAreTheirRolesAtTheTable() throws Exception {
    SampleGames.storeGameOfNamesakes(folder);
    app.click("#history");
    app.await("the games", () -> rows() == 5);
    app.click("Ada (Red) – Ada (Blue)");
    app.type(KeyCode.ENTER);

    app.awaitMoves("a1h");
    assertThat(app.text("#seat-first #name")).isEqualTo("Ada");
    assertThat(app.text("#seat-first #role")).isEqualTo("Red");
  }

  @Test
  void aComputerOfAGameThatIsViewedIsNamedInTheLanguageOfTheScreen() {
    openHistory();
    app.click("Level 2 – Cy");
    app.type(KeyCode.ENTER);
    app.awaitMoves("a1h");
    assertThat(app.text("#seat-first #name")).isEqualTo("Level 2");

    app.typeWithShortcut(KeyCode.COMMA);
    app.await("the settings", () -> app.has("#textSize"));
    app.click("Français");
    app.type(KeyCode.ESCAPE);
    app.await("its name in French", () -> app.text("#seat-first #name").equals("Niveau 2"));
    assertThat(app.text("#seat-second #name")).isEqualTo("Cy");
  }

  @Test
  void aGameThatIsLeftLeadsBackToTheListAsItWas() {
    openHistory();
    app.click("#search");
    app.write("ben");
    choose("#player", 2);
    app.await("the games of Ben", () -> rows() == 2);
    app.click("Ada – Ben");
    app.type(KeyCode.ENTER);
    app.awaitMoves("b1", "a2", "b2", "c2", "b3");

    app.click("#launcher");
    app.await("the games of Ben", () -> rows() == 2);
    assertThat(((TextField) app.node("#search")).getText()).isEqualTo("ben");
    assertThat(((ComboBox<?>) app.node("#player")).getValue()).hasToString("Ben");
    app.await("the game", () -> table().getSelectionModel().getSelectedIndex() == 1);
    app.click("#back");
    app.await("the launcher", () -> app.has("#play-hex"));
    openHistory();
    assertThat(((TextField) app.node("#search")).getText()).isEmpty();
  }

  @Test
  void aGameThatIsLeftLeadsBackToTheListInItsOrder() {
    openHistory();
    FxThread.run(() -> sortByMoves(table()));
    app.await("the longest game first", () -> firstMoves() == 3);
    app.click("Level 2 – Cy");
    app.type(KeyCode.ENTER);
    app.awaitMoves("a1h");

    app.click("#launcher");
    app.await("the games", () -> rows() == 4);
    app.await("the longest game first", () -> firstMoves() == 3);
  }

  private static <T> void sortByMoves(TableView<T> table) {
    TableColumn<T, ?> moves = table.getColumns().getLast();
    moves.setSortType(TableColumn.SortType.DESCENDING);
    table.getSortOrder().setAll(List.of(moves));
  }

  /** The number of moves of the first game in the list. */
  private int firstMoves() {
    return (int) table().getVisibleLeafColumns().getLast().getCellData(0);
  }

  @Test
  void aLongDateHasOneLineInAWideWindow() throws Exception {
    ZonedDateTime started = LocalDateTime.of(2026, 9, 28, 22, 58).atZone(ZoneId.systemDefault());
    update("UPDATE game SET started = " + started.toInstant().toEpochMilli());
    app.resize(1000, 700);
    openHistory();
    app.await("the rows", () -> rows() == 4 && app.has(".table-row-cell .wrapped"));
    Text date = (Text) app.node(".table-row-cell .wrapped");
    assertThat(date.getText()).startsWith("Sep 28, 2026, 10:58");
    app.await("one line", () -> area(date).getHeight() < 25);
  }

  @Test
  void aGameThatCannotBeReadIsReportedEachTimeItIsOpened() throws Exception {
    openHistory();
    update("UPDATE move SET text = 'nowhere'");
    app.click("Ada – Ben");
    for (int i = 0; i < 2; i++) {
      app.type(KeyCode.ENTER);
      app.await("the notice", () -> app.has(".notice") && app.anyText(".notice .label", "nowhere"));
      app.click(".notice #dismiss");
    }
  }

  @Test
  void anUnfinishedGameIsContinued() {
    openHistory();
    choose("#result", 4);
    app.await("the unfinished game", () -> rows() == 1);
    app.await("its selection", () -> !app.node("#resume").isDisabled());
    app.click("#resume");

    app.await("the answer", () -> app.moves().size() == 2);
    assertThat(app.moves()).startsWith("e2");
  }

  @Test
  void exportedGamesCanBeOpened() throws Exception {
    openHistory();
    choose("#game", 1);
    app.await("its selection", () -> rows() == 1 && !app.node("#export").isDisabled());
    app.click("#export");
    Path file = folder.resolve("saved.sgf");
    app.await("the notice", () -> app.has(".notice"));
    assertThat(Files.readString(file)).contains("GM[11]");
    choose("#game", 0);
    app.await("all games", () -> rows() == 4);
  }

  /** Saves to one prepared file. */
  private record SaveDialog(Path file) implements FileDialogs {
    @Override
    public Optional<Path> showOpenDialog(String title, List<ExtensionFilter> kinds) {
      return Optional.empty();
    }

    @Override
    public Optional<Path> showSaveDialog(String title, String name, List<ExtensionFilter> kinds) {
      return Optional.of(file);
    }
  }

  @Test
  void deletedGamesAreRestoredByUndo() {
    openHistory();
    app.click("Ben – Level 2");
    app.type(KeyCode.ENTER);
    app.awaitMoves("32-28", "19-23");
    app.click("#launcher");
    app.await("the games", () -> rows() == 4);
    app.click("Ben – Level 2");
    app.type(KeyCode.DELETE);
    app.await("one game less", () -> rows() == 3);
    app.await("a notice clear of the buttons", () -> !covers(".notice", ".button"));
    app.click("Undo");
    app.await("all games", () -> rows() == 4);

    app.click("Ada – Ben");
    app.type(KeyCode.DELETE);
    app.await("one game less", () -> rows() == 3);
    app.typeWithShortcut(KeyCode.Z);
    app.await("all games", () -> rows() == 4);
  }

  @Test
  void aDeletedGameIsNotOfferedAgain() {
    app.await("the offer", () -> app.has("#resume"));
    openHistory();
    choose("#result", 4);
    app.await("the unfinished game", () -> rows() == 1);
    app.await("its selection", () -> !app.node("#resume").isDisabled());
    app.type(KeyCode.DELETE);
    app.await("no game", () -> rows() == 0);
    assertThat(app.node("#resume").isDisabled()).isTrue();

    app.type(KeyCode.ESCAPE);
    app.await("the launcher", () -> app.focused().equals("Play Hex"));
    assertThat(app.has("#resume")).isFalse();
  }

  @Test
  void aGameThatIsPlayedInAnotherWindowIsNotDeleted() throws Exception {
    openHistory();
    ProcessHandle other = ProcessHandle.current().parent().orElseThrow();
    update(
        "UPDATE game SET process = '%d@%d'"
            .formatted(other.pid(), other.info().startInstant().orElseThrow().toEpochMilli()));
    app.click("Ben – Level 2");
    app.type(KeyCode.DELETE);
    app.await("the reason", () -> app.text(".notice .label").startsWith("This game is open in"));
    assertThat(rows()).isEqualTo(4);
  }

  /** Changes what is stored, behind the program's back. */
  private void update(String sql) throws SQLException {
    try (Connection records =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("quadrille.db"));
        Statement statement = records.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  /** Whether a node lies over any other node that matches, except those inside it. */
  private boolean covers(String query, String others) {
    Node node = app.node(query);
    return node.getScene().getRoot().lookupAll(others).stream()
        .filter(each -> each.isVisible() && !node.lookupAll(others).contains(each))
        .anyMatch(each -> area(each).intersects(area(node)));
  }

  private static Bounds area(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  @Test
  void theLinesOfARowStayClearOfItsEdges() throws Exception {
    String ada = "Augusta Ada King, Countess of Lovelace";
    String charles = "Charles Babbage, Lucasian Professor";
    SampleGames.storeGameOf(folder, ada, charles);
    app.resize(480, 480);
    app.click("#history");
    app.await("the games", () -> rows() == 5 && app.has(ada + " – " + charles));
    app.await(
        "three lines or more, clear of the edges",
        () -> {
          Node text = app.node(ada + " – " + charles);
          Bounds lines = area(text);
          Bounds row = area(text.getParent().getParent().getParent());
          return lines.getHeight() > 45
              && lines.getMinY() - row.getMinY() > 3
              && row.getMaxY() - lines.getMaxY() > 3;
        });
  }

  @Test
  void theChartOfASingleGameShowsHowUncertainTheRatingIs() {
    openHistory();
    app.click("Statistics");
    app.await("the chart", () -> app.count(".course-point") == 1);
    Bounds band = app.node(".course-band").getLayoutBounds();
    assertThat(band.getWidth()).isGreaterThan(16);
    assertThat(band.getHeight()).isGreaterThan(50);
  }

  @Test
  void statisticsShowResultsAndRatings() throws TimeoutException {
    openHistory();
    app.click("Statistics");
    app.await("the figures", () -> app.has("#figure-won"));
    assertThat(app.text("#figure-rating")).matches("\\d[\\d,]* ± \\d+");
    assertThat(List.of(app.text("#figure-won"), app.text("#figure-lost")))
        .isEqualTo(List.of("0", "1"));
    assertThat(((ComboBox<?>) app.node(".statistics #game")).getValue())
        .as("the game that the first player has played last")
        .isEqualTo(Games.get("dames"));
    choose(".statistics #person", 2);
    choose(".statistics #game", 0);
    app.await("Ada's win at Hex", () -> app.text("#figure-won").equals("1"));
    assertThat(app.text("#figure-streak")).isEqualTo("1 won");
    assertThat(app.has(".against-grid")).isTrue();
    choose(".statistics #game", 2);
    app.await("no game of Hexxagon", () -> app.text("#figure-won").equals("0"));
    assertThat(app.text("#figure-length")).isEqualTo("–");
    assertThat(app.has(".against-grid")).as("opponents").isFalse();
    app.type(KeyCode.ESCAPE);
    app.await("the launcher", () -> app.has("#play-hex"));
  }
}
