package quadrille.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.PreferencesFile;
import quadrille.app.settings.TextSize;
import quadrille.app.settings.WindowBounds;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;

/** Tests what a table shows while its window changes its size. */
@Tag("screen")
@Timeout(60)
class WindowSizeTest {
  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  @AfterEach
  void close() {
    app.close();
  }

  @Test
  void theHeadersOfTheTabsOutliveEveryChangeOfSize() throws TimeoutException {
    app.startGame(
        folder,
        AppRobot.saved(Map.of(), new WindowBounds(0, 0, 1200, 900, false)),
        "hex",
        GameSetup.DEFAULT);
    app.await("the moves", () -> app.has(".move-list"));
    app.typeWithShift(KeyCode.S);
    // Before their first layout the headers have no order yet.
    List<String> wide = List.of("Moves", "Thinking", "Analysis");
    app.await("the analysis", () -> app.tabs().equals(wide));

    app.resize(700, 700);
    app.await(
        "the headers below the board",
        () -> app.tabs().equals(List.of("Players", "Moves", "Thinking", "Analysis")));
    app.resize(480, 480);
    app.resize(700, 700);
    app.resize(1200, 900);

    app.await("the headers beside the board", () -> app.tabs().equals(wide));
  }

  @Test
  void theHeadersBelowTheBoardAppearWhileAGameThatIsWatchedIsPaused() throws TimeoutException {
    SeatChoice computer = new SeatChoice(true, "", 1);
    app.startGame(
        folder,
        AppRobot.savedWithoutAnimation(Map.of()),
        "dots",
        new GameSetup(null, Map.of(), computer, computer, Starter.ONE, TimeControl.NONE));
    app.click("#pause");
    app.awaitStatus("Paused");

    for (int i = 0; i < 3; i++) {
      app.resize(480, 480);
      app.resize(480, 900);
      app.await("moves and analysis", () -> app.tabs().equals(List.of("Moves", "Analysis")));
      app.resize(960, 720);
      app.resize(480, 900);
      app.await("the same", () -> app.tabs().equals(List.of("Moves", "Analysis")));
    }
  }

  @Test
  void theOfferToSwapCoversNoCells() throws TimeoutException {
    Preferences preferences =
        new Preferences(AppRobot.saved(Map.of(), new WindowBounds(0, 0, 480, 480, false)));
    preferences.textSizeProperty().set(TextSize.LARGEST);
    SeatChoice human = SeatChoice.human("");
    GameSetup setup =
        new GameSetup(null, Map.of(), human, human, Starter.ONE, TimeControl.TOTAL_3M);
    app.startGame(folder, preferences.snapshot(), "hex", setup);
    double height = heightOfBoard();
    app.clickCells("f6");
    app.await(
        "the offer beside the cells", () -> app.has(".offer") && !app.overlapsCells(".offer"));
    app.resize(800, 480);
    app.await("the same in another window", () -> !app.overlapsCells(".offer"));
    app.resize(480, 480);

    app.clickCells("e5");
    app.await("the board at its size", () -> heightOfBoard() == height);
  }

  private double heightOfBoard() {
    return app.node(".board").getLayoutBounds().getHeight();
  }

  @Test
  void theIconsOfTheLauncherHaveTextsWhereThereIsRoom() throws TimeoutException {
    new PreferencesFile(folder)
        .write(AppRobot.saved(Map.of(), new WindowBounds(0, 0, 960, 720, false)));
    app.start(folder);
    app.await("texts", this::launcherHasTexts);

    app.resize(480, 480);
    app.await("icons", () -> app.text("#history").isEmpty() && app.text("#learn-hex").isEmpty());
    app.resize(960, 720);
    app.await("texts again", this::launcherHasTexts);
  }

  private boolean launcherHasTexts() {
    return app.text("#history").equals("History") && app.text("#learn-hex").equals("Learn");
  }

  @Test
  void theListShowsTheLastMoveAtItsEndAndFillsTheRestWithMovesBefore()
      throws IOException, TimeoutException {
    String moves =
        "c3h b3v c3v b1h f3v e4h a2v b6h c6h e4v c2v b2h c5h a3h b5v a5h d2h e2v d1h b4v d5h f2v"
            + " c4v d6h e1h a1h c1h d2v d3h c2h b1v c1v d1v e1v a5v";
    Path file = folder.resolve("long.quad");
    Files.writeString(
        file,
        Stream.of(moves.split(" "))
            .map("{\"move\": \"%s\"}"::formatted)
            .collect(Collectors.joining(", ", "{\"game\": \"dots\", \"moves\": [", "]}")));
    new PreferencesFile(folder)
        .write(AppRobot.saved(Map.of(), new WindowBounds(0, 0, 960, 720, false)));
    app.start(folder, file.toString());
    app.await("the moves", () -> app.rows().size() == 15);
    app.click("#end");

    app.clickCells("e3h");

    List<String> all = IntStream.rangeClosed(1, 16).mapToObj(i -> i + ".").toList();
    app.await("all moves, the last below the others", () -> app.turnsSeen().equals(all));
    app.resize(960, 480);
    app.await("the last moves", () -> app.turnsSeen().getLast().equals("16."));
  }
}
