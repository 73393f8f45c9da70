package quadrille.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Button;
import javafx.stage.Screen;
import javafx.stage.Stage;
import quadrille.app.common.Archive;
import quadrille.app.common.SeatChoice;
import quadrille.app.common.Setup;
import quadrille.app.common.Starter;
import quadrille.app.common.TimeControl;
import quadrille.app.settings.Language;
import quadrille.app.settings.Motion;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.Saved;
import quadrille.app.settings.Theme;
import quadrille.app.settings.WindowPlace;
import quadrille.app.table.TableModel;
import quadrille.games.Games;
import quadrille.games.Room;
import quadrille.records.GameStore;
import quadrille.search.Limits;
import quadrille.search.Search;

/** Takes a picture of every screen, light and dark, large and small. */
final class Screenshots {
  private static final List<Theme> THEMES = List.of(Theme.LIGHT, Theme.DARK);
  private static final Setup GAME = game(Map.of(), TimeControl.NONE);
  private static final Setup SHORT_GAME =
      game(Map.of("rows", "5", "columns", "5"), TimeControl.TOTAL_10M);
  private static final int PLIES = 32;
  private static final Limits LITTLE = Limits.nodes(8_000);

  private final Path folder;
  private final Language language;
  private final List<Rectangle2D> sizes;

  /**
   * @param folder where the pictures go
   * @param sizes of the window
   */
  Screenshots(Path folder, Language language, List<Rectangle2D> sizes) {
    this.folder = folder;
    this.language = language;
    this.sizes = sizes;
  }

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
        takeAll(theme, size);
      }
    }
    Camera.run(Platform::exit);
  }

  private void takeAll(Theme theme, Rectangle2D size) throws IOException {
    Preferences preferences = new Preferences(saved(theme, size));
    Stage stage = Camera.ask(Stage::new);
    Window window = Camera.ask(() -> new Window(stage, preferences));
    Archive archive = archive();
    Desk desk = Camera.ask(() -> new Desk(window, preferences, archive, () -> {}));
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
    takeTables(stage, desk);
    Camera.run(window::close);
    Camera.run(stage::close);
    archive.close();
  }

  /** Games that are forgotten with the pictures taken. */
  private static Archive archive() throws IOException {
    Path folder = Files.createTempDirectory("quadrille");
    folder.toFile().deleteOnExit();
    return new Archive(new GameStore(folder), Platform::runLater);
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
  }

  private Saved saved(Theme theme, Rectangle2D size) {
    Saved usual = Saved.NOTHING;
    return new Saved(
        theme,
        language,
        Motion.OFF,
        usual.reduceMotion(),
        usual.confirm(),
        usual.rightClick(),
        usual.coordinates(),
        usual.thinking(),
        Map.of(),
        new WindowPlace(0, 0, size.getWidth(), size.getHeight(), false),
        usual.comfort());
  }

  private void takeOne(Stage stage, String name) throws IOException {
    String file =
        String.format(
            Locale.ROOT,
            "%s-%s-%.0fx%.0f.png",
            name,
            stage.getScene().getPreferences().getColorScheme().name().toLowerCase(Locale.ROOT),
            stage.getWidth(),
            stage.getHeight());
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
