package quadrille.app;

import java.time.InstantSource;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Parent;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Archive;
import quadrille.app.common.Exchange;
import quadrille.app.common.KeyHelp;
import quadrille.app.common.Navigator;
import quadrille.app.common.Notice;
import quadrille.app.common.Question;
import quadrille.app.common.Series;
import quadrille.app.common.Setup;
import quadrille.app.common.Words;
import quadrille.app.engines.EnginesPanel;
import quadrille.app.files.FileChoice;
import quadrille.app.files.FileExchange;
import quadrille.app.files.FilesFront;
import quadrille.app.help.AboutPanel;
import quadrille.app.help.DetailsPanel;
import quadrille.app.help.KeysPanel;
import quadrille.app.help.LessonModel;
import quadrille.app.help.LessonScreen;
import quadrille.app.help.LicencesPanel;
import quadrille.app.help.RulesPanel;
import quadrille.app.history.HistoryScreen;
import quadrille.app.launcher.LauncherScreen;
import quadrille.app.newgame.EditorModel;
import quadrille.app.newgame.EditorScreen;
import quadrille.app.newgame.GoOnPanel;
import quadrille.app.newgame.NewGameModel;
import quadrille.app.newgame.NewGameScreen;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.SettingsPanel;
import quadrille.app.table.BoardTreePanel;
import quadrille.app.table.Keeping;
import quadrille.app.table.TableModel;
import quadrille.app.table.TableScreen;
import quadrille.app.updates.Release;
import quadrille.app.updates.UpdatePanel;
import quadrille.app.updates.Updates;
import quadrille.board.BoardTaste;
import quadrille.core.BadInputException;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.core.Text;
import quadrille.games.Games;
import quadrille.games.Room;
import quadrille.records.StoredGame;

/** Makes the screens, and leads from one to another. */
final class Desk implements Navigator {
  private final Window window;
  private final Preferences preferences;
  private final Archive archive;
  private final Outside outside;
  private final Updates updates;
  private final Runnable keep;
  private final BooleanBinding moving;
  private final Exchange exchange;

  /**
   * @param choice asks for files
   * @param keep writes the preferences down
   */
  Desk(Window window, Preferences preferences, Archive archive, FileChoice choice, Runnable keep) {
    this(window, preferences, archive, Outside.of(choice), keep);
  }

  /**
   * @param outside what is outside of the program
   * @param keep writes the preferences down
   */
  Desk(Window window, Preferences preferences, Archive archive, Outside outside, Runnable keep) {
    this.window = window;
    this.preferences = preferences;
    this.archive = archive;
    this.keep = keep;
    this.outside = outside;
    updates =
        new Updates(
            outside.updates(),
            preferences.updatesProperty(),
            keep,
            Platform::runLater,
            InstantSource.system());
    archive.setTrouble(text -> tell(Notice.of(text)));
    moving =
        Bindings.createBooleanBinding(
            () -> preferences.animationMillis(window.lessMotion().getValue()) > 0,
            window.lessMotion(),
            preferences.motionProperty(),
            preferences.reduceMotionProperty());
    window.setOnHelp(this::keys);
    exchange = new FileExchange(new Front(), outside.files(), Platform::runLater);
    window.acceptDrops(exchange);
  }

  @Override
  public void launcher() {
    window.show(
        words -> new LauncherScreen(Games.ALL, this, archive, updates, words, preferences, moving),
        () -> {});
  }

  @Override
  public void newGame(Room room, boolean watch) {
    String key = room.game().id() + (watch ? " watched" : "");
    Setup saved = preferences.setup(key);
    Setup last = watch ? saved.watched() : saved;
    NewGameModel model = new NewGameModel(room, last);
    window.show(
        words ->
            new NewGameScreen(
                room, model, this, setup -> begin(room, key, setup), words, taste(room)),
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
  public void edit(Room room, @Nullable Line from) {
    Setup rules =
        from == null
            ? preferences.setup(room.game().id())
            : TableModel.setup(new GameTree(start(from)));
    EditorModel model =
        new EditorModel(room, new NewGameModel(room, rules), from == null ? null : from.position());
    window.show(words -> new EditorScreen(room, model, this, words, taste(room)), () -> {});
  }

  private static Line start(Line line) {
    return Line.from(line.game(), line.settings(), line.position());
  }

  @Override
  public void open(Room room, GameTree tree) {
    show(TableModel.opened(room, tree, Platform::runLater));
  }

  @Override
  public void askWhoGoesOn(Room room, GameTree tree, Line from) {
    Setup last = preferences.setup(room.game().id());
    Setup rules = TableModel.setup(tree);
    NewGameModel model =
        new NewGameModel(room, rules.seated(last.one(), last.two(), last.training()));
    window.showInFront(
        words ->
            new GoOnPanel(
                    room,
                    model,
                    from,
                    setup -> goOn(room, tree, from, setup),
                    window::hideFront,
                    words)
                .root(),
        () -> {});
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
    boolean watched = preferences.keepWatchedProperty().get();
    Keeping.keep(model, watched, archive.store(), archive::tell);
    return model;
  }

  @Override
  public void history() {
    window.show(words -> new HistoryScreen(archive, this, words), () -> {});
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
  public Exchange exchange() {
    return exchange;
  }

  /** The window for files. */
  private final class Front implements FilesFront {
    @Override
    public String say(Text text) {
      return preferences.languageProperty().get().words().say(text);
    }

    @Override
    public void show(Function<Words, Parent> content) {
      window.showInFront(content, () -> {});
    }

    @Override
    public ColorScheme scheme() {
      return window.scheme();
    }

    @Override
    public BoardTaste taste(Room room) {
      return Desk.this.taste(room);
    }

    @Override
    public void hide() {
      window.hideFront();
    }

    @Override
    public void tell(Notice notice) {
      window.tell(notice);
    }

    @Override
    public void open(Room room, GameTree game) {
      Desk.this.open(room, game);
    }
  }

  @Override
  public void settings() {
    window.showInFront(
        words ->
            new SettingsPanel(preferences, updates, words, this::engines, window::hideFront).root(),
        keep);
  }

  /** The engines from outside, in front of what is shown. */
  void engines() {
    window.showInFront(words -> new EnginesPanel(words, window::hideFront).root(), () -> {});
  }

  private BoardTaste taste(Room room) {
    return preferences.boardProperty(room.game().id()).get();
  }

  @Override
  public void rules(Room room, Settings settings) {
    window.showInFront(
        words -> {
          Runnable lesson = () -> lesson(room);
          return new RulesPanel(room, settings, taste(room), words, lesson, window::hideFront)
              .root();
        },
        () -> {});
  }

  @Override
  public void lesson(Room room) {
    LessonModel model = new LessonModel(room.guide().lesson());
    int millis = preferences.animationMillis(window.lessMotion().getValue());
    window.show(words -> new LessonScreen(room, model, this, taste(room), millis, words), () -> {});
  }

  @Override
  public void keys() {
    List<KeyHelp> here = window.keys();
    window.showInFront(words -> new KeysPanel(here, words, window::hideFront).root(), () -> {});
  }

  @Override
  public void about() {
    window.showInFront(
        words -> new AboutPanel(words, this::licences, window::hideFront).root(), () -> {});
  }

  /** The licences of the libraries, in front of what is shown. */
  void licences() {
    window.showInFront(words -> new LicencesPanel(words, window::hideFront).root(), () -> {});
  }

  @Override
  public void news() {
    Release release = updates.newerProperty().get();
    if (release != null) {
      String ours = outside.updates().version();
      window.showInFront(
          words ->
              new UpdatePanel(release, ours, outside.browser(), words, window::hideFront).root(),
          () -> {});
    }
  }

  /** Waits for nothing from outside any more. */
  void close() {
    updates.close();
  }

  /** What happened exactly, in front of what is shown. */
  void details(String details) {
    window.showInFront(
        words -> new DetailsPanel(details, words, window::hideFront).root(), () -> {});
  }

  @Override
  public void boardsToCome(Room room, Line from, boolean flipped) {
    window.showInFront(
        words ->
            new BoardTreePanel(room, from, flipped, words, Platform::runLater, window::hideFront)
                .root(),
        () -> {});
  }

  @Override
  public void ask(Question question, Runnable yes, Runnable no) {
    window.ask(question, yes, no);
  }
}
