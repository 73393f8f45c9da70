package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.match.TestProcesses;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;

/** Tests games played by mouse, from the launcher to their end and back. */
@Tag("screen")
@Timeout(60)
class AppTest {
  private static final SeatChoice ADA = new SeatChoice(false, "Ada", 1);
  private static final SeatChoice BEN = new SeatChoice(false, "Ben", 1);

  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();

  private void start(Map<String, GameSetup> setups) throws TimeoutException {
    app.start(folder, AppRobot.savedWithoutAnimation(setups));
  }

  /** One game of each kind is played with animations, which paint every frame anew. */
  private void startAnimated(Map<String, GameSetup> setups) throws TimeoutException {
    app.start(folder, AppRobot.saved(setups));
  }

  private static GameSetup people(Map<String, String> options) {
    return new GameSetup(null, options, ADA, BEN, Starter.ONE, TimeControl.NONE);
  }

  @AfterEach
  void close() {
    app.close();
    System.clearProperty("quadrille.data");
  }

  private void backToLauncher() {
    app.click("#launcher");
    app.await("the launcher", () -> app.has("#play-hex"));
  }

  @Test
  void dotsAndBoxesIsSetUpAndPlayedToTheEnd() throws TimeoutException {
    startAnimated(Map.of());

    app.click("#play-dots");
    app.clickWithin("#seat-2", "Human");
    app.enter("#option-rows", "2");
    app.click("#play");
    app.awaitStatus("Red to move");
    app.play("a1h", "a1v", "b1h", "c1v", "a3h", "a2v", "b3h", "c2v", "b1v", "a2h", "b2h", "b2v");

    app.awaitStatus("Blue wins");
    assertThat(app.node(".score-bar").getAccessibleText()).isEqualTo("0 : 4");
    assertThat(((Region) app.node("#again")).getBackground().getFills().getLast().getFill())
        .as("a strong colour")
        .isEqualTo(Color.web("#2b2622"));
    app.click("#again");
    app.awaitStatus("Red to move");
    assertThat(app.moves()).isEmpty();
    backToLauncher();
  }

  @Test
  void theWindowHasIconsInEverySize() throws TimeoutException {
    start(Map.of());

    app.await("icons", () -> app.icons().equals(List.of(32, 128)));
  }

  @Test
  void hexIsPlayedToTheEnd() throws TimeoutException {
    startAnimated(Map.of("hex", people(Map.of("rows", "3", "columns", "3"))));

    app.click("#play-hex", "#play");
    app.awaitStatus("Red to move");
    app.play("b1");
    assertThat(app.node(".offer").isVisible()).isTrue();
    app.play("a2", "b2", "c2", "b3");

    app.awaitStatus("Red wins");
    app.await("the winning chain", () -> app.read("b2").contains("winning chain"));
    app.clickCells("a3");
    assertThat(app.moves()).containsExactly("b1", "a2", "b2", "c2", "b3");
    backToLauncher();
  }

  @Test
  void theFocusIsOnTheBoardAfterASwapByKeyboard() throws TimeoutException {
    start(Map.of("hex", people(Map.of("rows", "3", "columns", "3"))));
    app.click("#play-hex", "#play");
    app.awaitStatus("Red to move");
    app.play("b1");
    app.type(KeyCode.TAB, KeyCode.SPACE);
    app.await("the swap", () -> app.status().contains("(swap)"));
    app.await("the board", () -> app.focused().startsWith("b1"));
  }

  @Test
  void theSwapIsNotOfferedToThePlayerOfTheFirstStone() throws TimeoutException {
    SeatChoice computer = new SeatChoice(true, "", 1);
    Map<String, String> small = Map.of("rows", "5", "columns", "5");
    GameSetup setup = new GameSetup(null, small, ADA, computer, Starter.ONE, TimeControl.NONE);
    app.startGame(folder, AppRobot.savedWithoutAnimation(Map.of()), "hex", setup);
    app.awaitStatus("Red to move");
    AtomicBoolean offered = new AtomicBoolean();
    Node offer = app.node(".game-scene").lookup(".offer");
    offer.visibleProperty().subscribe(visible -> offered.compareAndSet(false, visible));

    app.clickCells("a3");
    app.await("the reply", () -> app.moves().size() == 2);
    app.awaitStatus("Red to move");

    assertThat(offered).isFalse();
  }

  @Test
  void theBoardExplainsAForcedCaptureInDames() throws TimeoutException {
    startAnimated(Map.of("dames", people(Map.of("size", "6"))));

    app.click("#play-dames", "#play");
    app.awaitStatus("White to move");
    app.clickCells("13", "11");
    app.awaitMoves("13-11");
    app.clickCells("4", "7");
    app.awaitMoves("13-11", "4-7");

    app.awaitStatus("White to move");
    app.await("the mark on the cell", () -> app.read("11").equals("11, white man, must capture"));
    app.clickCells("14");
    app.awaitStatus("This man may not move: a capture must be made.");
    app.clickCells("11");
    assertThat(app.read("4")).startsWith("4, empty").endsWith("possible capture or jump");
    app.clickCells("4");
    app.awaitMoves("13-11", "4-7", "11x4");
    app.await("the captured piece", () -> app.has("#whiteCount"));
    assertThat(app.text("#whiteCount")).isEqualTo("1");

    app.click("#launcher", "Keep playing");
    assertThat(app.read("4")).startsWith("4, white man");
    app.click("#launcher", "Leave");
    app.await("the launcher", () -> app.has("#play-hex"));
  }

  @Test
  void hexxagonMovesAreUndoneRedoneAndResigned() throws TimeoutException {
    startAnimated(Map.of("hexxagon", people(Map.of())));

    app.click("#play-hexxagon", "#play");
    app.awaitStatus("Red to move");
    app.play("e2");
    app.clickCells("i1", "g1");
    app.awaitMoves("e2", "i1g1");
    app.await("the mark on the cell", () -> app.read("i1").equals("i1, empty, last move"));

    app.click("#undo");
    app.awaitMoves("e2");
    app.click("#redo");
    app.awaitMoves("e2", "i1g1");
    app.click("#resign", "Keep playing");
    assertThat(app.status()).isEqualTo("Red to move");
    app.click("#resign", "#yes");
    app.awaitStatus("Blue wins");
    backToLauncher();
  }

  @Test
  void aPlayerReviewsMovesAsksForAHintAndOffersADraw() throws TimeoutException {
    start(Map.of("hexxagon", people(Map.of())));
    app.click("#play-hexxagon", "#play");
    app.awaitStatus("Red to move");
    app.play("e2");
    app.clickCells("i1", "g1");
    app.awaitMoves("e2", "i1g1");

    app.click("e2");
    app.awaitStatus("Move 1 of 1 (Red)");
    app.type(KeyCode.RIGHT);
    app.awaitStatus("Red to move");
    app.click("#start");
    app.awaitStatus("Start of the game");
    app.click("#live", "#hint");
    app.await("a suggestion", () -> app.anyCell(text -> text.contains("suggested")));

    app.click("#draw", "Offer a draw");
    app.await("the question", () -> app.has(".question"));
    app.type(KeyCode.F1);
    app.click("Play on");
    app.awaitStatus("Ben declines the draw");
    app.click("#draw", "Offer a draw", "Accept the draw");
    app.awaitStatus("Draw");
    backToLauncher();
  }

  @Test
  void computersArePausedSteppedAndSpedUp() throws TimeoutException {
    SeatChoice machine = new SeatChoice(true, "", 1);
    Map<String, String> small = Map.of("rows", "2", "columns", "2");
    GameSetup setup = new GameSetup(null, small, machine, machine, Starter.ONE, TimeControl.NONE);
    start(Map.of("dots watched", setup));

    app.click("#watch-dots", "#play");
    app.await("a move", () -> !app.moves().isEmpty());
    app.click("#pause");
    app.awaitStatus("Paused");
    int before = app.moves().size();
    app.click("#step");
    app.await("one move", () -> app.moves().size() == before + 1);
    app.awaitStatus("Paused");
    app.click("#pace");
    app.type(KeyCode.END);
    assertThat(app.moves()).hasSize(before + 1);
    app.click("#pause");

    app.await("the end of the game", () -> app.has("#again"));
    assertThat(app.moves()).hasSize(12);
    backToLauncher();
  }

  @Test
  void trainingIsOfferedToPeopleAlone() throws TimeoutException {
    start(Map.of());

    app.click("#watch-dots");
    assertThat(app.has("#training")).isFalse();
    app.clickWithin("#seat-2", "Human");
    app.await("the training of a person", () -> app.has("#training"));
  }

  @Test
  void theSwitchesOfTheRulesStandBelowThatOfTraining() throws TimeoutException {
    start(Map.of());

    app.click("#play-dames");
    app.await("the rules", () -> app.has("#option-flyingKings"));
    assertThat(left("#option-flyingKings .thumb-area"))
        .isEqualTo(left("#option-menCaptureBackward .thumb-area"))
        .isEqualTo(left("#training .thumb-area"));
  }

  private double left(String query) {
    return app.node(query).localToScene(0, 0).getX();
  }

  @Test
  void aClassicOpponentPlays() throws TimeoutException {
    start(Map.of());

    app.click("#play-dots");
    app.clickWithin("#seat-2", "Classic");
    app.click("#play");
    app.awaitStatus("Red to move");
    assertThat(app.text("#seat-second #role")).isEqualTo("Full tree");
    app.clickCells("a1h");
    app.await("the answer", () -> app.moves().size() == 2);
  }

  @Test
  void movesAreEnteredAheadWhileAnEngineThinksAndItIsEndedAfterwards() throws Exception {
    Path permission = folder.resolve("answer");
    playAnEngineThatWaitsFor(permission);
    assertThat(app.text("#seat-second #role")).isEqualTo("guest (engine)");
    app.clickCells("a1h", "c3v");
    app.await("a mark", () -> app.read("c3v").endsWith("entered ahead"));
    app.rightClick("c3v");
    assertThat(app.read("c3v")).doesNotContain("entered ahead");

    app.type(KeyCode.C, KeyCode.DIGIT2, KeyCode.H, KeyCode.ENTER);
    assertThat(app.focused()).endsWith("entered ahead");
    assertThat(app.moves()).containsExactly("a1h");
    Files.createFile(permission);
    app.await("the moves", () -> app.moves().size() >= 3);
    assertThat(app.moves()).startsWith("a1h", "b1h", "c2h");

    app.click("#launcher", "Leave");
    TestProcesses.awaitNoneLeft();
  }

  private void playAnEngineThatWaitsFor(Path permission) throws Exception {
    System.setProperty("quadrille.data", folder.toString());
    List<String> command = TestProcesses.waitingEngine(permission);
    new EngineList(folder).add(new EngineEntry("guest", "dots", command));
    SeatChoice guest = new SeatChoice(true, "", 3, "engine:guest");
    start(Map.of("dots", new GameSetup(null, Map.of(), ADA, guest, Starter.ONE, TimeControl.NONE)));
    app.click("#play-dots", "#play");
    app.awaitStatus("Red to move");
  }

  @Test
  void aMoveEnteredAheadIsForgottenAtTheEndOfTheGame() throws Exception {
    playAnEngineThatWaitsFor(folder.resolve("answer"));
    app.clickCells("a1h", "c3v");
    app.await("a mark", () -> app.read("c3v").endsWith("entered ahead"));
    app.click("#resign", "#yes");
    app.awaitStatus("Red resigns");
    assertThat(app.read("c3v")).doesNotContain("entered ahead");
    app.click("#launcher");
    TestProcesses.awaitNoneLeft();
  }

  @Test
  void theLastSetupIsRememberedAfterARestart() throws TimeoutException {
    start(Map.of());
    app.click("#play-hex");
    app.clickWithin("#seat-2", "Human");
    app.enter("#option-rows", "4");
    app.click("#play");
    app.awaitStatus("Red to move");
    app.close();

    app.start(folder);
    app.click("#play-hex", "#play");
    app.awaitStatus("Red to move");
    app.play("d4", "a1");
    assertThat(app.moves()).isEqualTo(List.of("d4", "a1"));
  }
}
