package quadrille.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.text.Text;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import quadrille.app.files.SystemFileDialogs;
import quadrille.app.history.GameArchive;
import quadrille.app.settings.Language;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.TextSize;
import quadrille.app.settings.Theme;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.SeatChoice;
import quadrille.app.setup.Starter;
import quadrille.app.setup.TimeControl;
import quadrille.app.ui.FxThread;
import quadrille.app.ui.Icon;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.records.GameStore;
import quadrille.tools.Screenshots;

/** Opens every screen of the program in one window and collects the visible texts. */
final class ScreenTour implements AutoCloseable {
  private static final GameSetup GAME =
      new GameSetup(
          null,
          Map.of(),
          new SeatChoice(false, "Ada", 3),
          new SeatChoice(true, "", 3),
          Starter.ONE,
          TimeControl.TOTAL_10M);

  private final Stage stage;
  private final MainWindow window;
  private final ScreenNavigator desk;
  private final GameArchive archive;

  /**
   * Opens the window.
   *
   * @param folder the data folder
   */
  ScreenTour(
      Path folder, Theme theme, Language language, TextSize text, double width, double height) {
    archive = new GameArchive(new GameStore(folder));
    Preferences preferences =
        Screenshots.preferences(theme, language, text, new Rectangle2D(0, 0, width, height));
    stage = FxThread.call(Stage::new);
    window = FxThread.call(() -> new MainWindow(stage, preferences));
    desk =
        FxThread.call(
            () ->
                new ScreenNavigator(
                    window,
                    preferences,
                    archive,
                    PlatformServices.of(new SystemFileDialogs(stage)),
                    () -> {}));
    FxThread.run(desk::showLauncher);
    FxThread.run(() -> window.open(List.of(Screen.getPrimary().getVisualBounds())));
    FxThread.await(window::isReady);
  }

  /** Shows every screen and passes its name on, on the FX thread, once it is laid out. */
  void visit(Consumer<String> look) {
    explore(screen -> FxThread.run(() -> look.accept(screen)));
  }

  /** Waits until the window has drawn what changed. */
  static void awaitFrames() {
    int[] frames = {0};
    FxThread.await(() -> ++frames[0] > 4);
  }

  /** Shows every screen and passes its name on, on the thread of the caller. */
  void explore(Consumer<String> look) {
    visitScreen("launcher", desk::showLauncher, look);
    for (GameModule room : Games.ALL) {
      String game = " " + room.game().id();
      visitScreen("new game" + game, () -> desk.showNewGame(room, false), look);
      visitScreen(
          "rules" + game, () -> desk.showRules(room, Rules.defaults(room.game()), () -> {}), look);
      if (!room.guide().lesson().isEmpty()) {
        visitScreen("lesson" + game, () -> desk.showLesson(room), look);
      }
      visitScreen("table" + game, () -> desk.open(room, GAME), look);
    }
    visitScreen("settings", desk::showSettings, look);
    visitScreen("keys", desk::showKeyboardShortcuts, look);
    visitScreen("about", desk::showAbout, look);
    visitScreen("licences", desk::showLicences, look);
    FxThread.run(window::hideOverlay);
    visitScreen("history", desk::showHistory, look);
    visitScreen("statistics", this::showStatistics, look);
  }

  private void showStatistics() {
    ((ToggleButton) stage.getScene().lookup(".history-head .right-pill")).fire();
  }

  private void visitScreen(String name, Runnable open, Consumer<String> look) {
    FxThread.run(open);
    awaitFrames();
    look.accept(name);
  }

  /** Returns the root of what can be used: of the overlay if one is open, else of the window. */
  Parent front() {
    Parent root = stage.getScene().getRoot();
    return root.lookup(".overlay") instanceof Parent overlay && overlay.isVisible()
        ? overlay
        : root;
  }

  /** Returns the visible texts, only those of the overlay if one is open. */
  List<VisibleText> visibleTexts() {
    Node from = front();
    List<VisibleText> found = new ArrayList<>();
    collect(
        from,
        new BoundingBox(0, 0, stage.getScene().getWidth(), stage.getScene().getHeight()),
        found);
    return found;
  }

  /**
   * The text of a control.
   *
   * @param seen the part within its scroll pane, in scene coordinates
   */
  record VisibleText(Labeled owner, Text node, Bounds seen) {
    /** Whether the text is shortened by an ellipsis. */
    boolean isCut() {
      String whole = Objects.requireNonNullElse(owner.getText(), "").replace("_", "");
      return !node.equals(owner.getGraphic()) && !node.getText().replace("_", "").equals(whole);
    }
  }

  private static void collect(Node node, Bounds room, List<VisibleText> found) {
    if (!node.isVisible() || node.getOpacity() == 0) {
      return;
    }
    Bounds here = node instanceof ScrollPane ? cut(room, inScene(node)) : room;
    boolean icon = node instanceof Icon;
    if (!icon && node instanceof Text text && text.getParent() instanceof Labeled owner) {
      Bounds seen = here == null ? null : cut(here, inScene(text));
      if (seen != null && !text.getText().isBlank()) {
        found.add(new VisibleText(owner, text, seen));
      }
    }
    if (here != null && node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, here, found));
    }
  }

  private static Bounds inScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  static @Nullable Bounds cut(Bounds one, Bounds other) {
    double x = Math.max(one.getMinX(), other.getMinX());
    double y = Math.max(one.getMinY(), other.getMinY());
    double width = Math.min(one.getMaxX(), other.getMaxX()) - x;
    double height = Math.min(one.getMaxY(), other.getMaxY()) - y;
    return width > 1 && height > 1 ? new BoundingBox(x, y, width, height) : null;
  }

  @Override
  public void close() {
    FxThread.run(window::close);
    FxThread.run(stage::close);
    archive.store().close();
  }
}
