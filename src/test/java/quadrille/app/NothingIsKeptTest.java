package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.ui.FxThread;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.records.SampleGames;

/** Tests that memory keeps no screen and no panel that was left, however long the program runs. */
@Tag("screen")
@Timeout(120)
class NothingIsKeptTest {
  private static final int ATTEMPTS = 10;

  /** What darkens the screen behind a panel serves all panels. */
  private static final String REUSED = "veil";

  /** A node of a screen that was left. */
  private record Left(String screen, WeakReference<Node> reference) {

    /** Names the node if it is still in memory. */
    Stream<String> kept() {
      return Stream.ofNullable(reference.get())
          .filter(each -> each.getScene() == null)
          .map(each -> screen + ": " + each.getTypeSelector() + each.getStyleClass());
    }
  }

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void memoryKeepsNoScreenOrPanelThatWasLeft() throws Exception {
    SampleGames.fill(folder);
    try (ScreenWalk walk = new ScreenWalk(folder)) {
      List<Left> left = new ArrayList<>();
      screens(walk.navigator())
          .forEach(
              (name, open) -> {
                FxThread.run(open);
                FxThread.run(walk::widen);
                left.addAll(nodes(walk, name));
              });
      FxThread.run(() -> walk.window().show(_ -> StackPane::new));
      FxThread.run(walk::widen);

      assertThat(kept(left)).isEmpty();
    }
  }

  private static Map<String, Runnable> screens(ScreenNavigator navigator) {
    Map<String, Runnable> screens = new LinkedHashMap<>();
    screens.put("launcher", navigator::showLauncher);
    screens.put("history", navigator::showHistory);
    screens.put("settings", navigator::showSettings);
    screens.put("engines", navigator::showEngines);
    for (GameModule module : Games.ALL) {
      String game = module.game().id() + " ";
      screens.put(game + "new game", () -> navigator.showNewGame(module, false));
      screens.put(
          game + "rules",
          () -> navigator.showRules(module, Rules.defaults(module.game()), () -> {}));
      screens.put(game + "lesson", () -> navigator.showLesson(module));
      screens.put(game + "table", () -> navigator.open(module, humans()));
      screens.put(game + "analysis", () -> navigator.analyse(module, empty(module)));
      if (module.editor() != null) {
        screens.put(game + "editor", () -> navigator.editPosition(module, null));
      }
    }
    return screens;
  }

  private static GameSetup humans() {
    SeatChoice one = SeatChoice.human("Ann");
    SeatChoice two = SeatChoice.human("Ben");
    return new GameSetup(null, Map.of(), one, two, Starter.ONE, TimeControl.TOTAL_3M, 1, false);
  }

  private static GameTree empty(GameModule module) {
    return new GameTree(Line.start(module.game(), Rules.defaults(module.game())));
  }

  private static List<Left> nodes(ScreenWalk walk, String screen) {
    return FxThread.call(
        () ->
            walk.findAll("*").stream()
                .filter(each -> !each.getStyleClass().contains(REUSED))
                .map(each -> new Left(screen, new WeakReference<>(each)))
                .toList());
  }

  /** Returns what is still in memory. */
  private static List<String> kept(List<Left> left) throws InterruptedException {
    List<String> kept = List.of();
    for (int i = 0; i < ATTEMPTS; i++) {
      System.gc();
      kept = left.stream().flatMap(Left::kept).toList();
      if (kept.isEmpty()) {
        return kept;
      }
      Thread.sleep(100);
    }
    return kept;
  }
}
