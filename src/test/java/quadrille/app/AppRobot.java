package quadrille.app;

import java.io.File;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import quadrille.RobotInput;
import quadrille.app.files.FileDialogs;
import quadrille.app.settings.Language;
import quadrille.app.settings.Motion;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.PreferencesFile;
import quadrille.app.settings.SavedPreferences;
import quadrille.app.settings.Theme;
import quadrille.app.settings.WindowBounds;
import quadrille.app.setup.GameSetup;
import quadrille.app.ui.FxThread;
import quadrille.games.Games;

/** Starts the whole program and uses its window: looks nodes up, clicks and types. */
final class AppRobot implements AutoCloseable {
  private static final int TIMEOUT_S = 20;

  private final FxRobot robot = new FxRobot();
  private final RobotInput input = new RobotInput(robot);
  private @Nullable App app;
  private @Nullable Stage stage;
  private @Nullable PlatformServices platformServices;

  /** Sets the file dialogs of the next start. */
  void setFileDialogs(FileDialogs other) {
    platformServices = PlatformServices.of(other);
  }

  /** Sets the services of the platform for the next start. */
  void setPlatformServices(PlatformServices other) {
    platformServices = other;
  }

  /** Starts the program with the data in a folder. */
  void start(Path folder, String... arguments) throws TimeoutException {
    launch(folder, ScreenNavigator::showLauncher, arguments);
    await("a screen", () -> isTableReady() || (arguments.length == 0 && has("#play-hex")));
  }

  /** Starts the program with the table of a new game in place of the launcher. */
  void startGame(Path folder, SavedPreferences saved, String game, GameSetup setup)
      throws TimeoutException {
    new PreferencesFile(folder).write(saved);
    launch(folder, navigator -> navigator.startGame(Games.get(game), setup));
    await("the table", this::isTableReady);
  }

  /** Whether a table is shown whose game has begun. */
  private boolean isTableReady() {
    return has(".game-scene") && !status().contains("…");
  }

  /**
   * @param first opens the first screen
   */
  private void launch(Path folder, Consumer<ScreenNavigator> first, String... arguments)
      throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    System.setProperty("quadrille.data", folder.toString());
    FxThread.run(
        () -> {
          App fresh = new App();
          app = fresh;
          ToolkitInternals.setParameters(fresh, arguments);
          fresh.setFirstScreen(first);
          if (platformServices != null) {
            fresh.setPlatformServices(platformServices);
          }
          Stage window = new Stage();
          stage = window;
          fresh.start(window);
        });
  }

  /** Starts the program with these preferences. */
  void start(Path folder, SavedPreferences saved) throws TimeoutException {
    new PreferencesFile(folder).write(saved);
    start(folder);
  }

  /** Preferences for tests: fast animation, English, light theme, a window of 960 by 720. */
  static SavedPreferences saved(Map<String, GameSetup> setups) {
    return saved(setups, new WindowBounds(0, 0, 960, 720, false));
  }

  /** Preferences for tests, without animation. */
  static SavedPreferences savedWithoutAnimation(Map<String, GameSetup> setups) {
    return saved(setups, new WindowBounds(0, 0, 960, 720, false), Motion.OFF);
  }

  static SavedPreferences saved(Map<String, GameSetup> setups, WindowBounds place) {
    return saved(setups, place, Motion.FAST);
  }

  private static SavedPreferences saved(
      Map<String, GameSetup> setups, WindowBounds place, Motion motion) {
    Preferences preferences = new Preferences(SavedPreferences.DEFAULTS);
    preferences.themeProperty().set(Theme.LIGHT);
    preferences.languageProperty().set(Language.ENGLISH);
    preferences.motionProperty().set(motion);
    setups.forEach(preferences::remember);
    preferences.windowProperty().set(place);
    return preferences.snapshot();
  }

  @Override
  public void close() {
    FxThread.run(
        () -> {
          Objects.requireNonNull(app).stop();
          stage().close();
        });
    System.clearProperty("quadrille.data");
  }

  /** Returns the widths of the window's icons in pixels. */
  List<Integer> icons() {
    return ask(() -> stage().getIcons().stream().map(each -> (int) each.getWidth()).toList());
  }

  /** Gives the window another size, in pixels, and waits until it is laid out. */
  void resize(double width, double height) {
    FxThread.run(
        () -> {
          stage().setWidth(width);
          stage().setHeight(height);
        });
    int[] frames = {0};
    FxThread.await(() -> ++frames[0] > 4);
  }

  private Stage stage() {
    return Objects.requireNonNull(stage, "not started");
  }

  /**
   * Waits until a condition holds.
   *
   * @param what named in the error after 20 seconds
   */
  void await(String what, BooleanSupplier condition) {
    try {
      WaitForAsyncUtils.waitFor(TIMEOUT_S, TimeUnit.SECONDS, () -> holds(condition));
    } catch (TimeoutException e) {
      throw new AssertionError("timed out waiting for " + what + "; status: " + status(), e);
    }
  }

  /** Nodes that the condition looks up may not be on the screen yet. */
  private static boolean holds(BooleanSupplier condition) {
    try {
      return ask(condition::getAsBoolean);
    } catch (AssertionError | CompletionException e) {
      return false;
    }
  }

  void awaitStatus(String text) {
    await(text, () -> status().contains(text));
  }

  void awaitMoves(String... moves) {
    await(List.of(moves).toString(), () -> moves().equals(List.of(moves)));
  }

  /** Calls on the JavaFX thread, also from that thread itself. */
  private static <T> T ask(Supplier<T> question) {
    return Platform.isFxApplicationThread() ? question.get() : FxThread.call(question);
  }

  boolean has(String query) {
    return robot.lookup(query).queryAll().stream().anyMatch(AppRobot::isSeen);
  }

  /** Whether a node is on the screen, and nothing that it is part of is hidden. */
  private static boolean isSeen(Node node) {
    return node.getScene() != null
        && Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible)
        && node.localToScreen(0, 0) != null;
  }

  /** Returns how many visible nodes match. */
  int count(String query) {
    return (int) robot.lookup(query).queryAll().stream().filter(AppRobot::isSeen).count();
  }

  Node node(String query) {
    return robot.lookup(query).queryAll().stream()
        .filter(AppRobot::isSeen)
        .findFirst()
        .orElseThrow(() -> new AssertionError("not visible: " + query));
  }

  /** The distance of a node from the top of the window, in pixels. */
  double top(String query) {
    return ask(() -> node(query).localToScene(0, 0).getY());
  }

  /** The distance of a node from the left of the window, in pixels. */
  double left(String query) {
    return ask(() -> node(query).localToScene(0, 0).getX());
  }

  String text(String query) {
    return ask(() -> ((Labeled) node(query)).getText());
  }

  /** Returns the texts of the visible labels that match. */
  List<String> texts(String query) {
    return ask(
        () ->
            robot.lookup(query).queryAll().stream()
                .filter(AppRobot::isSeen)
                .filter(Labeled.class::isInstance)
                .map(each -> ((Labeled) each).getText())
                .toList());
  }

  /** Whether a visible label that matches contains the text. */
  boolean anyText(String query, String part) {
    return texts(query).stream().anyMatch(each -> each.contains(part));
  }

  /** Clicks the first visible node for each query: a selector, or the text of a control. */
  void click(String... queries) {
    for (String query : queries) {
      await(query, () -> has(query));
      input.click(() -> node(query), this::middleOf);
    }
  }

  /** Clicks the visible node that matches and has this text. */
  void clickText(String query, String text) {
    await(text, () -> anyText(query, text));
    input.click(
        () ->
            robot.lookup(query).queryAll().stream()
                .filter(each -> isSeen(each) && ((Labeled) each).getText().equals(text))
                .findFirst()
                .orElseThrow(),
        this::middleOf);
  }

  /** Clicks the control with this text inside another node. */
  void clickWithin(String outer, String text) {
    await(outer, () -> has(outer));
    input.click(() -> robot.from(node(outer)).lookup(text).query(), this::middleOf);
  }

  /** Drops files on a node. */
  void drop(List<File> files, String onto) {
    drag(files, onto, DragEvent.DRAG_OVER);
    drag(files, onto, DragEvent.DRAG_DROPPED);
  }

  /** Fires an event of dragging files, as nothing can be dragged without a display. */
  void drag(List<File> files, String onto, EventType<DragEvent> type) {
    Dragboard board = ToolkitInternals.dragboard(files);
    FxThread.run(() -> Event.fireEvent(node(onto), ToolkitInternals.dragEvent(type, board)));
  }

  /** Whether the window shows that it can open what is dragged over it. */
  boolean isDropTarget() {
    return node(".root").getPseudoClassStates().contains(PseudoClass.getPseudoClass("drop-target"));
  }

  /** Does something while a key is held. */
  void with(KeyCode key, Runnable action) {
    robot.press(key);
    action.run();
    robot.release(key);
  }

  void rightClick(String cell) {
    robot.rightClickOn(middle(cell(cell)));
  }

  /** Draws an arrow with the right button. */
  void drawArrow(String from, String to) {
    robot.moveTo(middle(cell(from))).press(MouseButton.SECONDARY);
    robot.moveTo(middle(cell(to))).release(MouseButton.SECONDARY);
  }

  /** Replaces the text of a spinner, even of one below what can be seen. */
  void enter(String query, String text) {
    FxThread.run(node(query + " .text-field")::requestFocus);
    typeWithShortcut(KeyCode.A);
    robot.write(text);
  }

  /** Types into the focused control. */
  void write(String text) {
    robot.write(text);
  }

  /** Whether a combo box has a choice that contains the text. */
  boolean offers(String query, String text) {
    return ask(
        () -> choices((ComboBox<?>) node(query)).stream().anyMatch(each -> each.contains(text)));
  }

  private static <T> List<String> choices(ComboBox<T> box) {
    return box.getItems().stream().map(each -> box.getConverter().toString(each)).toList();
  }

  void type(KeyCode... keys) {
    input.type(keys);
  }

  void typeWithShift(KeyCode key) {
    input.typeWithShift(key);
  }

  void typeWithShortcutAndShift(KeyCode key) {
    robot.push(
        new KeyCodeCombination(key, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
  }

  void typeWithShortcut(KeyCode key) {
    robot.push(new KeyCodeCombination(key, KeyCombination.SHORTCUT_DOWN));
  }

  /** Clicks cells of the board by name. */
  void clickCells(String... names) {
    for (String name : names) {
      clickCell(() -> cell(name));
    }
  }

  /** Plays moves of one click each, and waits for each to appear in the move list. */
  void play(String... cells) {
    for (String name : cells) {
      int before = moves().size();
      clickCells(name);
      await("move " + name, () -> moves().size() == before + 1);
    }
  }

  /** Draws the first free edge of a board of Dots and Boxes. */
  void playAny() {
    Node open =
        ask(
            () ->
                robot.lookup(".game-scene .cell").queryAll().stream()
                    .filter(cell -> read(cell).contains("not drawn"))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no free edge")));
    clickCell(() -> open);
  }

  private Point2D middleOf(Node node) {
    return robot.point(node).query();
  }

  private void clickCell(Supplier<Node> cell) {
    input.click(cell, each -> robot.point(middle(each)).query());
  }

  private Bounds middle(Node cell) {
    Node area = cell.lookup(".area");
    return area.localToScreen(area.getBoundsInLocal());
  }

  private Node cell(String name) {
    Pattern begin = Pattern.compile("(?:edge )?" + name + ",.*");
    return ask(
        () ->
            robot.lookup(".game-scene .cell").queryAll().stream()
                .filter(cell -> begin.matcher(read(cell)).matches())
                .findFirst()
                .orElseThrow(() -> new AssertionError("no cell " + name)));
  }

  /** Whether a node is in front of or behind any part of a cell. */
  boolean overlapsCells(String query) {
    Node node = node(query);
    Bounds place = node.localToScene(node.getLayoutBounds());
    return robot.lookup(".game-scene .cell").queryAll().stream()
        .anyMatch(cell -> cell.localToScene(cell.getLayoutBounds()).intersects(place));
  }

  boolean isBelow(String cell, String other) {
    return middle(cell(cell)).getMinY() > middle(cell(other)).getMinY();
  }

  /** Whether the accessible text of any cell matches. */
  boolean anyCell(Predicate<String> said) {
    return ask(
        () ->
            robot.lookup(".game-scene .cell").queryAll().stream()
                .map(AppRobot::read)
                .anyMatch(said));
  }

  /** Returns the accessible text of a cell. */
  String read(String cell) {
    return ask(() -> read(cell(cell)));
  }

  private static String read(Node cell) {
    return String.valueOf(cell.queryAccessibleAttribute(AccessibleAttribute.TEXT));
  }

  /** Returns the accessible text of the focused node, once that node handles keys. */
  String focused() {
    Node owner = ask(() -> stage().getScene().getFocusOwner());
    return owner == null || isNew(owner) ? "nothing" : ask(() -> read(owner));
  }

  /** A control handles no keys before its first layout. */
  private static boolean isNew(Node node) {
    return node instanceof Control control && control.getSkin() == null;
  }

  boolean hasFocus(String query) {
    return ask(() -> node(query).isFocused());
  }

  /** Returns the status under the board, or an empty text. */
  String status() {
    if (!has(".status-text")) {
      return "";
    }
    return has(".result") ? text(".result") + ": " + text(".status-text") : text(".status-text");
  }

  /** Returns the moves of the main line. */
  List<String> moves() {
    if (!has(".move-list")) {
      return List.of();
    }
    return rows().stream()
        .filter(each -> each.matches("\\d.*"))
        .flatMap(each -> Stream.of(each.split(" ")).skip(1))
        .filter(each -> !each.startsWith("["))
        .toList();
  }

  /** Returns the variations without their numbers, each in parentheses. */
  List<String> variations() {
    return rows().stream()
        .filter(each -> each.startsWith("("))
        .map(each -> each.replaceAll("\\d+[.…] ", ""))
        .toList();
  }

  /** Returns the headers of the tabs that can be seen, from left to right. */
  List<String> tabs() {
    return ask(
        () ->
            robot.lookup(".tab-label").queryAll().stream()
                .filter(each -> isSeen(each) && isWithin(each, node(".tab-header-area")))
                .sorted(Comparator.comparingDouble(each -> each.localToScene(0, 0).getX()))
                .map(each -> ((Labeled) each).getText())
                .toList());
  }

  private static boolean isWithin(Node inner, Node outer) {
    Bounds bounds = inner.localToScene(inner.getLayoutBounds());
    return outer.localToScene(outer.getLayoutBounds()).contains(bounds);
  }

  /** Returns the items of a list. */
  List<?> items(String query) {
    return ask(() -> List.copyOf(((ListView<?>) node(query)).getItems()));
  }

  /** Returns the rows of the move list: a turn each, with undone moves in brackets. */
  List<String> rows() {
    return ask(
        () -> ((ListView<?>) node(".move-list")).getItems().stream().map(String::valueOf).toList());
  }

  /** Returns the numbers of the turns that can be seen in the move list, from top to bottom. */
  List<String> turnsSeen() {
    return ask(
        () ->
            robot.lookup(".move-list .move-number").queryAll().stream()
                .filter(each -> isSeen(each) && isWithin(each, node(".move-list")))
                .sorted(Comparator.comparingDouble(each -> each.localToScene(0, 0).getY()))
                .map(each -> ((Labeled) each).getText())
                .toList());
  }
}
