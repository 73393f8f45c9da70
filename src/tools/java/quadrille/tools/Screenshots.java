package quadrille.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.stage.Screen;
import javafx.stage.Stage;
import quadrille.app.MainWindow;
import quadrille.app.PlatformServices;
import quadrille.app.ScreenNavigator;
import quadrille.app.files.SystemFileDialogs;
import quadrille.app.history.GameArchive;
import quadrille.app.settings.Language;
import quadrille.app.settings.Motion;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.SavedPreferences;
import quadrille.app.settings.TextSize;
import quadrille.app.settings.Theme;
import quadrille.app.settings.WindowBounds;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxThread;
import quadrille.app.ui.SystemClipboard;
import quadrille.board.skin.BoardOption;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.records.GameStore;
import quadrille.search.Limits;
import quadrille.search.Search;

/** Takes pictures of every screen, light and dark, in several sizes, with every board theme. */
public final class Screenshots {
  private static final List<Theme> THEMES = List.of(Theme.LIGHT, Theme.DARK);
  private static final GameSetup GAME = game(Map.of(), TimeControl.NONE);
  private static final GameSetup SMALL_GAME =
      game(Map.of("rows", "5", "columns", "5"), TimeControl.TOTAL_10M);
  private static final int PLIES = 32;
  private static final Limits SEARCH_LIMITS = Limits.nodes(8_000);

  private final Path folder;
  private final Language language;
  private final List<Rectangle2D> sizes;
  private final List<TextSize> textSizes;
  private final boolean looks;
  private String suffix = "";

  /**
   * @param folder where to put the pictures
   * @param sizes window sizes
   * @param texts text sizes; file names contain all but the usual one
   * @param looks whether to take every board theme and option as well
   */
  Screenshots(
      Path folder,
      Language language,
      List<Rectangle2D> sizes,
      List<TextSize> texts,
      boolean looks) {
    this.folder = folder;
    this.language = language;
    this.sizes = sizes;
    this.textSizes = texts;
    this.looks = looks;
  }

  /** A file as a club might keep it; the third game has an illegal move. */
  private static final String SOME_GAMES =
      """
      [Event "Spring cup"]
      [Date "2026.04.11"]
      [White "Ada Lovelace"]
      [Black "Ben Jonson"]
      [Result "2-0"]
      [GameType "20"]
      1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 2-0

      [Event "Spring cup"]
      [Date "2026.04.11"]
      [White "Clara Schumann"]
      [Black "Dora Maar"]
      [Result "1-1"]
      [GameType "20"]
      1. 33-29 19-23 2. 35-30 1-1

      [Event "Spring cup"]
      [White "Emmy Noether"]
      [Black "Fanny Hensel"]
      [GameType "20"]
      1. 32-28 19-23 2. 37-32 *

      [Event "Friendly"]
      [Date "2026.05.02"]
      [White "Grace Hopper"]
      [Black "Hedy Lamarr"]
      [Result "0-1"]
      [GameType "25"]
      1. c3-d4 f6-g5 2. b2-c3 g5-h4 0-1
      """;

  private static GameSetup game(Map<String, String> options, TimeControl clock) {
    SeatChoice person = new SeatChoice(false, "Ada", 3);
    return new GameSetup(null, options, person, new SeatChoice(true, "", 3), Starter.ONE, clock);
  }

  /** Takes all pictures. Must not be called on the JavaFX thread. */
  void take() throws IOException {
    Files.createDirectories(folder);
    FxThread.start();
    for (Rectangle2D size : sizes) {
      for (Theme theme : THEMES) {
        for (TextSize text : textSizes) {
          takeAll(theme, size, text);
        }
      }
    }
    FxThread.run(Platform::exit);
  }

  private void takeAll(Theme theme, Rectangle2D size, TextSize text) throws IOException {
    suffix = text == TextSize.USUAL ? "" : "-text-" + text.percent();
    Preferences preferences = preferences(theme, language, text, size);
    Stage stage = FxThread.call(Stage::new);
    MainWindow window = FxThread.call(() -> new MainWindow(stage, preferences));
    GameArchive archive = archive();
    ScreenNavigator navigator = FxThread.call(() -> navigator(window, stage, preferences, archive));
    FxThread.run(navigator::showLauncher);
    FxThread.run(() -> window.open(List.of(Screen.getPrimary().getVisualBounds())));
    FxThread.await(window::isReady);
    takeOne(stage, "launcher");
    for (GameModule module : Games.ALL) {
      FxThread.run(() -> navigator.showNewGame(module, false));
      takeOne(stage, "new-game-" + module.game().id());
    }
    FxThread.run(navigator::showSettings);
    takeOne(stage, "settings");
    FxThread.run(navigator::showEngines);
    takeOne(stage, "engines");
    takeHelp(stage, navigator);
    takeFile(stage, navigator);
    takeTables(stage, navigator);
    takeHistory(stage, navigator, window);
    if (looks) {
      takeLooks(stage, navigator, preferences);
    }
    FxThread.run(window::close);
    FxThread.run(stage::close);
    archive.store().close();
  }

  private static ScreenNavigator navigator(
      MainWindow window, Stage stage, Preferences preferences, GameArchive archive) {
    return new ScreenNavigator(
        window, preferences, archive, PlatformServices.of(new SystemFileDialogs(stage)), () -> {});
  }

  /** The list of games in a file. */
  private void takeFile(Stage stage, ScreenNavigator navigator) throws IOException {
    FxThread.run(
        () -> {
          SystemClipboard.copy(SOME_GAMES);
          navigator.importExport().paste(null);
        });
    FxThread.await(() -> stage.getScene().lookup(".file-games") != null);
    takeOne(stage, "file-games");
  }

  /** A temporary archive. */
  private static GameArchive archive() throws IOException {
    Path folder = Files.createTempDirectory("quadrille");
    folder.toFile().deleteOnExit();
    return new GameArchive(new GameStore(folder));
  }

  private void takeHelp(Stage stage, ScreenNavigator navigator) throws IOException {
    FxThread.run(navigator::showLauncher);
    FxThread.run(navigator::showAbout);
    takeOne(stage, "about");
    FxThread.run(navigator::showLicences);
    takeOne(stage, "licences");
    FxThread.run(navigator::showKeyboardShortcuts);
    takeOne(stage, "keys");
    for (GameModule module : Games.ALL) {
      FxThread.run(() -> navigator.showRules(module, Rules.defaults(module.game()), () -> {}));
      takeOne(stage, "rules-" + module.game().id());
      if (!module.guide().lesson().isEmpty()) {
        FxThread.run(() -> navigator.showLesson(module));
        takeOne(stage, "lesson-" + module.game().id());
      }
    }
  }

  /** Every theme of every board, and every value of its options, at the table. */
  private void takeLooks(Stage stage, ScreenNavigator navigator, Preferences preferences)
      throws IOException {
    for (GameModule module : Games.ALL) {
      String game = module.game().id();
      BoardSkin skin = module.skin().get();
      play(FxThread.call(() -> navigator.open(module, GAME)), PLIES);
      for (String look : skin.looks()) {
        BoardPreferences board = BoardPreferences.DEFAULT.withLook(look);
        FxThread.run(() -> preferences.boardProperty(game).set(board));
        takeOne(stage, game + "-look-" + look);
      }
      for (BoardOption option : skin.options()) {
        for (String value : option.values().subList(1, option.values().size())) {
          BoardPreferences board = BoardPreferences.DEFAULT.with(option, value);
          FxThread.run(() -> preferences.boardProperty(game).set(board));
          takeOne(stage, game + "-" + option.name() + "-" + value);
        }
      }
      FxThread.run(() -> preferences.boardProperty(game).set(BoardPreferences.DEFAULT));
    }
  }

  /** The history, with the games of the pictures before. */
  private void takeHistory(Stage stage, ScreenNavigator navigator, MainWindow window)
      throws IOException {
    FxThread.run(navigator::showLauncher);
    FxThread.await(window::isReady);
    takeOne(stage, "continue");
    FxThread.run(navigator::showHistory);
    FxThread.await(window::isReady);
    takeOne(stage, "history");
    FxThread.run(
        () -> ((ToggleButton) stage.getScene().lookup(".segmented-button .right-pill")).fire());
    takeOne(stage, "statistics");
  }

  private void takeTables(Stage stage, ScreenNavigator navigator) throws IOException {
    for (GameModule module : Games.ALL) {
      play(FxThread.call(() -> navigator.open(module, GAME)), PLIES);
      takeOne(stage, module.game().id());
    }
    FxThread.run(() -> ((Button) stage.getScene().lookup("#resign")).fire());
    takeOne(stage, "question");
    play(FxThread.call(() -> navigator.open(Games.get("hex"), SMALL_GAME)), Integer.MAX_VALUE);
    takeOne(stage, "game-over");
    playToMiddlegame(
        FxThread.call(() -> navigator.open(Games.get("dots"), GAME.betweenComputers())));
    takeOne(stage, "spectator");
    takeAnalysis(stage, navigator);
  }

  /** The computer's thinking, if the window has room for it, the analysis, and the board tree. */
  private void takeAnalysis(Stage stage, ScreenNavigator navigator) throws IOException {
    TableModel model =
        FxThread.call(() -> navigator.open(Games.get("dames"), GAME.betweenComputers()));
    playToMiddlegame(model);
    Scene scene = stage.getScene();
    if (FxThread.call(() -> scene.lookup(".candidate") != null)) {
      FxThread.run(() -> tabs(scene).getSelectionModel().select(1));
      takeOne(stage, "thinking");
      FxThread.run(() -> ((Button) scene.lookup("#analyse")).fire());
      FxThread.await(
          () -> scene.getRoot().lookupAll(".candidate").stream().allMatch(Node::isVisible));
      takeOne(stage, "analysis");
    }
    FxThread.run(() -> menuItem(scene, "menu-tree").fire());
    FxThread.await(() -> cards(scene, 0).size() > 1);
    FxThread.run(() -> ((Button) cards(scene, 0).iterator().next()).fire());
    FxThread.await(() -> !cards(scene, 1).isEmpty());
    takeOne(stage, "boards-to-come");
  }

  private static MenuItem menuItem(Scene scene, String id) {
    return ((MenuButton) scene.lookup("#menu"))
        .getItems().stream().filter(each -> id.equals(each.getId())).findFirst().orElseThrow();
  }

  private static TabPane tabs(Scene scene) {
    return (TabPane) scene.lookup(".table-tabs");
  }

  /** The boards to come after so many plies. */
  private static Set<Node> cards(Scene scene, int plies) {
    return List.copyOf(scene.getRoot().lookupAll(".tree-row")).get(plies).lookupAll(".tree-card");
  }

  /** Preferences for a window without animation and sound. */
  public static Preferences preferences(
      Theme theme, Language language, TextSize text, Rectangle2D size) {
    Preferences preferences = new Preferences(SavedPreferences.DEFAULTS);
    preferences.themeProperty().set(theme);
    preferences.languageProperty().set(language);
    preferences.motionProperty().set(Motion.OFF);
    preferences.textSizeProperty().set(text);
    preferences.volumeProperty().set(0);
    preferences
        .windowProperty()
        .set(new WindowBounds(0, 0, size.getWidth(), size.getHeight(), false));
    return preferences;
  }

  private void takeOne(Stage stage, String name) throws IOException {
    String file =
        String.format(
            Locale.ROOT,
            "%s-%s-%.0fx%.0f%s.png",
            name,
            stage.getScene().getPreferences().getColorScheme().name().toLowerCase(Locale.ROOT),
            stage.getWidth(),
            stage.getHeight(),
            suffix);
    FxThread.saveSnapshot(stage.getScene(), folder.resolve(file));
  }

  /** Plays the human's moves until the game has this many plies or is over. */
  private static void play(TableModel model, int plies) {
    GameModule module = model.module();
    Search search =
        new Search(module.game(), () -> module.knowledge().apply(model.line().settings()), 1, 1);
    while (FxThread.call(() -> model.line().ply() < plies && !model.isOver())) {
      FxThread.await(() -> model.canMove() || model.isOver());
      if (FxThread.call(model::canMove)) {
        int ply = FxThread.call(() -> model.line().ply());
        long move =
            search.think(FxThread.call(model::line), SEARCH_LIMITS, report -> {}).bestMove();
        FxThread.run(() -> model.play(move));
        FxThread.await(() -> model.line().ply() > ply);
      }
    }
    FxThread.await(() -> model.canMove() || model.isOver());
  }

  /** Lets the computer players play until the middlegame, then pauses them. */
  private static void playToMiddlegame(TableModel model) {
    FxThread.await(() -> model.line().ply() >= PLIES || model.isOver());
    FxThread.run(model.controls()::pauseOrResume);
  }
}
