package quadrille.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.layout.StackPane;
import javafx.stage.Screen;
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
import quadrille.app.updates.UpdateCheckState;
import quadrille.app.updates.UpdateSource;
import quadrille.records.GameStore;
import quadrille.system.BuildInfo;
import quadrille.tools.Screenshots;

/**
 * Lays screens out in windows of several sizes, with several sizes of text, in both languages, and
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

  /** Some parts are laid out anew once they know their size, one within another. */
  private static final int FRAMES = 5;

  private static final int TIMEOUT_S = 60;

  /** Each differs from those beside it in one point. */
  private static final List<Style> STYLES =
      List.of(
          new Style(Language.ENGLISH, TextSize.USUAL),
          new Style(Language.ENGLISH, TextSize.LARGER),
          new Style(Language.ENGLISH, TextSize.LARGEST),
          new Style(Language.FRENCH, TextSize.LARGEST),
          new Style(Language.FRENCH, TextSize.LARGER),
          new Style(Language.FRENCH, TextSize.USUAL));

  /** French is longer, so that this is the most likely to be cut. */
  private static final Style LONGEST = new Style(Language.FRENCH, TextSize.LARGEST);

  private static final int ANIMATION_MS = 300;

  private final Map<String, Set<String>> faults = new LinkedHashMap<>();
  private boolean everyStyle;
  private List<Dimension2D> sizes = SIZES;
  private final Preferences preferences;
  private final GameArchive archive;
  private final Stage stage;
  private final MainWindow window;
  private final ScreenNavigator navigator;

  /** How many visits began with the longest texts. */
  private int turns;

  private record Fault(String text, String window) {}

  private record Style(Language language, TextSize text) {}

  /**
   * @param folder the data folder
   */
  ScreenWalk(Path folder) {
    this(folder, UpdateSource.of(BuildInfo.current()));
  }

  /**
   * @param updates where newer versions are announced
   */
  ScreenWalk(Path folder, UpdateSource updates) {
    archive = new GameArchive(new GameStore(folder));
    preferences =
        Screenshots.preferences(
            Theme.LIGHT, Language.ENGLISH, TextSize.USUAL, new Rectangle2D(0, 0, 960, 720));
    preferences.paceProperty().set(1);
    preferences.updatesProperty().set(new UpdateCheckState(true, null, null));
    stage = FxThread.call(Stage::new);
    window = FxThread.call(() -> new MainWindow(stage, preferences));
    PlatformServices services =
        new PlatformServices(new SystemFileDialogs(stage), _ -> {}, updates);
    navigator =
        FxThread.call(() -> new ScreenNavigator(window, preferences, archive, services, () -> {}));
  }

  /**
   * From now on looks at each screen in windows of all sizes, in both languages with all sizes of
   * text; before, with the longest texts, and with one of the others in turn in some of the
   * windows, which takes a quarter of the time.
   */
  void lookAtEveryStyle() {
    everyStyle = true;
  }

  ScreenNavigator navigator() {
    return navigator;
  }

  MainWindow window() {
    return window;
  }

  Preferences preferences() {
    return preferences;
  }

  /** Returns a line for each fault found, with the windows that have it. */
  List<String> faults() {
    List<String> lines = new ArrayList<>();
    faults.forEach((fault, where) -> lines.add(fault + " in " + where));
    return lines;
  }

  /** Returns the first node that matches, or null. */
  @Nullable Node find(String query) {
    return window.scene().getRoot().lookup(query);
  }

  /** Presses the button that matches, whether or not the window has room for it. */
  void press(String query) {
    FxThread.run(
        () -> {
          layOut(sizes.getFirst());
          ((ButtonBase) Objects.requireNonNull(find(query), query)).fire();
        });
  }

  /** Returns all nodes that match. */
  Set<Node> findAll(String query) {
    return window.scene().getRoot().lookupAll(query);
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
    eachStyle(
        () -> {
          await(name, isReady);
          FxThread.run(prepare);
          List<Dimension2D> windows = windows();
          List<Fault> found = FxThread.call(() -> look(name, windows));
          if (!found.isEmpty()) {
            // The headers of new tabs grow for a moment.
            WaitForAsyncUtils.sleep(ANIMATION_MS, TimeUnit.MILLISECONDS);
            found = FxThread.call(() -> look(name, windows));
          }
          found.forEach(this::add);
          // The next screen begins in the window in which this one ends.
          sizes = sizes.reversed();
        });
  }

  /**
   * Looks at a menu, and at those within it. A menu is a window of its own, so that only the size
   * of text matters; but it needs one that is shown.
   *
   * @param open opens the menu and returns it
   */
  void visitMenu(String name, Supplier<ContextMenu> open) {
    FxThread.run(() -> window.open(List.of(Screen.getPrimary().getVisualBounds())));
    eachStyle(
        () -> {
          ContextMenu menu = FxThread.call(open);
          await(name, menu::isShowing);
          FxThread.call(() -> look(name, menu)).forEach(this::add);
          FxThread.run(menu::hide);
        });
    FxThread.run(stage::hide);
  }

  /**
   * Looks at the open lists of all combo boxes and at all tooltips of the current screen, in the
   * smallest window.
   */
  void visitPopUps(String name) {
    FxThread.run(
        () -> {
          window.open(List.of(Screen.getPrimary().getVisualBounds()));
          stage.setWidth(SIZES.getFirst().getWidth());
          stage.setHeight(SIZES.getFirst().getHeight());
        });
    eachStyle(() -> FxThread.call(() -> lookAtPopUps(name)).forEach(this::add));
    FxThread.run(stage::hide);
  }

  private List<Fault> lookAtPopUps(String name) {
    layOut(SIZES.getFirst());
    List<Fault> found = new ArrayList<>();
    for (Node node : findAll("*")) {
      if (isShown(node)) {
        if (node instanceof ComboBox<?> box) {
          box.show();
          Node list = ((ComboBoxListViewSkin<?>) box.getSkin()).getPopupContent();
          found.addAll(lookAtPopUp(name + ", open list", list));
          box.hide();
        }
        if (node.getProperties().get(Tooltip.class.getName()) instanceof Tooltip tooltip) {
          tooltip.show(stage);
          Node label = tooltip.getSkin().getNode();
          found.addAll(lookAtPopUp(name + ", tooltip", label));
          tooltip.hide();
        }
      }
    }
    return found;
  }

  private static boolean isShown(Node node) {
    return Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible);
  }

  private List<Fault> lookAtPopUp(String name, Node content) {
    ToolkitInternals.pulse(content.getScene());
    List<Fault> found = new ArrayList<>(check(name, content));
    double width = content.getLayoutBounds().getWidth();
    if (width > SIZES.getFirst().getWidth()) {
      found.add(new Fault("%s: %.0f pixels wide".formatted(name, width), style()));
    }
    return found;
  }

  private List<Fault> look(String name, ContextMenu menu) {
    List<Fault> found = new ArrayList<>(check(name, menu.getScene().getRoot()));
    for (MenuItem each : menu.getItems()) {
      if (each instanceof Menu inner && each.isVisible()) {
        inner.show();
        Scene content = inner.getItems().getFirst().getParentPopup().getScene();
        found.addAll(check(name + ", " + each.getText(), content.getRoot()));
        inner.hide();
      }
    }
    return found;
  }

  private List<Fault> check(String name, Node content) {
    return LayoutFaults.of(content).stream()
        .map(each -> new Fault(name + ": " + each, style()))
        .toList();
  }

  private void add(Fault fault) {
    faults.computeIfAbsent(fault.text(), _ -> new TreeSet<>()).add(fault.window());
  }

  private void eachStyle(Runnable action) {
    for (Style style : styles(shown())) {
      FxThread.run(
          () -> {
            preferences.languageProperty().set(style.language);
            preferences.textSizeProperty().set(style.text);
          });
      action.run();
    }
  }

  private Style shown() {
    return new Style(preferences.languageProperty().get(), preferences.textSizeProperty().get());
  }

  /** Begins with the style that the screen has, as a screen is built anew for another. */
  private List<Style> styles(Style shown) {
    if (everyStyle) {
      List<Style> all = new ArrayList<>(STYLES);
      Collections.rotate(all, -STYLES.indexOf(shown));
      return all;
    }
    if (!shown.equals(LONGEST)) {
      return List.of(shown, LONGEST);
    }
    List<Style> others = STYLES.stream().filter(each -> !each.equals(LONGEST)).toList();
    return List.of(LONGEST, others.get(++turns % others.size()));
  }

  /**
   * All sizes for the longest texts, which are cut first; of the others the ends and the middle.
   */
  private List<Dimension2D> windows() {
    return everyStyle || shown().equals(LONGEST)
        ? sizes
        : List.of(sizes.getFirst(), sizes.get(sizes.size() / 2), sizes.getLast());
  }

  private List<Fault> look(String screen, List<Dimension2D> windows) {
    List<Fault> found = new ArrayList<>();
    for (Dimension2D size : windows) {
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
  void layOut(Dimension2D size) {
    window.scene().getRoot().resize(size.getWidth(), size.getHeight());
    for (int i = 0; i < FRAMES; i++) {
      ToolkitInternals.pulse(window.scene());
    }
  }

  private List<Fault> check(String screen, Dimension2D size) {
    Node overlay = find(".overlay");
    Node front = overlay != null && overlay.isVisible() ? overlay : window.scene().getRoot();
    String where = "%.0f × %.0f %s".formatted(size.getWidth(), size.getHeight(), style());
    return LayoutFaults.of(front).stream()
        .map(each -> new Fault(screen + ": " + each, where))
        .toList();
  }

  private String style() {
    return "%s %d %%"
        .formatted(
            preferences.languageProperty().get().tag(),
            preferences.textSizeProperty().get().percent());
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
