package quadrille.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeoutException;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseButton;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import quadrille.app.files.FileDialogs;
import quadrille.app.settings.Language;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.TextSize;
import quadrille.app.settings.Theme;
import quadrille.app.settings.WindowBounds;
import quadrille.app.ui.FxThread;

/**
 * Uses the program at random, by mouse and keyboard and in windows of several sizes, as nobody
 * would think of. A seed repeats the choices but not their times, so that a fault that it found may
 * not come again.
 */
@Tag("screen")
@Tag("slow")
@Timeout(600)
class RandomUseTest {
  private static final int ACTIONS = 300;
  private static final int TOLD_ACTIONS = 20;

  private static final List<Dimension2D> SIZES =
      List.of(
          new Dimension2D(480, 480),
          new Dimension2D(620, 700),
          new Dimension2D(700, 500),
          new Dimension2D(960, 720),
          new Dimension2D(1200, 760));

  private static final List<KeyCode> KEYS =
      List.of(
          KeyCode.ENTER,
          KeyCode.SPACE,
          KeyCode.ESCAPE,
          KeyCode.TAB,
          KeyCode.LEFT,
          KeyCode.RIGHT,
          KeyCode.UP,
          KeyCode.DOWN,
          KeyCode.HOME,
          KeyCode.END,
          KeyCode.BACK_SPACE,
          KeyCode.DELETE,
          KeyCode.F1,
          KeyCode.A,
          KeyCode.D,
          KeyCode.F,
          KeyCode.H,
          KeyCode.P,
          KeyCode.R,
          KeyCode.S,
          KeyCode.DIGIT3,
          KeyCode.PLUS,
          KeyCode.MINUS,
          KeyCode.COMMA);

  private static final List<String> WORDS = List.of("e5", "12", "32-28", "999999", "-5", "é ç");

  @TempDir private Path folder;
  private final AppRobot app = new AppRobot();
  private final FxRobot robot = new FxRobot();
  private final Deque<String> actions = new ArrayDeque<>();
  private final Queue<Throwable> errors = new ConcurrentLinkedQueue<>();
  private final Logger log = Logger.getLogger("quadrille");
  private final Handler errorCollector = new ErrorCollector();

  private final class ErrorCollector extends Handler {
    @Override
    public void publish(LogRecord logged) {
      if (logged.getThrown() != null && !isOfToolkit(logged.getThrown())) {
        errors.add(logged.getThrown());
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  /** The toolkit without a display cannot draw a menu that reaches beyond its screen. */
  private static boolean isOfToolkit(Throwable error) {
    return Stream.of(error.getStackTrace())
        .anyMatch(each -> each.getClassName().endsWith(".HeadlessWindow"));
  }

  /** Chooses what was saved before, or nothing. */
  private static final class RandomDialogs implements FileDialogs {
    private final Path folder;
    private final Random random;
    private final List<Path> saved = new ArrayList<>();

    RandomDialogs(Path folder, Random random) {
      this.folder = folder;
      this.random = random;
    }

    @Override
    public Optional<Path> showOpenDialog(String title, List<ExtensionFilter> types) {
      return saved.isEmpty() ? Optional.empty() : Optional.of(pick(random, saved));
    }

    @Override
    public Optional<Path> showSaveDialog(String title, String name, List<ExtensionFilter> types) {
      saved.add(folder.resolve(saved.size() + name));
      return Optional.of(saved.getLast());
    }
  }

  @BeforeEach
  void collectErrors() {
    log.addHandler(errorCollector);
  }

  @AfterEach
  void close() {
    app.close();
    log.removeHandler(errorCollector);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void noActionIsAnsweredWithAnError(long seed) throws TimeoutException {
    Random random = new Random(seed);
    app.setFileDialogs(new RandomDialogs(folder, random));
    Preferences preferences =
        new Preferences(AppRobot.saved(Map.of(), new WindowBounds(0, 0, 960, 720, false)));
    preferences.languageProperty().set(random.nextBoolean() ? Language.FRENCH : Language.ENGLISH);
    preferences.themeProperty().set(random.nextBoolean() ? Theme.DARK : Theme.LIGHT);
    preferences.textSizeProperty().set(pick(random, List.of(TextSize.values())));
    app.start(folder, preferences.snapshot());
    app.click((random.nextInt(3) == 0 ? "#watch-" : "#play-") + gameOf(seed), "#play");

    for (int i = 0; i < ACTIONS && errors.isEmpty(); i++) {
      act(random);
    }

    assertThat(errors).as(String.join("\n", actions)).isEmpty();
  }

  private static String gameOf(long seed) {
    return List.of("hex", "dames", "hexxagon", "dots").get((int) (seed % 4));
  }

  private static <T> T pick(Random random, List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private void act(Random random) {
    int kind = random.nextInt(100);
    if (kind < 75) {
      click(random);
    } else if (kind < 93) {
      press(random);
    } else if (kind < 97) {
      String word = pick(random, WORDS);
      tell("write " + word);
      robot.write(word);
    } else {
      Dimension2D size = pick(random, SIZES);
      tell("resize to " + size);
      app.resize(size.getWidth(), size.getHeight());
    }
  }

  private void tell(String action) {
    actions.addLast(action);
    if (actions.size() > TOLD_ACTIONS) {
      actions.removeFirst();
    }
  }

  private void press(Random random) {
    KeyCode key = pick(random, KEYS);
    switch (random.nextInt(6)) {
      case 0 -> push(new KeyCodeCombination(key, KeyCombination.SHORTCUT_DOWN));
      case 1 -> push(new KeyCodeCombination(key, KeyCombination.SHIFT_DOWN));
      default -> push(new KeyCodeCombination(key));
    }
  }

  private void push(KeyCodeCombination keys) {
    tell("press " + keys);
    robot.push(keys);
  }

  /** A place to click, and what is there. */
  private record Target(Point2D point, String name, boolean isCell) {}

  private void click(Random random) {
    List<Target> all = FxThread.call(RandomUseTest::targets);
    List<Target> cells = all.stream().filter(Target::isCell).toList();
    List<Target> others = all.stream().filter(each -> !each.isCell).toList();
    boolean onBoard = !cells.isEmpty() && (others.isEmpty() || random.nextInt(10) < 6);
    if (!all.isEmpty()) {
      Target target = pick(random, onBoard ? cells : others);
      boolean menu = random.nextInt(20) == 0;
      tell((menu ? "right click " : "click ") + target.name);
      robot.clickOn(target.point, menu ? MouseButton.SECONDARY : MouseButton.PRIMARY);
    }
  }

  /** What can be clicked in the window in front, a menu perhaps, within the main window. */
  private static List<Target> targets() {
    List<Window> windows = Window.getWindows().stream().filter(Window::isShowing).toList();
    Rectangle2D main = place(windows.getFirst());
    Rectangle2D front = place(windows.getLast());
    return inside(windows.getLast().getScene().getRoot())
        .filter(RandomUseTest::isTarget)
        .map(RandomUseTest::target)
        .filter(each -> main.contains(each.point) && front.contains(each.point))
        .toList();
  }

  private static Rectangle2D place(Window window) {
    return new Rectangle2D(window.getX(), window.getY(), window.getWidth(), window.getHeight());
  }

  private static Stream<Node> inside(Node node) {
    Stream<Node> below =
        node instanceof Parent parent && !(node instanceof TextInputControl)
            ? parent.getChildrenUnmodifiable().stream().flatMap(RandomUseTest::inside)
            : Stream.empty();
    return node.isVisible() && !node.isDisabled()
        ? Stream.concat(Stream.of(node), below)
        : Stream.empty();
  }

  private static boolean isTarget(Node node) {
    return isCell(node)
        || node instanceof ButtonBase
        || node instanceof TextInputControl
        || node instanceof ComboBoxBase
        || node instanceof Slider
        || node instanceof Spinner
        || node instanceof ListCell
        || node.getStyleClass().stream().anyMatch(List.of("tab", "menu-item")::contains);
  }

  private static boolean isCell(Node node) {
    return node.getStyleClass().contains("cell") && node.lookup(".area") != null;
  }

  private static Target target(Node node) {
    Node area = isCell(node) ? node.lookup(".area") : node;
    Bounds place = area.localToScreen(area.getBoundsInLocal());
    Point2D middle = new Point2D(place.getCenterX(), place.getCenterY());
    String text = node instanceof Labeled labeled ? labeled.getText() : "";
    return new Target(middle, node.getStyleClass() + " " + node.getId() + " " + text, isCell(node));
  }
}
