package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import quadrille.app.help.ErrorDetailsPanel;
import quadrille.app.help.KeyboardShortcutsPanel;
import quadrille.app.history.HistoryScreen;
import quadrille.app.navigation.Confirmation;
import quadrille.app.navigation.Notice;
import quadrille.app.navigation.PlayWithOthers;
import quadrille.app.navigation.Screen.KeyHelp;
import quadrille.app.settings.NetworkPreferences;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.table.commands.TableCommands;
import quadrille.app.table.model.TableModel;
import quadrille.app.table.moves.AnnotationPanel;
import quadrille.app.ui.FxThread;
import quadrille.app.updates.TestHttpsServer;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.match.Seat;
import quadrille.match.engine.EngineEntry;
import quadrille.match.engine.EngineList;
import quadrille.records.GameStore;
import quadrille.records.SampleGames;
import quadrille.text.Text;

/**
 * Tests that every panel, question, notice and menu is whole, in its place and uncovered. no notice
 * lies over a button.
 */
@Tag("screen")
@Timeout(300)
class NoPanelIsCutTest {
  private static final String LONG_NAME = "Maximiliane-Bartholomew";
  private static final String LONG_FILE =
      "/home/maximiliane/Documents/Championship of the club/2026/Everything that was played.pdn";

  private static final String TWO_GAMES =
      """
      [Event "Championship of the club"]
      [Date "2026.04.11"]
      [White "Maximiliane-Bartholomew Featherstonehaugh"]
      [Black "Ben Jonson"]
      [GameType "20"]
      1. 32-28 19-23 2. 28x19 14x23 2-0

      [Event "Friendly"]
      [White "Emmy Noether"]
      [Black "Fanny Hensel"]
      [GameType "20"]
      1. 32-28 19-23 2. 37-32 *
      """;

  @TempDir private static Path keys;
  @TempDir private Path folder;
  private TestHttpsServer server;
  private ScreenWalk walk;

  @BeforeAll
  static void start() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void open() throws Exception {
    SampleGames.fill(folder);
    server = new TestHttpsServer(keys);
    walk = new ScreenWalk(folder, server.newerVersion());
  }

  @AfterEach
  void close() {
    walk.close();
    server.close();
  }

  @Test
  void everyPanelIsWholeInItsPlaceAndUncovered() throws Exception {
    visitPanels();
    assertThat(walk.faults()).isEmpty();
  }

  @Test
  void everyMenuIsWhole() {
    visitMenus();
    assertThat(walk.faults()).isEmpty();
  }

  @Test
  @Tag("slow")
  void panelsAndMenusAreWholeInBothLanguagesWithEverySizeOfText() throws Exception {
    walk.lookAtEveryStyle();
    visitPanels();
    visitMenus();
    assertThat(walk.faults()).isEmpty();
  }

  private void visitPanels() throws Exception {
    ScreenNavigator navigator = walk.navigator();
    visitUpdate();
    visitEngines();
    visitFile();
    walk.visitPanel("settings", navigator::showSettings);
    walk.visitPanel("about", navigator::showAbout);
    walk.visitPanel("licences", navigator::showLicences);
    String trace = "\tat quadrille.app.Something.unexpected(Something.java:17)\n".repeat(40);
    walk.visitPanel(
        "error", () -> navigator.showPanel(words -> new ErrorDetailsPanel(trace, words)));
    visitWithOthers(Games.get("dames"));
    visitRefused(Games.get("dames"));
    visitAtTable(Games.get("dames"));
  }

  private void visitWithOthers(GameModule module) {
    NetworkPreferences seat = new NetworkPreferences(LONG_NAME, "127.100.100.105:7411", "token", 0);
    PlayWithOthers others = walk.navigator().playWithOthers();
    FxThread.run(() -> walk.preferences().networkProperty().set(seat));
    walk.visitPanel("with others", others::choose);
    walk.press("#resume");
    ScreenWalk.await("an answer", () -> !walk.findAll(".form-error").isEmpty());
    walk.visit("no answer");
    FxThread.run(() -> others.prepareTable(module));
    walk.visit("table for others");
    walk.press("#play");
    ScreenWalk.await("the table", () -> walk.find(".invitation") != null);
    walk.visit("invitation");
    FxThread.run(walk.window()::hideOverlay);
    walk.visit("shared table");
    for (String question : List.of("close-table", "leave-table")) {
      visitOver(question, () -> walk.navigator().confirm(question(question), () -> {}));
    }
  }

  /** Four rows of men leave no free row between them. */
  private void visitRefused(GameModule module) {
    Map<String, String> values = Map.of("size", "8", "menRows", "4");
    GameSetup setup =
        new GameSetup(
            null,
            values,
            SeatChoice.HUMAN,
            SeatChoice.HUMAN,
            Starter.ONE,
            TimeControl.NONE,
            1,
            false);
    walk.preferences().remember(module.game().id(), setup);
    FxThread.run(() -> walk.navigator().showNewGame(module, false));
    walk.visit("refused rules");
    walk.preferences().remember(module.game().id(), GameSetup.DEFAULT);
  }

  private void visitUpdate() {
    FxThread.run(walk.navigator()::showLauncher);
    walk.visit("launcher with a newer version", this::isNewsShown, () -> {});
    walk.visitPanel("update", walk.navigator()::showReleaseNotes);
  }

  private boolean isNewsShown() {
    return walk.window().isReady() && walk.find("#notes") != null;
  }

  private void visitEngines() throws Exception {
    EngineList engines = EngineList.inDataFolder();
    EngineEntry engine =
        EngineEntry.of(
            "A-rather-long-name-of-an-engine", "hexxagon", List.of("/no/such/engine", "-quiet"));
    engines.add(engine);
    walk.visitPanel("engines", walk.navigator()::showEngines);
    SeatChoice seat = new SeatChoice(true, "", 3, new Seat.Engine(engine.name()).spec());
    GameSetup setup =
        new GameSetup(null, Map.of(), seat, seat, Starter.ONE, TimeControl.NONE, 1, false);
    walk.preferences().remember("hexxagon", setup);
    FxThread.run(() -> walk.navigator().showNewGame(Games.get("hexxagon"), false));
    walk.visit("new game with engines");
    engines.remove(engine.name());
  }

  private void visitFile() throws Exception {
    Path file = Files.writeString(folder.resolve("Championship of the club 2026.pdn"), TWO_GAMES);
    FxThread.run(() -> walk.navigator().importExport().open(file));
    ScreenWalk.await("the file", () -> walk.find(".file-games") != null);
    walk.visit("file");
  }

  private void visitAtTable(GameModule module) {
    TableModel model = FxThread.call(() -> walk.navigator().open(module, GameSetup.DEFAULT));
    ScreenWalk.await("the game", model::canMove);
    FxThread.run(() -> model.play(model.line().position().legalMoves().get(0)));
    List<KeyHelp> shortcuts = FxThread.call(walk.window()::keys);
    visitOver(
        "comment",
        () ->
            walk.navigator()
                .showPanel(
                    words -> new AnnotationPanel(model.game(), model.game().current(), words)));
    visitOver(
        "keys",
        () -> walk.navigator().showPanel(words -> new KeyboardShortcutsPanel(shortcuts, words)));
    GameTree tree = new GameTree(Line.start(module.game(), Rules.defaults(module.game())));
    visitOver("continue", () -> walk.navigator().askWhoContinues(module, tree, tree.root().line()));
    for (String question : List.of("leave", "draw", "resign", "accept")) {
      visitOver(question, () -> walk.navigator().confirm(question(question), () -> {}));
    }
  }

  private void visitOver(String name, Runnable open) {
    FxThread.run(open);
    walk.visit(name);
    FxThread.run(walk.window()::hideOverlay);
  }

  private static Confirmation question(String name) {
    return new Confirmation(
        Text.of(TableCommands.class, name + ".title", LONG_NAME, LONG_NAME),
        Text.of(TableCommands.class, name + ".detail", LONG_NAME, LONG_NAME),
        Text.of(TableCommands.class, name + ".yes"),
        Text.of(TableCommands.class, name + ".no"));
  }

  private void visitMenus() {
    GameModule hex = Games.get("hex");
    TableModel model = FxThread.call(() -> walk.navigator().open(hex, GameSetup.DEFAULT));
    ScreenWalk.await("the game", model::canMove);
    FxThread.run(() -> model.play(model.line().position().legalMoves().get(0)));
    ScreenWalk.await("an answer", () -> model.line().ply() == 2);
    walk.visitMenu("menu", () -> open("#menu"));
    walk.visitMenu("menu of the board", () -> openByKey(".board"));
    walk.visitMenu("menu of the moves", this::openMenuOfMoves);
    FxThread.run(model.controls()::resign);
    ScreenWalk.await("the result", model::isOver);
    walk.visitMenu("rematch", () -> open("#again"));
  }

  @Test
  @Tag("slow")
  void everyOpenListAndTooltipIsWhole() {
    ScreenNavigator navigator = walk.navigator();
    FxThread.run(navigator::showLauncher);
    walk.visitPopUps("launcher");
    FxThread.run(navigator::showHistory);
    ScreenWalk.await("the games", walk.window()::isReady);
    walk.visitPopUps("history");
    FxThread.run(navigator::showSettings);
    walk.visitPopUps("settings");
    for (GameModule module : Games.ALL) {
      FxThread.run(() -> navigator.showNewGame(module, true));
      walk.visitPopUps(module.game().id() + " new game");
      FxThread.run(() -> navigator.open(module, GameSetup.DEFAULT));
      walk.visitPopUps(module.game().id() + " table");
    }
    assertThat(walk.faults()).isEmpty();
  }

  private ContextMenu open(String query) {
    MenuButton button = (MenuButton) Objects.requireNonNull(walk.find(query));
    button.show();
    return button.getItems().getFirst().getParentPopup();
  }

  private ContextMenu openByKey(String query) {
    Node board = Objects.requireNonNull(walk.find(query));
    board.fireEvent(
        new KeyEvent(
            KeyEvent.KEY_PRESSED, "", "", KeyCode.CONTEXT_MENU, false, false, false, false));
    return Window.getWindows().stream()
        .filter(ContextMenu.class::isInstance)
        .map(ContextMenu.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private ContextMenu openMenuOfMoves() {
    Control list = (Control) Objects.requireNonNull(walk.find(".move-list"));
    ContextMenu menu = list.getContextMenu();
    menu.show(list, Side.BOTTOM, 0, 0);
    return menu;
  }

  @Test
  void everyNoticeIsWhole() {
    ScreenNavigator navigator = walk.navigator();
    Notice trouble =
        new Notice(
            Text.of(ErrorReporter.class, "trouble"),
            Text.of(ErrorReporter.class, "trouble.details"),
            () -> {});
    Notice full = Notice.of(Text.of(GameStore.class, "error.folder", LONG_FILE));
    FxThread.run(navigator::showLauncher);
    visitNotice("launcher", trouble);
    visitNotice("launcher", full);
    FxThread.run(navigator::showHistory);
    visitNotice(
        "history",
        new Notice(
            Text.of(HistoryScreen.class, "deleted", 117),
            Text.of(HistoryScreen.class, "undo"),
            () -> {}));
    FxThread.run(() -> navigator.showNewGame(Games.get("hex"), false));
    visitNotice("new game", full);
    FxThread.run(() -> navigator.open(Games.get("hex"), GameSetup.DEFAULT));
    visitNotice("table", trouble);
    visitNotice("table", full);
    assertThat(walk.faults()).isEmpty();
  }

  private void visitNotice(String screen, Notice notice) {
    walk.visit(
        "notice " + notice.text().key() + " on " + screen,
        walk.window()::isReady,
        () -> walk.window().showNotice(notice));
  }
}
