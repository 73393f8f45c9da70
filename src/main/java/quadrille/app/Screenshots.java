package quadrille.app;

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
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.stage.Screen;
import javafx.stage.Stage;
import quadrille.app.common.Archive;
import quadrille.app.common.SeatChoice;
import quadrille.app.common.Setup;
import quadrille.app.common.Starter;
import quadrille.app.common.TimeControl;
import quadrille.app.files.SystemFileChoice;
import quadrille.app.settings.Language;
import quadrille.app.settings.Motion;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.Saved;
import quadrille.app.settings.TextSize;
import quadrille.app.settings.Theme;
import quadrille.app.settings.WindowPlace;
import quadrille.app.table.TableModel;
import quadrille.board.BoardOption;
import quadrille.board.BoardSkin;
import quadrille.board.BoardTaste;
import quadrille.core.Rules;
import quadrille.games.Games;
import quadrille.games.Room;
import quadrille.records.GameStore;
import quadrille.search.Limits;
import quadrille.search.Search;

/** Takes pictures of the screens, light and dark, large and small, with every look of a board. */
final class Screenshots {
  private static final List<Theme> THEMES = List.of(Theme.LIGHT, Theme.DARK);
  private static final Setup GAME = game(Map.of(), TimeControl.NONE);
  private static final Setup SHORT_GAME =
      game(Map.of("rows", "5", "columns", "5"), TimeControl.TOTAL_10M);
  private static final int PLIES = 32;
  private static final int BOARDS = 8;
  private static final Limits LITTLE = Limits.nodes(8_000);

  private final Path folder;
  private final Language language;
  private final List<Rectangle2D> sizes;
  private final List<TextSize> texts;
  private final boolean looks;
  private String suffix = "";

  /**
   * @param folder where the pictures go
   * @param sizes of the window
   * @param texts sizes of the text; only the usual one goes without a word in the file's name
   * @param looks whether every look and option of the boards is taken as well
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
    this.texts = texts;
    this.looks = looks;
  }

  /** A file as clubs keep them; the third game has a mistake in it. */
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

  private static Setup game(Map<String, String> options, TimeControl clock) {
    SeatChoice person = new SeatChoice(false, "Ada", 3);
    return new Setup(null, options, person, new SeatChoice(true, "", 3), Starter.ONE, clock);
  }

  /** Takes all of them, on the thread that asks, which must not be the toolkit's. */
  void take() throws IOException {
    Files.createDirectories(folder);
    Camera.start();
    for (Rectangle2D size : sizes) {
      for (Theme theme : THEMES) {
        for (TextSize text : texts) {
          takeAll(theme, size, text);
        }
      }
    }
    Camera.run(Platform::exit);
  }

  private void takeAll(Theme theme, Rectangle2D size, TextSize text) throws IOException {
    suffix = text == TextSize.USUAL ? "" : "-text-" + text.percent();
    Preferences preferences = preferences(theme, language, text, size);
    Stage stage = Camera.ask(Stage::new);
    Window window = Camera.ask(() -> new Window(stage, preferences));
    Archive archive = archive();
    Desk desk = Camera.ask(() -> desk(window, stage, preferences, archive));
    Camera.run(desk::launcher);
    Camera.run(() -> window.open(List.of(Screen.getPrimary().getVisualBounds())));
    Camera.await(window::isReady);
    takeOne(stage, "launcher");
    for (Room room : Games.ALL) {
      Camera.run(() -> desk.newGame(room, false));
      takeOne(stage, "new-game-" + room.game().id());
    }
    Camera.run(desk::settings);
    takeOne(stage, "settings");
    Camera.run(desk::engines);
    takeOne(stage, "engines");
    takeHelp(stage, desk);
    takeFile(stage, desk);
    takeTables(stage, desk);
    takeHistory(stage, desk, window);
    if (looks) {
      takeLooks(stage, desk, preferences);
    }
    Camera.run(window::close);
    Camera.run(stage::close);
    archive.close();
  }

  private static Desk desk(Window window, Stage stage, Preferences preferences, Archive archive) {
    return new Desk(window, preferences, archive, new SystemFileChoice(stage), () -> {});
  }

  /** The games of a file to choose from. */
  private void takeFile(Stage stage, Desk desk) throws IOException {
    Camera.run(() -> desk.exchange().open(SOME_GAMES, null));
    Camera.await(() -> stage.getScene().lookup(".file-games") != null);
    takeOne(stage, "file-games");
  }

  /** Games that are forgotten with the pictures taken. */
  private static Archive archive() throws IOException {
    Path folder = Files.createTempDirectory("quadrille");
    folder.toFile().deleteOnExit();
    return new Archive(new GameStore(folder), Platform::runLater);
  }

  private void takeHelp(Stage stage, Desk desk) throws IOException {
    Camera.run(desk::launcher);
    Camera.run(desk::about);
    takeOne(stage, "about");
    Camera.run(desk::licences);
    takeOne(stage, "licences");
    Camera.run(desk::keys);
    takeOne(stage, "keys");
    for (Room room : Games.ALL) {
      Camera.run(() -> desk.rules(room, Rules.defaults(room.game())));
      takeOne(stage, "rules-" + room.game().id());
      Camera.run(() -> desk.lesson(room));
      takeOne(stage, "lesson-" + room.game().id());
    }
  }

  /** Every look of every board, and every value of its options, at the table. */
  private void takeLooks(Stage stage, Desk desk, Preferences preferences) throws IOException {
    for (Room room : Games.ALL) {
      String game = room.game().id();
      BoardSkin skin = room.view().get();
      play(Camera.ask(() -> desk.open(room, GAME)), PLIES);
      for (String look : skin.looks()) {
        BoardTaste taste = BoardTaste.USUAL.wearing(look);
        Camera.run(() -> preferences.boardProperty(game).set(taste));
        takeOne(stage, game + "-look-" + look);
      }
      for (BoardOption option : skin.options()) {
        for (String value : option.values().subList(1, option.values().size())) {
          BoardTaste taste = BoardTaste.USUAL.with(option, value);
          Camera.run(() -> preferences.boardProperty(game).set(taste));
          takeOne(stage, game + "-" + option.name() + "-" + value);
        }
      }
      Camera.run(() -> preferences.boardProperty(game).set(BoardTaste.USUAL));
    }
  }

  /** The games of the pictures before, as they are kept. */
  private void takeHistory(Stage stage, Desk desk, Window window) throws IOException {
    Camera.run(desk::launcher);
    Camera.await(window::isReady);
    takeOne(stage, "continue");
    Camera.run(desk::history);
    Camera.await(window::isReady);
    takeOne(stage, "history");
    Camera.run(
        () -> ((ToggleButton) stage.getScene().lookup(".segmented-button .right-pill")).fire());
    takeOne(stage, "statistics");
  }

  private void takeTables(Stage stage, Desk desk) throws IOException {
    for (Room room : Games.ALL) {
      play(Camera.ask(() -> desk.open(room, GAME)), PLIES);
      takeOne(stage, room.game().id());
    }
    Camera.run(() -> ((Button) stage.getScene().lookup("#resign")).fire());
    takeOne(stage, "question");
    play(Camera.ask(() -> desk.open(Games.ALL.getFirst(), SHORT_GAME)), Integer.MAX_VALUE);
    takeOne(stage, "game-over");
    watch(Camera.ask(() -> desk.open(Games.ALL.getLast(), GAME.watched())));
    takeOne(stage, "spectator");
    takeInsight(stage, desk);
  }

  /** What machines think, where there is room for it, and the boards to come. */
  private void takeInsight(Stage stage, Desk desk) throws IOException {
    TableModel model = Camera.ask(() -> desk.open(Games.ALL.get(1), GAME.watched()));
    watch(model);
    Scene scene = stage.getScene();
    if (Camera.ask(() -> scene.lookup(".candidate") != null)) {
      Camera.run(() -> tabs(scene).getSelectionModel().select(1));
      takeOne(stage, "thinking");
      Camera.run(() -> ((Button) scene.lookup("#analyse")).fire());
      Camera.await(
          () -> scene.getRoot().lookupAll(".candidate").stream().allMatch(Node::isVisible));
      takeOne(stage, "analysis");
    }
    Camera.run(() -> desk.boardsToCome(model.room(), model.line(), false));
    Camera.await(() -> cards(scene).size() > 1);
    Camera.run(() -> ((Button) cards(scene).iterator().next()).fire());
    Camera.await(() -> cards(scene).size() > BOARDS);
    takeOne(stage, "boards-to-come");
  }

  private static TabPane tabs(Scene scene) {
    return (TabPane) scene.lookup(".table-tabs");
  }

  private static Set<Node> cards(Scene scene) {
    return scene.getRoot().lookupAll(".tree-card");
  }

  /** For a window in which nothing moves or sounds. */
  static Preferences preferences(Theme theme, Language language, TextSize text, Rectangle2D size) {
    Preferences preferences = new Preferences(Saved.NOTHING);
    preferences.themeProperty().set(theme);
    preferences.languageProperty().set(language);
    preferences.motionProperty().set(Motion.OFF);
    preferences.textSizeProperty().set(text);
    preferences.volumeProperty().set(0);
    preferences.remember(new WindowPlace(0, 0, size.getWidth(), size.getHeight(), false));
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
    Camera.take(stage.getScene(), folder.resolve(file));
  }

  /** Plays a person's moves until the game has that many, or is over. */
  private static void play(TableModel model, int plies) {
    Room room = model.room();
    Search search =
        new Search(room.game(), () -> room.knowledge().apply(model.line().settings()), 1, 1);
    while (Camera.ask(() -> model.line().ply() < plies && !model.isOver())) {
      Camera.await(() -> model.mayMove() || model.isOver());
      if (Camera.ask(model::mayMove)) {
        int ply = Camera.ask(() -> model.line().ply());
        long move = search.think(Camera.ask(model::line), LITTLE, report -> {}).bestMove();
        Camera.run(() -> model.play(move));
        Camera.await(() -> model.line().ply() > ply);
      }
    }
    Camera.await(() -> model.mayMove() || model.isOver());
  }

  /** Lets machines play until the game is in its middle. */
  private static void watch(TableModel model) {
    Camera.await(() -> model.line().ply() >= PLIES || model.isOver());
    Camera.run(model::pauseOrResume);
  }
}
