package quadrille.app;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import javafx.application.Platform;
import quadrille.app.common.Archive;
import quadrille.app.common.Navigator;
import quadrille.app.common.Notice;
import quadrille.app.common.Question;
import quadrille.app.common.Series;
import quadrille.app.common.Setup;
import quadrille.app.engines.EnginesPanel;
import quadrille.app.launcher.LauncherScreen;
import quadrille.app.newgame.NewGameModel;
import quadrille.app.newgame.NewGameScreen;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.SettingsPanel;
import quadrille.app.table.Keeping;
import quadrille.app.table.TableModel;
import quadrille.app.table.TableScreen;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.Games;
import quadrille.games.Room;
import quadrille.records.StoredGame;

/** Makes the screens, and leads from one to another. */
final class Desk implements Navigator {
  private final Window window;
  private final Preferences preferences;
  private final Archive archive;
  private final Runnable keep;

  /**
   * @param keep writes the preferences down
   */
  Desk(Window window, Preferences preferences, Archive archive, Runnable keep) {
    this.window = window;
    this.preferences = preferences;
    this.archive = archive;
    this.keep = keep;
    archive.setTrouble(text -> tell(Notice.of(text)));
  }

  @Override
  public void launcher() {
    boolean still = preferences.animationMillis(window.lessMotion().getValue()) == 0;
    window.show(words -> new LauncherScreen(Games.ALL, this, archive, words, !still), () -> {});
  }

  @Override
  public void newGame(Room room, boolean watch) {
    String key = room.game().id() + (watch ? " watched" : "");
    Setup saved = preferences.setup(key);
    Setup last = watch ? saved.watched() : saved;
    NewGameModel model = new NewGameModel(room, last);
    window.show(
        words -> new NewGameScreen(room, model, this, setup -> begin(room, key, setup), words),
        () -> {});
  }

  private void begin(Room room, String key, Setup setup) {
    preferences.remember(key, setup);
    keep.run();
    table(room, setup);
  }

  @Override
  public void table(Room room, Setup setup) {
    open(room, setup);
  }

  @Override
  public void next(Room room, Setup setup, Series series) {
    show(kept(sitDown(room, setup)), series);
  }

  @Override
  public void open(Room room, GameTree tree) {
    show(TableModel.opened(room, tree, Platform::runLater));
  }

  @Override
  public void goOn(Room room, GameTree tree, Line from, Setup setup) {
    show(kept(new TableModel(room, setup, tree, from, Platform::runLater, lot())));
  }

  /** Opens a table and returns what is played there. */
  TableModel open(Room room, Setup setup) {
    return show(kept(sitDown(room, setup)), Series.of(setup.games()));
  }

  private TableModel kept(TableModel model) {
    Keeping.keep(model, archive.store(), archive::tell);
    return model;
  }

  @Override
  public void resume(long id) {
    archive.ask(store -> store.game(id), this::resume);
  }

  private void resume(StoredGame game) {
    TableModel model =
        Keeping.resume(game, archive.store(), archive::tell, Platform::runLater, lot());
    show(model);
  }

  private static RandomGenerator lot() {
    return new SplittableRandom();
  }

  private TableModel show(TableModel model) {
    return show(model, Series.of(1));
  }

  private TableModel show(TableModel model, Series series) {
    window.show(
        words -> new TableScreen(model, series, preferences, this, words, window.lessMotion()),
        model::close);
    model.start();
    return model;
  }

  private static TableModel sitDown(Room room, Setup setup) {
    try {
      Settings settings = setup.settings(room.game());
      return new TableModel(room, setup, settings, Platform::runLater, lot());
    } catch (BadInputException e) {
      throw new IllegalArgumentException("the panel lets no such game begin", e);
    }
  }

  @Override
  public void tell(Notice notice) {
    window.tell(notice);
  }

  @Override
  public void settings() {
    window.showInFront(
        words -> new SettingsPanel(preferences, words, this::engines, window::hideFront).root(),
        keep);
  }

  /** The engines from outside, in front of what is shown. */
  void engines() {
    window.showInFront(words -> new EnginesPanel(words, window::hideFront).root(), () -> {});
  }

  @Override
  public void ask(Question question, Runnable yes, Runnable no) {
    window.ask(question, yes, no);
  }
}
