package quadrille.app.launcher;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Archive;
import quadrille.app.common.Fxml;
import quadrille.app.common.KeyHelp;
import quadrille.app.common.Navigator;
import quadrille.app.common.NextFrames;
import quadrille.app.common.Screen;
import quadrille.app.common.Sitters;
import quadrille.app.common.TextScale;
import quadrille.app.common.Watch;
import quadrille.app.common.Words;
import quadrille.app.settings.Preferences;
import quadrille.app.updates.Release;
import quadrille.app.updates.UpdateCard;
import quadrille.app.updates.Updates;
import quadrille.board.BoardTaste;
import quadrille.core.Text;
import quadrille.games.Room;
import quadrille.records.GameStore;
import quadrille.records.GameSummary;

/** The first screen: the games, two by two. */
public final class LauncherScreen implements Screen {
  private static final String OPEN_KEY = "Shortcut+O";
  private static final String PASTE_KEY = "Shortcut+V";
  private static final String SETTINGS_KEY = "Shortcut+Comma";
  private static final String HISTORY_KEY = "Shortcut+H";
  private static final int COLUMNS = 2;
  private static final double TIGHT_WIDTH = 760;
  private static final double TIGHT_HEIGHT = 560;
  private static final long STAGGER_MS = 450;

  /** About as many as begin while the very first of a window is still being painted. */
  private static final int FRAMES_BEFORE = 10;

  private final Navigator navigator;
  private final Archive archive;
  private final Updates updates;
  private final Words words;
  private final ObservableValue<Boolean> moving;
  private final Watch watch = new Watch();
  private final Parent root;
  private final List<GameCard> cards = new ArrayList<>();
  private final ScheduledExecutorService worker =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("miniatures").daemon().factory());

  private boolean answered;

  @FXML private VBox news;
  @FXML private VBox left;
  @FXML private GridPane grid;

  /**
   * @param moving whether the miniatures play; they stand still while they do not
   */
  public LauncherScreen(
      List<Room> rooms,
      Navigator navigator,
      Archive archive,
      Updates updates,
      Words words,
      Preferences preferences,
      ObservableValue<Boolean> moving) {
    this.navigator = navigator;
    this.archive = archive;
    this.updates = updates;
    this.words = words;
    this.moving = moving;
    root = Fxml.LAUNCHER.load(words, this);
    for (Room room : rooms) {
      int index = cards.size();
      BoardTaste taste = preferences.boardProperty(room.game().id()).get();
      GameCard card = new GameCard(room, navigator, words, taste, index);
      cards.add(card);
      grid.add(card.root(), index % COLUMNS, index / COLUMNS);
    }
    root.layoutBoundsProperty().subscribe(bounds -> arrange(bounds.getWidth(), bounds.getHeight()));
  }

  private void arrange(double width, double height) {
    if (width == 0 || height == 0) {
      return;
    }
    double scale = TextScale.of(root);
    boolean tight = width < TIGHT_WIDTH * scale || height < TIGHT_HEIGHT * scale;
    cards.forEach(card -> card.arrange(tight));
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public Map<KeyCombination, Runnable> shortcuts() {
    return Map.of(
        KeyCombination.valueOf(SETTINGS_KEY), navigator::settings,
        KeyCombination.valueOf(HISTORY_KEY), navigator::history,
        KeyCombination.valueOf(OPEN_KEY), navigator.exchange()::open,
        KeyCombination.valueOf(PASTE_KEY), () -> navigator.exchange().paste(null));
  }

  @Override
  public List<KeyHelp> keys() {
    return List.of(
        KeyHelp.of(HISTORY_KEY, Text.of(LauncherScreen.class, "history")),
        KeyHelp.of(OPEN_KEY, Text.of(LauncherScreen.class, "open")),
        KeyHelp.of(PASTE_KEY, Text.of(LauncherScreen.class, "paste")),
        KeyHelp.of(SETTINGS_KEY, Text.of(LauncherScreen.class, "settings")));
  }

  @Override
  public void shown() {
    // Later, so that the window is not kept waiting for what comes into it.
    NextFrames.await(FRAMES_BEFORE, this::fill);
    watch.on(moving, now -> cards.forEach(card -> card.setMoving(now)));
    cards.getFirst().focus();
    watch.on(updates.newerProperty(), this::tell);
    updates.look();
  }

  private void tell(@Nullable Release release) {
    boolean inside = news.lookupAll(".button").stream().anyMatch(Node::isFocused);
    news.getChildren().clear();
    news.getStyleClass().setAll(release == null ? List.of() : List.of("left-game"));
    if (release != null) {
      news.getChildren().add(new UpdateCard(release, updates, navigator::news, words).root());
    } else if (inside) {
      cards.getFirst().focus();
    }
  }

  private void fill() {
    if (worker.isShutdown()) {
      return;
    }
    for (int i = 0; i < cards.size(); i++) {
      cards.get(i).start(worker, i * STAGGER_MS);
    }
    archive.ask(GameStore::unfinished, this::offer);
  }

  /** Offers to go on with the game that was left. */
  private void offer(@Nullable GameSummary game) {
    Room room = game == null ? null : Sitters.room(game.game());
    answered = true;
    if (game != null && room != null) {
      ContinueCard card = new ContinueCard(game, room, navigator, words, () -> drop(game));
      left.getChildren().setAll(card.root());
      left.getStyleClass().setAll("left-game");
      card.focus();
    }
  }

  private void drop(GameSummary game) {
    left.getChildren().clear();
    left.getStyleClass().clear();
    cards.getFirst().focus();
    archive.ask(
        store -> {
          store.leave(game.id());
          return game;
        },
        any -> {});
  }

  @Override
  public boolean isReady() {
    return answered && cards.stream().allMatch(GameCard::isReady);
  }

  @Override
  public void closed() {
    watch.stop();
    worker.shutdownNow();
  }

  @FXML
  private void keyList() {
    navigator.keys();
  }

  @FXML
  private void about() {
    navigator.about();
  }

  @FXML
  private void history() {
    navigator.history();
  }

  @FXML
  private void open() {
    navigator.exchange().open();
  }

  @FXML
  private void settings() {
    navigator.settings();
  }
}
