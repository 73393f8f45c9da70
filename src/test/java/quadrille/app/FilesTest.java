package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.stage.FileChooser.ExtensionFilter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.files.FileDialogs;
import quadrille.app.settings.PreferencesFile;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.ui.FxThread;

/** Tests opening, dropping, pasting, copying and saving games. */
@Tag("screen")
@Timeout(120)
class FilesTest {
  private static final String CLUB =
      """
      [Event "Club"]
      [White "Ada"]
      [Black "Ben"]
      [Result "2-0"]
      [GameType "20"]
      1. 32-28 19-23 2. 28x19 14x23 2-0

      [White "Cleo"]
      [GameType "20"]
      1. 32-28 19-23 2. 37-32 *

      [White "Dora"]
      [Black "Emil"]
      [GameType "20"]
      1. 33-29 {quiet} 19-23 *
      """;

  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();
  private final FakeFileDialogs chooser = new FakeFileDialogs();

  /** Answers every dialog with a prepared file. */
  private static final class FakeFileDialogs implements FileDialogs {
    private Optional<Path> wanted = Optional.empty();
    private List<ExtensionFilter> kinds = List.of();

    @Override
    public Optional<Path> showOpenDialog(String title, List<ExtensionFilter> offered) {
      kinds = offered;
      return wanted;
    }

    @Override
    public Optional<Path> showSaveDialog(String title, String name, List<ExtensionFilter> offered) {
      kinds = offered;
      return wanted;
    }
  }

  @BeforeEach
  void prepare() {
    new PreferencesFile(folder).write(AppRobot.savedWithoutAnimation(Map.of()));
    app.setFileDialogs(chooser);
  }

  @AfterEach
  void close() {
    app.close();
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private void awaitNotice(String text) {
    app.await(text, () -> app.has(".notice #text") && app.text(".notice #text").contains(text));
  }

  private void setClipboard(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    FxThread.run(() -> Clipboard.getSystemClipboard().setContent(content));
  }

  /** Starts the program and opens a file of several games. */
  private void openClub() throws Exception {
    chooser.wanted = Optional.of(file("club.pdn", CLUB));
    app.start(folder);
    app.typeWithShortcut(KeyCode.O);
  }

  private String clipboard() {
    return FxThread.call(() -> Clipboard.getSystemClipboard().getString());
  }

  @Test
  void aFileOfSeveralGamesIsListedWithItsUnreadableOne() throws Exception {
    openClub();

    app.await("the list", () -> app.has(".file-games"));
    assertThat(app.text("#summary")).isEqualTo("2 games, 1 problem");
    assertThat(((ListView<?>) app.node("#list")).getItems()).hasSize(3);
    app.await("a game", () -> app.has("Ada – Ben"));
    app.await("a problem", () -> app.has("Problem in line 10"));
    assertThat(chooser.kinds.getFirst().getExtensions()).contains("*.quad");

    app.click("Problem in line 10");
    assertThat(((Button) app.node(".file-games #open")).isDisabled()).isTrue();
    app.click("Dora – Emil", ".file-games #open");
    app.await("the game", () -> app.has(".game-scene"));
    app.awaitMoves("33-29", "19-23");
    assertThat(app.text("#seat-first #name")).contains("Dora");
  }

  @Test
  void theNoticeThatALargeFileIsReadGoesOnceItsGamesAreListed() throws Exception {
    String comment = "{" + "well ".repeat(200_000) + "} ";
    chooser.wanted = Optional.of(file("large.pdn", CLUB + "\n1. 34-30 " + comment + "*\n"));
    app.start(folder);
    app.typeWithShortcut(KeyCode.O);
    app.await("the list", () -> app.has(".file-games"));
    assertThat(app.has(".notice")).isFalse();
  }

  @Test
  void enterOpensTheFirstGameOfTheList() throws Exception {
    openClub();
    app.await("the list", () -> app.hasFocus("#list"));
    app.type(KeyCode.ENTER);
    app.awaitMoves("32-28", "19-23", "28x19", "14x23");
  }

  @Test
  void escapeClosesTheListOfGames() throws Exception {
    openClub();
    app.await("the list", () -> app.hasFocus("#list"));
    app.type(KeyCode.ESCAPE);
    app.await("the launcher", () -> !app.has(".file-games"));
  }

  @Test
  void theListIsSearchedByKeyboard() throws Exception {
    openClub();
    app.await("the list", () -> app.has(".file-games"));
    app.click("#search");
    app.write("club ben");
    app.await("one game", () -> ((ListView<?>) app.node("#list")).getItems().size() == 1);
    app.type(KeyCode.ENTER);
    app.awaitMoves("32-28", "19-23", "28x19", "14x23");
  }

  @Test
  void aFileNamedByAnArgumentIsOpened() throws Exception {
    Path game = file("game.sgf", "(;FF[4]GM[11]SZ[5]PB[Ada];B[a1];W[b2](;B[c3])(;B[d4]))");
    app.start(folder, game.toString());
    app.awaitMoves("a1", "b2", "c3");
  }

  @Test
  void filesAreDroppedOnTheLauncherAndTheTable() throws Exception {
    File one = file("one.pdn", "1. 32-28 19-23 *").toFile();
    app.start(folder);
    app.drop(List.of(one), "#play-dots");
    app.awaitMoves("32-28", "19-23");

    File other = file("other.pdn", "1. 34-30 *").toFile();
    app.drop(List.of(other), ".game-scene");
    app.awaitMoves("34-30");
  }

  @Test
  void theWindowShowsThatItTakesADraggedFileUntilItIsDraggedAwayOrDropped() throws Exception {
    List<File> one = List.of(file("one.pdn", "1. 32-28 19-23 *").toFile());
    app.start(folder);
    app.drag(one, "#play-dots", DragEvent.DRAG_OVER);
    assertThat(app.isDropTarget()).isTrue();
    app.drag(one, "#play-dots", DragEvent.DRAG_EXITED_TARGET);
    assertThat(app.isDropTarget()).isFalse();

    app.drop(one, "#play-dots");
    app.awaitMoves("32-28", "19-23");
    assertThat(app.isDropTarget()).isFalse();
  }

  @Test
  void aFileReplacesARunningGameOnlyAfterAQuestion() throws Exception {
    startDots();
    app.play("a1h", "a2h");
    List<File> other = List.of(file("other.pdn", "1. 34-30 *").toFile());
    app.drop(other, ".game-scene");
    app.click("Keep playing");
    app.play("a3h");

    app.drop(other, ".game-scene");
    app.click("Leave");
    app.awaitMoves("34-30");
  }

  @Test
  void aFileThatIsDroppedOnAQuestionDoesNotAnswerIt() throws Exception {
    startDots();
    app.play("a1h");
    app.typeWithShift(KeyCode.D);
    app.click("Offer a draw");
    app.await("the question", () -> app.has("Accept the draw"));
    List<File> other = List.of(file("other.pdn", "1. 34-30 *").toFile());
    app.drag(other, ".game-scene", DragEvent.DRAG_OVER);
    assertThat(app.isDropTarget()).isFalse();
    app.drop(other, ".game-scene");
    awaitNotice("other.pdn was read, but not opened");

    app.click("Accept the draw");
    app.awaitStatus("Draw");
  }

  private void startDots() throws TimeoutException {
    SeatChoice ada = new SeatChoice(false, "Ada", 1);
    SeatChoice ben = new SeatChoice(false, "Ben", 1);
    Map<String, String> small = Map.of("rows", "3", "columns", "3");
    app.startGame(
        folder,
        AppRobot.savedWithoutAnimation(Map.of()),
        "dots",
        new GameSetup(null, small, ada, ben, Starter.ONE, TimeControl.NONE));
    app.awaitStatus("Red to move");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFileThatIsReadLateDoesNotReplaceAnotherScreen() throws Exception {
    startDots();
    Path slow = folder.resolve("slow.pdn");
    assertThat(new ProcessBuilder("mkfifo", slow.toString()).start().waitFor()).isZero();
    app.drop(List.of(slow.toFile()), ".game-scene");
    app.typeWithShortcut(KeyCode.L);
    app.await("the launcher", () -> app.has("#play-hex"));

    Files.writeString(slow, "1. 34-30 *");
    awaitNotice("slow.pdn was read, but not opened");
    assertThat(app.has("#play-hex")).isTrue();
  }

  @Test
  void linksAndPositionsArePasted() throws TimeoutException {
    app.start(folder);
    setClipboard("https://hexworld.org/board/#5,a1b2c3");
    app.typeWithShortcut(KeyCode.V);
    app.awaitMoves("a1", "b2", "c3");

    setClipboard(".../.x./..o x");
    app.typeWithShortcut(KeyCode.V);
    app.await("the position", () -> app.anyCell(each -> each.startsWith("b2, red stone")));
    app.awaitMoves();

    setClipboard("what is this");
    app.typeWithShortcut(KeyCode.V);
    awaitNotice("The clipboard contains no game or position");
  }

  @Test
  void thePositionAndTheGameAreCopiedAndSaved() throws Exception {
    app.start(folder, file("one.pdn", "1. 32-28 (1. 33-29) 19-23 {well} *").toString());
    app.awaitMoves("32-28", "19-23");
    app.typeWithShortcut(KeyCode.C);
    awaitNotice("Position copied");
    assertThat(clipboard()).isEqualTo("W:W31-50:B1-20");
    app.typeWithShortcutAndShift(KeyCode.C);
    awaitNotice("Game copied");
    assertThat(clipboard()).contains("1. 32-28 (1. 33-29)", "{well}");

    Path saved = folder.resolve("saved.quad");
    chooser.wanted = Optional.of(saved);
    app.typeWithShortcut(KeyCode.S);
    awaitNotice("Saved as saved.quad");
    assertThat(Files.readString(saved)).contains("\"33-29\"", "\"well\"");
  }

  @Test
  void aGameSavedWithoutItsVariationsSaysSo() throws Exception {
    Path game = file("game.sgf", "(;FF[4]GM[11]SZ[5];B[a1];W[b2](;B[c3])(;B[d4]))");
    app.start(folder, game.toString());
    app.awaitMoves("a1", "b2", "c3");
    chooser.wanted = Optional.of(folder.resolve("link.hexworld"));
    app.typeWithShortcut(KeyCode.S);
    awaitNotice("Saved as link.hexworld. Variations are left out");
  }

  @Test
  void theReasonWhyAFileIsRefusedStaysUntilItIsDismissed() throws Exception {
    app.start(folder);
    Path bad = file("bad.pdn", "1. 32-28 19-23 2. 37-32 *");
    app.drop(List.of(bad.toFile()), "#play-dots");
    String reason = "bad.pdn: Line 1, game 1: ‘37-32’ is not allowed";
    awaitNotice(reason);

    app.click("#play-hex");
    app.await("another screen", () -> app.has("#seats"));
    awaitNotice(reason);
    app.click(".notice #dismiss");
    app.click("#back");
    app.await("the launcher", () -> app.has("#play-hex"));
    assertThat(app.has(".notice")).isFalse();
  }

  @Test
  void aFileThatIsRefusedIsNamedWithoutItsFolder() throws Exception {
    app.start(folder);
    for (Path each : List.of(file("none.pdn", ""), file("bad.pdn", "1. 37-99 *"))) {
      chooser.wanted = Optional.of(each);
      app.typeWithShortcut(KeyCode.O);
      String name = each.getFileName() + ": ";
      app.await("the notice on " + name, () -> app.text(".notice .label").startsWith(name));
      app.click(".notice #dismiss");
    }
  }

  @Test
  void unreadableFilesAreReported() throws Exception {
    app.start(folder);
    for (Map.Entry<Path, String> each :
        Map.of(
                file("prose.txt", "Once upon a time"),
                "not a game file that Quadrille can read",
                file("bad.pdn", "[White \"A\"]\n\n1. 32-28 19-23 2. 37-32 *"),
                "Line 3, game 1: ‘37-32’ is not allowed",
                folder.resolve("none.pdn"),
                "does not exist",
                folder,
                "is a folder")
            .entrySet()) {
      chooser.wanted = Optional.of(each.getKey());
      app.typeWithShortcut(KeyCode.O);
      awaitNotice(each.getValue());
    }
  }
}
