package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import quadrille.app.help.KeyboardShortcutsPanel;
import quadrille.app.navigation.Screen.KeyHelp;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxThread;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.records.SampleGames;

/**
 * Tests that every text and every control of every screen is whole, in its place and uncovered. The
 * screens of the first game are laid out in all windows; those of the other games, which differ
 * from them only in their words and options, in most. The themes differ only in their colours.
 */
@Tag("screen")
@Timeout(300)
class NothingIsCutTest {
  private static final SeatChoice HUMAN = SeatChoice.human("Maximiliane");
  private static final SeatChoice OTHER = SeatChoice.human("Bartholomew");
  private static final SeatChoice COMPUTER = new SeatChoice(true, "", 3);
  private static final int PLIES = 40;

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void everyTextIsWholeInItsPlaceAndUncovered() throws Exception {
    SampleGames.fill(folder);
    try (ScreenWalk walk = new ScreenWalk(folder)) {
      visitGeneral(walk);
      visitPlaying(walk, Games.ALL.getFirst());
      for (GameModule module : Games.ALL) {
        visitSetUp(walk, module);
        visitTables(walk, module);
        walk.hurry();
      }
      visitAnalysed(walk, Games.get("dames"));
      assertThat(walk.faults()).isEmpty();
    }
  }

  @Test
  void noRuleOfTheDarkThemeIsAboutMoreThanColours() throws IOException {
    String sheet = Files.readString(Path.of("resources/quadrille/app/quadrille.css"));
    Matcher dark =
        Pattern.compile("@media \\(prefers-color-scheme: dark\\) \\{(.*?)\\n}", Pattern.DOTALL)
            .matcher(sheet);
    assertThat(dark.find()).isTrue();
    assertThat(dark.group(1).lines().map(String::strip).filter(each -> each.endsWith(";")))
        .isNotEmpty()
        .allMatch(each -> each.matches("-quadrille-[a-z-]+: #[0-9a-f]{6,8};"));
  }

  private static GameSetup setup(SeatChoice one, SeatChoice two, TimeControl clock, int games) {
    return new GameSetup(null, Map.of(), one, two, Starter.ONE, clock, games, false);
  }

  private static void visitGeneral(ScreenWalk walk) {
    ScreenNavigator navigator = walk.navigator();
    BooleanSupplier isReady = walk.window()::isReady;
    FxThread.run(navigator::showLauncher);
    walk.visit("launcher", isReady, () -> {});
    FxThread.run(navigator::showHistory);
    walk.visit("history", isReady, () -> {});
    walk.visit(
        "statistics",
        isReady,
        () ->
            ((ToggleButton) Objects.requireNonNull(walk.find(".history-head .right-pill"))).fire());
    walk.visitPanel("settings", navigator::showSettings);
    walk.visitPanel("engines", navigator::showEngines);
    walk.visitPanel("about", navigator::showAbout);
    walk.visitPanel("licences", navigator::showLicences);
  }

  private static void visitSetUp(ScreenWalk walk, GameModule module) {
    ScreenNavigator navigator = walk.navigator();
    String game = module.game().id() + " ";
    FxThread.run(() -> navigator.showNewGame(module, false));
    walk.visit(game + "new game");
    FxThread.run(() -> navigator.showNewGame(module, true));
    walk.visit(game + "new game to watch");
    walk.visitPanel(
        game + "rules", () -> navigator.showRules(module, Rules.defaults(module.game())));
    if (!module.guide().lesson().isEmpty()) {
      FxThread.run(() -> navigator.showLesson(module));
      walk.visit(game + "lesson");
    }
    if (module.editor() != null) {
      FxThread.run(() -> navigator.editPosition(module, null));
      walk.visit(game + "editor");
    }
  }

  /** A game with moves, clocks and names, its keys, and the question who continues it. */
  private static void visitPlaying(ScreenWalk walk, GameModule module) {
    Line line = randomLine(module);
    GameSetup played = setup(HUMAN, COMPUTER, TimeControl.TOTAL_10M, 1);
    FxThread.run(() -> walk.navigator().continueGame(module, treeOf(line), line, played));
    walk.visit("playing");
    List<KeyHelp> keys = FxThread.call(walk.window()::keys);
    walk.visitPanel(
        "keys", () -> walk.window().showOverlay(words -> new KeyboardShortcutsPanel(keys, words)));
    walk.visitPanel("continue", () -> walk.navigator().askWhoContinues(module, treeOf(line), line));
  }

  private static void visitTables(ScreenWalk walk, GameModule module) {
    GameSetup humans = setup(HUMAN, OTHER, TimeControl.TOTAL_3M, 1);
    TableModel finished = FxThread.call(() -> walk.navigator().open(module, humans));
    ScreenWalk.await("the game", finished::canMove);
    FxThread.run(finished.controls()::resign);
    ScreenWalk.await("the result", finished::isOver);
    walk.visit(module.game().id() + " finished");

    GameSetup computers = setup(COMPUTER, COMPUTER, TimeControl.NONE, 4);
    TableModel watched = FxThread.call(() -> walk.navigator().open(module, computers));
    ScreenWalk.await("some moves", () -> watched.line().ply() >= 6);
    FxThread.run(watched.controls()::pauseOrResume);
    walk.visit(module.game().id() + " watching");
  }

  private static void visitAnalysed(ScreenWalk walk, GameModule module) {
    GameTree tree = treeOf(randomLine(module));
    FxThread.run(() -> walk.navigator().analyse(module, tree));
    walk.visit(
        "analysis",
        () -> {
          walk.widen();
          Node candidate = walk.find(".candidate");
          return candidate != null && candidate.isVisible();
        },
        () -> {});
  }

  private static Line randomLine(GameModule module) {
    Random random = new Random(1);
    Line line = Line.start(module.game(), Rules.defaults(module.game()));
    for (int i = 0; i < PLIES && line.outcome() == null; i++) {
      line = line.play(line.position().legalMoves().pickRandom(random));
    }
    return line;
  }

  private static GameTree treeOf(Line line) {
    GameTree tree = new GameTree(Line.start(line.game(), line.settings()));
    tree.findOrAdd(line);
    return tree;
  }
}
