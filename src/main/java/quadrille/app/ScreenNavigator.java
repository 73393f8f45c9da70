package quadrille.app;

import java.time.InstantSource;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.binding.BooleanBinding;
import org.jspecify.annotations.Nullable;
import quadrille.app.engines.EnginesPanel;
import quadrille.app.files.FileImportExport;
import quadrille.app.help.AboutPanel;
import quadrille.app.help.KeyboardShortcutsPanel;
import quadrille.app.help.LessonModel;
import quadrille.app.help.LessonScreen;
import quadrille.app.help.LicencesPanel;
import quadrille.app.help.RulesPanel;
import quadrille.app.history.GameArchive;
import quadrille.app.history.HistoryPlace;
import quadrille.app.history.HistoryScreen;
import quadrille.app.launcher.LauncherScreen;
import quadrille.app.navigation.Confirmation;
import quadrille.app.navigation.ImportExport;
import quadrille.app.navigation.Navigator;
import quadrille.app.navigation.Notice;
import quadrille.app.navigation.PlayWithOthers;
import quadrille.app.navigation.ShownScreen;
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
import quadrille.app.table.model.GameTags;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxmlView;
import quadrille.app.updates.Release;
import quadrille.app.updates.UpdateChecker;
import quadrille.app.updates.UpdatePanel;
import quadrille.core.GameTree;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** Creates the screens and panels and leads from one to another. */
public final class ScreenNavigator implements Navigator {
  private final MainWindow window;
  private final Preferences preferences;
  private final GameArchive archive;
  private final PlatformServices platformServices;
  private final UpdateChecker updates;
  private final Runnable savePreferences;
  private final BooleanBinding animated;
  private final ImportExport importExport;
  private final TableFactory tables;
  private final NetworkTables network;
  private final Function<Localizer, FxmlView> shortcuts;
  private HistoryPlace historyPlace = new HistoryPlace();

  /** The table that was shown last, which the next game of a series follows. */
  private @Nullable TableModel lastTable;

  /**
   * @param savePreferences run after changes of preferences that are kept
   */
  public ScreenNavigator(
      MainWindow window,
      Preferences preferences,
      GameArchive archive,
      PlatformServices platformServices,
      Runnable savePreferences) {
    this.window = window;
    this.preferences = preferences;
    this.archive = archive;
    tables = new TableFactory(preferences, archive);
    this.savePreferences = savePreferences;
    network = new NetworkTables(window, preferences, archive, tables, this, savePreferences);
    this.platformServices = platformServices;
    updates =
        new UpdateChecker(
            platformServices.updates(),
            preferences.updatesProperty(),
            savePreferences,
            Platform::runLater,
            InstantSource.system());
    archive.setOnError(text -> showNotice(Notice.of(text)));
    animated = preferences.animated(window.reducedMotionProperty());
    shortcuts = localizer -> new KeyboardShortcutsPanel(window.keys(), localizer);
    window.setOnHelp(this::showKeyboardShortcuts);
    importExport =
        new FileImportExport(window.scene(), preferences, this, platformServices.files());
  }

  @Override
  public void showLauncher() {
    window.show(
        localizer ->
            new LauncherScreen(
                Games.ALL, this, archive, updates, localizer, preferences, animated));
  }

  @Override
  public void showNewGame(GameModule module, boolean watch) {
    String key = module.game().id() + (watch ? " watched" : "");
    GameSetup saved = preferences.setup(key);
    GameSetup last = watch ? saved.betweenComputers() : saved;
    NewGameModel model = new NewGameModel(module, last);
    window.show(
        localizer ->
            new NewGameScreen(
                module,
                model,
                this,
                () -> saveSetupAndStart(module, key, model.setup()),
                localizer,
                preferences.boardProperty(module.game().id())));
  }

  private void saveSetupAndStart(GameModule module, String key, GameSetup setup) {
    preferences.remember(key, setup);
    savePreferences.run();
    startGame(module, setup);
  }

  @Override
  public void startGame(GameModule module, GameSetup setup, Series series) {
    TableModel table = tables.newGame(module, setup, series);
    if (series.number() > 1 && lastTable != null) {
      table.showLike(lastTable);
    }
    show(table, series);
  }

  @Override
  public void editPosition(
      GameModule module, @Nullable Line from, Runnable onBack, Consumer<Runnable> onLeave) {
    GameSetup rules =
        from == null
            ? preferences.setup(module.game().id())
            : GameTags.setup(
                new GameTree(Line.from(from.game(), from.settings(), from.position())));
    PositionEditorModel model =
        new PositionEditorModel(
            module, new NewGameModel(module, rules), from == null ? null : from.position());
    window.showAside(
        onBack,
        back ->
            localizer ->
                new PositionEditorScreen(
                    module,
                    model,
                    this,
                    back,
                    onLeave,
                    localizer,
                    preferences.boardProperty(module.game().id())));
  }

  @Override
  public ShownScreen shownScreen() {
    int from = window.screensShown();
    return new ShownScreen() {
      @Override
      public boolean isShown() {
        return window.screensShown() == from && !window.isAsking();
      }

      @Override
      public void leave(Runnable next) {
        window.leave(next);
      }
    };
  }

  @Override
  public void open(GameModule module, GameTree tree) {
    show(tables.view(module, tree, 0));
  }

  @Override
  public void analyse(GameModule module, GameTree tree) {
    show(tables.view(module, tree, 0)).analysisProperty().set(true);
  }

  @Override
  public void openStored(GameModule module, GameTree tree, long id) {
    show(tables.view(module, tree, id));
  }

  @Override
  public void askWhoContinues(GameModule module, GameTree tree, Line from) {
    GameSetup last = preferences.setup(module.game().id());
    GameSetup rules = GameTags.setup(tree);
    NewGameModel model =
        new NewGameModel(module, rules.withSeats(last.one(), last.two(), last.training()));
    window.showOverlay(
        localizer ->
            new ContinueGamePanel(
                module, model, from, setup -> continueGame(module, tree, from, setup), localizer));
  }

  @Override
  public void continueGame(GameModule module, GameTree tree, Line from, GameSetup setup) {
    show(tables.continueGame(module, tree, from, setup));
  }

  /** Opens a table for a new game and returns its model. */
  public TableModel open(GameModule module, GameSetup setup) {
    Series series = Series.of(setup.games());
    return show(tables.newGame(module, setup, series), series);
  }

  @Override
  public PlayWithOthers playWithOthers() {
    return network;
  }

  @Override
  public void showHistory() {
    historyPlace = new HistoryPlace();
    returnToHistory();
  }

  @Override
  public void returnToHistory() {
    HistoryPlace place = historyPlace;
    window.show(localizer -> new HistoryScreen(archive, place, this, localizer));
  }

  @Override
  public void resume(long id) {
    network.resume(
        id,
        game -> {
          Text replacement = show(tables.resume(game)).seats().replacement();
          if (replacement != null) {
            showNotice(Notice.of(replacement));
          }
        });
  }

  private TableModel show(TableModel model) {
    return show(model, Series.of(1));
  }

  private TableModel show(TableModel model, Series series) {
    window.show(
        localizer ->
            new TableScreen(
                model, series, preferences, this, localizer, window.reducedMotionProperty()),
        model::close);
    lastTable = model;
    model.start();
    return model;
  }

  @Override
  public void showNotice(Notice notice) {
    window.showNotice(notice);
  }

  @Override
  public void withdrawNotice(Notice notice) {
    window.withdrawNotice(notice);
  }

  @Override
  public ImportExport importExport() {
    return importExport;
  }

  @Override
  public void toggleFullScreen() {
    window.toggleFullScreen();
  }

  @Override
  public void showSettings() {
    window.showOverlay(
        localizer -> new SettingsPanel(preferences, updates, localizer, this::showEngines),
        savePreferences);
  }

  /** Shows the list of external engines. */
  public void showEngines() {
    window.showOverlayInFront(EnginesPanel::new);
  }

  @Override
  public void showRules(GameModule module, Settings settings, Runnable onLesson) {
    window.showOverlay(
        localizer ->
            new RulesPanel(
                module,
                settings,
                preferences.boardProperty(module.game().id()).get(),
                localizer,
                onLesson));
  }

  @Override
  public void showLesson(GameModule module) {
    showLesson(module, () -> {}, Runnable::run, () -> showNewGame(module, false));
  }

  @Override
  public void showLesson(GameModule module, Runnable onBack, Consumer<Runnable> onLeave) {
    showLesson(module, onBack, onLeave, null);
  }

  private void showLesson(
      GameModule module, Runnable onBack, Consumer<Runnable> onLeave, @Nullable Runnable onPlay) {
    LessonModel model = new LessonModel(module.guide().lesson());
    int millis = preferences.animationMillis(window.reducedMotionProperty().getValue());
    window.showAside(
        onBack,
        back ->
            localizer ->
                new LessonScreen(
                    module,
                    model,
                    this,
                    back,
                    onLeave,
                    onPlay,
                    preferences.boardProperty(module.game().id()),
                    millis,
                    localizer));
  }

  @Override
  public void showKeyboardShortcuts() {
    window.showOverlayInFront(shortcuts);
  }

  @Override
  public void showAbout() {
    window.showOverlay(localizer -> new AboutPanel(localizer, this::showLicences));
  }

  /** Shows the licences of the libraries. */
  public void showLicences() {
    window.showOverlayInFront(LicencesPanel::new);
  }

  @Override
  public void showReleaseNotes() {
    Release release = updates.newerReleaseProperty().get();
    if (release != null) {
      String ours = platformServices.updates().version();
      window.showOverlay(
          localizer -> new UpdatePanel(release, ours, platformServices.browser(), localizer));
    }
  }

  /** Stops checking for updates, and waits until a table that was left is closed. */
  void close() {
    updates.close();
    network.awaitClosed();
  }

  @Override
  public void showPanel(Function<Localizer, FxmlView> content) {
    window.showOverlay(content);
  }

  @Override
  public boolean isPanelShown() {
    return window.isOverlayShown();
  }

  @Override
  public boolean isCovered() {
    return window.isCovered();
  }

  @Override
  public Runnable confirm(Confirmation question, Runnable yes, Runnable no) {
    return window.confirm(question, yes, no);
  }
}
