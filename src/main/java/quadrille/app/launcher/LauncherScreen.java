package quadrille.app.launcher;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import quadrille.app.history.GameArchive;
import quadrille.app.history.ParticipantNames;
import quadrille.app.navigation.Navigator;
import quadrille.app.navigation.Screen;
import quadrille.app.settings.Preferences;
import quadrille.app.ui.FrameDelay;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.IconLabels;
import quadrille.app.ui.Subscriptions;
import quadrille.app.updates.Release;
import quadrille.app.updates.UpdateCard;
import quadrille.app.updates.UpdateChecker;
import quadrille.board.TextScale;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.records.GameStore;
import quadrille.records.GameSummary;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The launcher: a card for each game, an unfinished game to continue, and updates. */
public final class LauncherScreen extends FxmlView implements Screen {
  private static final int COLUMNS = 2;
  private static final double COMPACT_WIDTH = 820;
  private static final double COMPACT_HEIGHT = 560;
  private static final long STAGGER_MS = 450;
  private static final long MEMORY_CHECK_S = 5;

  /** About as many as begin while the first frame of a window is still being painted. */
  private static final int FRAMES_BEFORE_MINIATURES = 10;

  private final Navigator navigator;
  private final GameArchive archive;
  private final UpdateChecker updates;
  private final ObservableValue<Boolean> animated;
  private final StringProperty unfinishedTitle;
  private final ContinueCard unfinished;
  private final Subscriptions subscriptions = new Subscriptions();
  private final List<GameCard> cards = new ArrayList<>();
  private final ScheduledExecutorService worker =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("miniatures").daemon().factory());

  private final MiniatureActivity activity = new MiniatureActivity(InstantSource.system());
  private int collectionsAtRest;
  private boolean unfinishedLoaded;

  @FXML private HBox head;
  @FXML private IconButton others;
  @FXML private IconButton about;
  @FXML private IconButton keys;
  @FXML private IconButton history;
  @FXML private IconButton open;
  @FXML private IconButton settings;
  @FXML private VBox news;
  @FXML private VBox left;
  @FXML private GridPane grid;

  /**
   * @param animated whether the miniatures are animated; otherwise they rest
   */
  public LauncherScreen(
      List<GameModule> modules,
      Navigator navigator,
      GameArchive archive,
      UpdateChecker updates,
      Localizer localizer,
      Preferences preferences,
      ObservableValue<Boolean> animated) {
    super(localizer);
    this.navigator = navigator;
    this.archive = archive;
    this.updates = updates;
    this.animated = animated;
    unfinishedTitle = preferences.unfinishedProperty();
    unfinished = new ContinueCard(localizer);
    unfinished.keepPlace(unfinishedTitle.get());
    showPlaceForUnfinished();
    others.setOnAction(_ -> navigator.playWithOthers().choose());
    about.setOnAction(_ -> navigator.showAbout());
    keys.setOnAction(_ -> navigator.showKeyboardShortcuts());
    history.setOnAction(_ -> navigator.showHistory());
    open.setOnAction(_ -> navigator.importExport().open());
    settings.setOnAction(_ -> navigator.showSettings());
    IconLabels.fit(head, others, about, keys, history, open, settings);
    RandomGenerator seeds = new SplittableRandom();
    for (GameModule module : modules) {
      int index = cards.size();
      GameCard card = new GameCard(module, navigator, localizer, activity, seeds.nextLong());
      subscriptions.subscribe(
          preferences.boardProperty(module.game().id()), card.miniature()::setLook);
      cards.add(card);
      grid.add(card.root(), index % COLUMNS, index / COLUMNS);
    }
    root().layoutBoundsProperty().subscribe(_ -> updateLayout());
  }

  private void updateLayout() {
    double width = root().getLayoutBounds().getWidth();
    if (width == 0) {
      return;
    }
    double scale = TextScale.of(root());
    double room = root().getLayoutBounds().getHeight() - above(news, width) - above(left, width);
    boolean compact = width < COMPACT_WIDTH * scale || room < COMPACT_HEIGHT * scale;
    root().pseudoClassStateChanged(GameCard.COMPACT, compact);
    cards.forEach(card -> card.setCompact(compact));
  }

  /** The height of what stands above the games, which may have been added just now. */
  private static double above(Region card, double width) {
    card.applyCss();
    return card.prefHeight(width);
  }

  @Override
  public Map<String, Runnable> shortcuts() {
    return Map.of(
        "Shortcut+Comma", navigator::showSettings,
        "Shortcut+H", navigator::showHistory,
        "Shortcut+P", navigator.playWithOthers()::choose,
        "Shortcut+O", navigator.importExport()::open,
        "Shortcut+V", () -> navigator.importExport().paste(null));
  }

  @Override
  public List<KeyHelp> keyHelp() {
    return List.of(
        KeyHelp.of("Shortcut+H", Text.of(LauncherScreen.class, "history")),
        KeyHelp.of("Shortcut+P", Text.of(LauncherScreen.class, "others")),
        KeyHelp.of("Shortcut+O", Text.of(LauncherScreen.class, "open")),
        KeyHelp.of("Shortcut+V", Text.of(LauncherScreen.class, "paste")),
        KeyHelp.of("Shortcut+Comma", Text.of(LauncherScreen.class, "settings")));
  }

  @Override
  public void onShown() {
    // Delayed, so that the window opens without waiting for the boards.
    FrameDelay.runAfter(FRAMES_BEFORE_MINIATURES, this::startMiniatures);
    subscriptions.subscribe(animated, this::setAnimated);
    subscriptions.subscribe(
        root().sceneProperty().flatMap(Scene::windowProperty).flatMap(Window::focusedProperty),
        focused -> activity.setWindowFocused(Boolean.TRUE.equals(focused)));
    root().addEventFilter(MouseEvent.MOUSE_MOVED, event -> activity.inputReceived());
    root().addEventFilter(KeyEvent.KEY_PRESSED, event -> activity.inputReceived());
    cards.getFirst().focus();
    subscriptions.subscribe(updates.newerReleaseProperty(), this::showRelease);
    updates.checkIfDue();
  }

  private void setAnimated(boolean animated) {
    activity.setAnimated(animated);
    cards.forEach(card -> card.miniature().setAnimated(animated));
  }

  private void showRelease(@Nullable Release release) {
    boolean inside = news.lookupAll(".button").stream().anyMatch(Node::isFocused);
    news.getChildren().clear();
    news.getStyleClass().setAll(release == null ? List.of() : List.of("left-game"));
    if (release != null) {
      news.getChildren()
          .add(new UpdateCard(release, updates, navigator::showReleaseNotes, localizer).root());
    } else if (inside) {
      cards.getFirst().focus();
    }
    updateLayout();
  }

  private void startMiniatures() {
    if (worker.isShutdown()) {
      return;
    }
    for (int i = 0; i < cards.size(); i++) {
      cards.get(i).miniature().start(worker, i * STAGGER_MS);
    }
    var _ =
        worker.scheduleWithFixedDelay(
            this::releaseMemoryAtRest, MEMORY_CHECK_S, MEMORY_CHECK_S, TimeUnit.SECONDS);
    archive.queryUnasked(GameStore::lastUnfinished, this::showUnfinished);
  }

  /**
   * Collects garbage when the boards have come to rest. The serial collector returns memory to the
   * system only in a full collection, which an idle program never needs; the table that was left
   * may have held much more than the launcher does. What JavaFX disposes of after one collection
   * goes with the next.
   */
  private void releaseMemoryAtRest() {
    if (activity.isPlaying()) {
      collectionsAtRest = 0;
    } else if (collectionsAtRest < 2) {
      System.gc();
      collectionsAtRest++;
    }
  }

  /** Offers to continue the last unfinished game. */
  private void showUnfinished(@Nullable GameSummary game) {
    GameModule module = game == null ? null : Games.find(game.game()).orElse(null);
    unfinishedLoaded = true;
    if (game == null || module == null) {
      unfinishedTitle.set("");
      showPlaceForUnfinished();
      return;
    }
    unfinishedTitle.set(localize(ParticipantNames.title(module.game(), game)));
    showPlaceForUnfinished();
    unfinished.show(game, unfinishedTitle.get(), navigator, () -> abandon(game));
    // Whoever has gone elsewhere meanwhile stays there.
    if (cards.getFirst().hasFocus()) {
      unfinished.focus();
    }
  }

  /** Finding the game takes a moment; its place is kept, so that the cards do not move then. */
  private void showPlaceForUnfinished() {
    boolean shown = !unfinishedTitle.get().isEmpty();
    if (shown == left.getChildren().isEmpty()) {
      // A card that is put back where it was would lose a mouse button that is down on it.
      left.getChildren().setAll(shown ? List.of(unfinished.root()) : List.of());
      left.getStyleClass().setAll(shown ? List.of("left-game") : List.of());
      updateLayout();
    }
  }

  private void abandon(GameSummary game) {
    unfinishedTitle.set("");
    showPlaceForUnfinished();
    cards.getFirst().focus();
    archive.query(
        store -> {
          store.abandon(game.id());
          return game;
        },
        any -> {});
  }

  @Override
  public boolean isReady() {
    return unfinishedLoaded && cards.stream().allMatch(card -> card.miniature().isReady());
  }

  @Override
  public void onClosed() {
    subscriptions.unsubscribe();
    worker.shutdownNow();
  }
}
