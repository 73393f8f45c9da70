package quadrille.app;

import java.time.InstantSource;
import java.util.List;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Parent;
import org.jspecify.annotations.Nullable;
import quadrille.app.engines.EnginesPanel;
import quadrille.app.files.FileDialogs;
import quadrille.app.files.FileImportExport;
import quadrille.app.help.AboutPanel;
import quadrille.app.help.ErrorDetailsPanel;
import quadrille.app.help.KeyboardShortcutsPanel;
import quadrille.app.help.LessonModel;
import quadrille.app.help.LessonScreen;
import quadrille.app.help.LicencesPanel;
import quadrille.app.help.RulesPanel;
import quadrille.app.history.GameArchive;
import quadrille.app.history.HistoryScreen;
import quadrille.app.launcher.LauncherScreen;
import quadrille.app.navigation.Confirmation;
import quadrille.app.navigation.ImportExport;
import quadrille.app.navigation.KeyHelp;
import quadrille.app.navigation.Navigator;
import quadrille.app.navigation.Notice;
import quadrille.app.newgame.ContinueGamePanel;
import quadrille.app.newgame.NewGameModel;
import quadrille.app.newgame.NewGameScreen;
import quadrille.app.newgame.PositionEditorModel;
import quadrille.app.newgame.PositionEditorScreen;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.SettingsPanel;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.Series;
import quadrille.app.table.TableScreen;
import quadrille.app.table.model.TableModel;
import quadrille.app.updates.Release;
import quadrille.app.updates.UpdateChecker;
import quadrille.app.updates.UpdatePanel;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.text.Localizer;

/** Creates the screens and panels and leads from one to another. */
public final class ScreenNavigator implements Navigator {
  private final MainWindow window;
  private final Preferences preferences;
  private final GameArchive archive;
  private final PlatformServices platformServices;
  private final UpdateChecker updates;
  private final Runnable savePreferences;
  private final BooleanBinding animated;
  private final ImportExport exchange;
  private final TableFactory tables;

  /**
   * @param choice shows file dialogs
   * @param keep saves the preferences
   */
  public ScreenNavigator(
      MainWindow window,
      Preferences preferences,
      GameArchive archive,
      FileDialogs choice,
      Runnable keep) {
    this(window, preferences, archive, PlatformServices.of(choice), keep);
  }

  /**
   * @param outside the services of the system
   * @param keep saves the preferences
   */
  ScreenNavigator(
      MainWindow window,
      Preferences preferences,
      GameArchive archive,
      PlatformServices outside,
      Runnable keep) {
    this.window = window;
    this.preferences = preferences;
    this.archive = archive;
    tables = new TableFactory(preferences, archive);
    this.savePreferences = keep;
    this.platformServices = outside;
    updates =
        new UpdateChecker(
            outside.updates(),
            preferences.updatesProperty(),
            keep,
            Platform::runLater,
            InstantSource.system());
    archive.setOnError(text -> showNotice(Notice.of(text)));
    animated =
        Bindings.createBooleanBinding(
            () -> preferences.animationMillis(window.reducedMotionProperty().getValue()) > 0,
            window.reducedMotionProperty(),
            preferences.motionProperty(),
            preferences.reduceMotionProperty());
    window.setOnHelp(this::showKeyboardShortcuts);
    exchange = new FileImportExport(window.scene(), preferences, this, outside.files());
  }

  @Override
  public void showLauncher() {
    window.show(
        words ->
            new LauncherScreen(Games.ALL, this, archive, updates, words, preferences, animated));
  }

  @Override
  public void showNewGame(GameModule module, boolean watch) {
    String key = module.game().id() + (watch ? " watched" : "");
    GameSetup saved = preferences.setup(key);
    GameSetup last = watch ? saved.betweenComputers() : saved;
    NewGameModel model = new NewGameModel(module, last);
    window.show(
        words ->
            new NewGameScreen(
                module,
                model,
                this,
                setup -> saveSetupAndStart(module, key, setup),
                words,
                boardPreferences(module)));
  }

  private void saveSetupAndStart(GameModule module, String key, GameSetup setup) {
    preferences.remember(key, setup);
    savePreferences.run();
    startGame(module, setup);
  }

  @Override
  public void startGame(GameModule module, GameSetup setup) {
    open(module, setup);
  }

  @Override
  public void startNextGame(GameModule module, GameSetup setup, Series series) {
    show(tables.newGame(module, setup), series);
  }

  @Override
  public void editPosition(GameModule module, @Nullable Line from) {
    GameSetup rules =
        from == null
            ? preferences.setup(module.game().id())
            : TableModel.setup(new GameTree(asStart(from)));
    PositionEditorModel model =
        new PositionEditorModel(
            module, new NewGameModel(module, rules), from == null ? null : from.position());
    window.show(
        words -> new PositionEditorScreen(module, model, this, words, boardPreferences(module)));
  }

  private static Line asStart(Line line) {
    return Line.from(line.game(), line.settings(), line.position());
  }

  @Override
  public void open(GameModule module, GameTree tree) {
    show(TableFactory.view(module, tree));
  }

  @Override
  public void askWhoContinues(GameModule module, GameTree tree, Line from) {
    GameSetup last = preferences.setup(module.game().id());
    GameSetup rules = TableModel.setup(tree);
    NewGameModel model =
        new NewGameModel(module, rules.withSeats(last.one(), last.two(), last.training()));
    window.showOverlay(
        words ->
            new ContinueGamePanel(
                    module,
                    model,
                    from,
                    setup -> continueGame(module, tree, from, setup),
                    window::hideOverlay,
                    words)
                .root());
  }

  @Override
  public void continueGame(GameModule module, GameTree tree, Line from, GameSetup setup) {
    show(tables.continueGame(module, tree, from, setup));
  }

  /** Opens a table for a new game and returns its model. */
  public TableModel open(GameModule module, GameSetup setup) {
    return show(tables.newGame(module, setup), Series.of(setup.games()));
  }

  @Override
  public void showHistory() {
    window.show(words -> new HistoryScreen(archive, this, words));
  }

  @Override
  public void resume(long id) {
    archive.query(store -> store.game(id), game -> show(tables.resume(game)));
  }

  private TableModel show(TableModel model) {
    return show(model, Series.of(1));
  }

  private TableModel show(TableModel model, Series series) {
    window.show(
        words ->
            new TableScreen(
                model, series, preferences, this, words, window.reducedMotionProperty()),
        model::close);
    model.start();
    return model;
  }

  @Override
  public void showNotice(Notice notice) {
    window.showNotice(notice);
  }

  @Override
  public ImportExport importExport() {
    return exchange;
  }

  @Override
  public void showSettings() {
    window.showOverlay(
        words ->
            new SettingsPanel(preferences, updates, words, this::showEngines, window::hideOverlay)
                .root(),
        savePreferences);
  }

  /** Shows the list of external engines. */
  public void showEngines() {
    window.showOverlay(words -> new EnginesPanel(words, window::hideOverlay).root());
  }

  private BoardPreferences boardPreferences(GameModule module) {
    return preferences.boardProperty(module.game().id()).get();
  }

  @Override
  public void showRules(GameModule module, Settings settings) {
    window.showOverlay(
        words -> {
          Runnable lesson = () -> showLesson(module);
          return new RulesPanel(
                  module, settings, boardPreferences(module), words, lesson, window::hideOverlay)
              .root();
        });
  }

  @Override
  public void showLesson(GameModule module) {
    LessonModel model = new LessonModel(module.guide().lesson());
    int millis = preferences.animationMillis(window.reducedMotionProperty().getValue());
    window.show(
        words -> new LessonScreen(module, model, this, boardPreferences(module), millis, words));
  }

  @Override
  public void showKeyboardShortcuts() {
    List<KeyHelp> here = window.keys();
    window.showOverlay(
        words -> new KeyboardShortcutsPanel(here, words, window::hideOverlay).root());
  }

  @Override
  public void showAbout() {
    window.showOverlay(
        words -> new AboutPanel(words, this::showLicences, window::hideOverlay).root());
  }

  /** Shows the licences of the libraries. */
  public void showLicences() {
    window.showOverlay(words -> new LicencesPanel(words, window::hideOverlay).root());
  }

  @Override
  public void showReleaseNotes() {
    Release release = updates.newerReleaseProperty().get();
    if (release != null) {
      String ours = platformServices.updates().version();
      window.showOverlay(
          words ->
              new UpdatePanel(release, ours, platformServices.browser(), words, window::hideOverlay)
                  .root());
    }
  }

  /** Stops checking for updates. */
  void close() {
    updates.close();
  }

  /** Shows the details of an error. */
  void showErrorDetails(String details) {
    window.showOverlay(words -> new ErrorDetailsPanel(details, words, window::hideOverlay).root());
  }

  @Override
  public void showPanel(Function<Localizer, Parent> content) {
    window.showOverlay(content);
  }

  @Override
  public void hidePanel() {
    window.hideOverlay();
  }

  @Override
  public void confirm(Confirmation question, Runnable yes, Runnable no) {
    window.confirm(question, yes, no);
  }
}
