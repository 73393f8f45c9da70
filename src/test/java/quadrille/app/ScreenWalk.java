package quadrille.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.testfx.util.WaitForAsyncUtils;
import quadrille.app.files.SystemFileDialogs;
import quadrille.app.history.GameArchive;
import quadrille.app.settings.Language;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.TextSize;
import quadrille.app.settings.Theme;
import quadrille.app.ui.FxThread;
import quadrille.records.GameStore;
import quadrille.tools.Screenshots;

/**
 * Lays screens out in windows of several sizes, with every size of text, in both languages, and
 * collects the faults of their layout. The window is never shown: nothing is painted, and no frame
 * is waited for.
 */
final class ScreenWalk implements AutoCloseable {
  /** A window cannot be made smaller than the first. */
  private static final List<Dimension2D> SIZES =
      List.of(
          new Dimension2D(480, 480),
          new Dimension2D(640, 480),
          new Dimension2D(960, 720),
          new Dimension2D(1280, 900),
          new Dimension2D(1920, 1080));

  /** As many as a frame of JavaFX has. */
  private static final int LAYOUT_PASSES = 5;

  private static final int TIMEOUT_S = 20;

  private static final List<Language> LANGUAGES = List.of(Language.ENGLISH, Language.FRENCH);
  private static final int ANIMATION_MS = 300;

  private final Map<String, Set<String>> faults = new LinkedHashMap<>();
  private List<Dimension2D> sizes = SIZES;
  private List<TextSize> texts = List.of(TextSize.values());
  private final Preferences preferences;
  private final GameArchive archive;
  private final MainWindow window;
  private final ScreenNavigator navigator;

  private record Fault(String text, String window) {}

  /**
   * @param folder the data folder
   */
  ScreenWalk(Path folder) {
    archive = new GameArchive(new GameStore(folder));
    preferences =
        Screenshots.preferences(
            Theme.LIGHT, Language.ENGLISH, TextSize.USUAL, new Rectangle2D(0, 0, 960, 720));
    preferences.paceProperty().set(1);
    Stage stage = FxThread.call(Stage::new);
    window = FxThread.call(() -> new MainWindow(stage, preferences));
    PlatformServices services = PlatformServices.of(new SystemFileDialogs(stage));
    navigator =
        FxThread.call(() -> new ScreenNavigator(window, preferences, archive, services, () -> {}));
  }

  ScreenNavigator navigator() {
    return navigator;
  }

  MainWindow window() {
    return window;
  }

  /** Returns a line for each fault found, with the windows that have it. */
  List<String> faults() {
    List<String> lines = new ArrayList<>();
    faults.forEach((fault, where) -> lines.add(fault + " in " + where));
    return lines;
  }

  /**
   * Looks at the next screens with the smallest and the largest text only, and not in the largest
   * window.
   */
  void hurry() {
    texts = List.of(TextSize.USUAL, TextSize.LARGEST);
    sizes = SIZES.subList(0, SIZES.size() - 1);
  }

  /** Returns the first node that matches, or null. */
  @Nullable Node find(String query) {
    return window.scene().getRoot().lookup(query);
  }

  /** Opens a panel over an empty screen and looks at it. */
  void visitPanel(String name, Runnable open) {
    FxThread.run(
        () -> {
          window.show(_ -> StackPane::new);
          open.run();
        });
    visit(name);
  }

  void visit(String name) {
    visit(name, () -> true, () -> {});
  }

  /**
   * Looks at the current screen, with each of its tabs.
   *
   * @param isReady whether a new screen shows what it prepares in the background
   * @param prepare changes a new screen before it is looked at
   */
  void visit(String name, BooleanSupplier isReady, Runnable prepare) {
    for (Language language : LANGUAGES) {
      for (TextSize text : texts) {
        FxThread.run(() -> build(language, text));
        await(name, isReady);
        FxThread.run(prepare);
        List<Fault> found = FxThread.call(() -> look(name));
        if (!found.isEmpty()) {
          // The headers of new tabs grow for a moment.
          WaitForAsyncUtils.sleep(ANIMATION_MS, TimeUnit.MILLISECONDS);
          found = FxThread.call(() -> look(name));
        }
        found.forEach(
            each -> faults.computeIfAbsent(each.text(), _ -> new TreeSet<>()).add(each.window()));
        // The next screen begins in the window in which this one ends.
        sizes = sizes.reversed();
      }
    }
  }

  private void build(Language language, TextSize text) {
    preferences.languageProperty().set(language);
    preferences.textSizeProperty().set(text);
  }

  private List<Fault> look(String screen) {
    List<Fault> found = new ArrayList<>();
    for (Dimension2D size : sizes) {
      layOut(size);
      if (find(".table-tabs") instanceof TabPane tabs && !tabs.getTabs().isEmpty()) {
        for (Tab tab : tabs.getTabs()) {
          tabs.getSelectionModel().select(tab);
          layOut(size);
          found.addAll(check(screen + ", " + tab.getText(), size));
        }
      } else {
        found.addAll(check(screen, size));
      }
    }
    return found;
  }

  /** Makes the window as large as can be. */
  void widen() {
    layOut(SIZES.getLast());
  }

  /** Lays the window out as a frame would. */
  private void layOut(Dimension2D size) {
    Parent root = window.scene().getRoot();
    root.resize(size.getWidth(), size.getHeight());
    for (int i = 0; i < LAYOUT_PASSES; i++) {
      root.applyCss();
      root.layout();
    }
  }

  private List<Fault> check(String screen, Dimension2D size) {
    Node overlay = find(".overlay");
    Node front = overlay != null && overlay.isVisible() ? overlay : window.scene().getRoot();
    String where =
        "%.0f × %.0f %s %d %%"
            .formatted(
                size.getWidth(),
                size.getHeight(),
                preferences.languageProperty().get().tag(),
                preferences.textSizeProperty().get().percent());
    return LayoutFaults.of(front).stream()
        .map(each -> new Fault(screen + ": " + each, where))
        .toList();
  }

  /** Waits for a condition, which is tested on the FX thread. */
  static void await(String what, BooleanSupplier condition) {
    try {
      WaitForAsyncUtils.waitFor(
          TIMEOUT_S, TimeUnit.SECONDS, () -> FxThread.call(condition::getAsBoolean));
    } catch (TimeoutException e) {
      throw new AssertionError("timed out waiting for " + what, e);
    }
  }

  @Override
  public void close() {
    FxThread.run(() -> window.show(_ -> StackPane::new));
    archive.store().close();
  }
}
