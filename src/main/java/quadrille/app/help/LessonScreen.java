package quadrille.app.help;

import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.navigation.Navigator;
import quadrille.app.navigation.Screen;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Icon;
import quadrille.board.BoardView;
import quadrille.board.GameScene;
import quadrille.board.TextScale;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.Line;
import quadrille.games.GameModule;
import quadrille.text.Localizer;
import quadrille.text.Text;

/**
 * The lesson screen: leads through a game step by step on a real board, with feedback to each move.
 */
public final class LessonScreen extends FxmlView implements Screen {
  /** From this width on the panel is beside the board, in pixels at the usual size of text. */
  private static final double WIDE_WIDTH = 720;

  /** Up to this width the panel is below the board. */
  private static final double NARROW_WIDTH = 600;

  private static final String RIGHT_ICON = "mdi2c-check-circle-outline";
  private static final String WRONG_ICON = "mdi2r-refresh";

  /** The share of the window's height that words below the board have, many or few. */
  private static final double WORDS_SHARE = 0.2;

  private final GameModule module;
  private final LessonModel model;
  private final Navigator navigator;
  private final Runnable onBack;
  private final Consumer<Runnable> onLeave;
  private final @Nullable Runnable onPlay;
  private final ObservableValue<BoardPreferences> boardPreferences;
  private final double animationMillis;
  private @Nullable GameScene scene;
  private @Nullable Line shown;

  @FXML private BorderPane screen;
  @FXML private Label title;
  @FXML private Label progress;
  @FXML private StackPane middle;
  @FXML private VBox panel;
  @FXML private ScrollPane scroll;
  @FXML private Label task;
  @FXML private HBox answer;
  @FXML private StackPane sign;
  @FXML private Label feedback;
  @FXML private Button back;
  @FXML private Button again;
  @FXML private Button next;

  /**
   * @param model the progress, kept when the screen is rebuilt
   * @param onBack shows the screen that the lesson was opened from
   * @param onLeave runs what replaces that screen for good, perhaps after a question
   * @param onPlay begins a game after the last step; if null, that leads back too
   * @param animationMillis the duration of one animation step, 0 for no animation
   */
  public LessonScreen(
      GameModule module,
      LessonModel model,
      Navigator navigator,
      Runnable onBack,
      Consumer<Runnable> onLeave,
      @Nullable Runnable onPlay,
      ObservableValue<BoardPreferences> boardPreferences,
      double animationMillis,
      Localizer localizer) {
    super(localizer);
    this.module = module;
    this.model = model;
    this.navigator = navigator;
    this.onBack = onBack;
    this.onLeave = onLeave;
    this.onPlay = onPlay;
    this.boardPreferences = boardPreferences;
    this.animationMillis = animationMillis;
    answer.managedProperty().bind(answer.visibleProperty());
    title.setText(localize("lesson.title", module.game().name()));
    model.stateProperty().subscribe(this::show);
    screen.layoutBoundsProperty().subscribe(this::updateLayout);
  }

  /** Places the panel beside the board, or below it in a narrow window. */
  private void updateLayout(Bounds bounds) {
    scroll.setPrefViewportHeight(bounds.getHeight() * WORDS_SHARE);
    boolean beside = isBeside(bounds.getWidth(), bounds.getHeight());
    Node now = beside ? screen.getRight() : screen.getBottom();
    if (!panel.equals(now)) {
      screen.setRight(null);
      screen.setBottom(null);
      (beside ? screen.rightProperty() : screen.bottomProperty()).set(panel);
    }
  }

  /** Between a narrow window and a wide one, the panel is where it leaves the board more room. */
  private boolean isBeside(double width, double height) {
    double usualWidth = width / TextScale.of(screen);
    if (scene == null || usualWidth < NARROW_WIDTH || usualWidth >= WIDE_WIDTH) {
      return usualWidth >= WIDE_WIDTH;
    }
    BoardView board = scene.board();
    double room = height - screen.getTop().prefHeight(width);
    double beside = board.cellWidth(width - panel.prefWidth(-1), room);
    return beside >= board.cellWidth(width, room - panel.prefHeight(width));
  }

  private void show(LessonModel.State state) {
    progress.setText(localize("lesson.progress", state.step() + 1, model.size()));
    task.setText(localize(model.task()));
    showBoard(state.board());
    back.setDisable(model.isFirst());
    again.setVisible(!model.awaitsMove());
    boolean ends = model.isLast() && state.right();
    next.setText(localize(!ends ? "next" : onPlay == null ? "done" : "play"));
    next.setDisable(!state.right());
    showFeedback(state.feedback(), state.right());
  }

  private void showBoard(Line line) {
    if (shown == line) {
      return;
    }
    boolean moves = shown != null && line.parent() == shown;
    GameScene now = scene != null && moves ? scene : newScene(line);
    scene = now;
    shown = line;
    now.show(line, moves);
    now.board().settings().inputAllowedProperty().set(model.awaitsMove());
  }

  private GameScene newScene(Line line) {
    GameScene fresh = module.scene().apply(line.settings());
    BoardView board = fresh.board();
    board.settings().preferencesProperty().bind(boardPreferences);
    board.settings().animationMillisProperty().set(animationMillis);
    board.setOnMove(model::tryMove);
    board.setOnClickRefused(model::showRefusal);
    middle.getChildren().setAll(fresh.root());
    return fresh;
  }

  private void showFeedback(@Nullable Text text, boolean right) {
    answer.setVisible(text != null);
    if (text != null) {
      sign.getChildren().setAll(new Icon(right ? RIGHT_ICON : WRONG_ICON));
      feedback.setText(localize(text));
      if (right) {
        next.requestFocus();
      } else if (!model.awaitsMove()) {
        again.requestFocus();
      }
    }
    // The answer is below the task, which may fill a small window.
    scroll.applyCss();
    scroll.layout();
    scroll.setVvalue(text == null ? scroll.getVmin() : scroll.getVmax());
  }

  @Override
  public Map<String, Runnable> shortcuts() {
    return Map.of("Esc", onBack, "Shortcut+Comma", navigator::showSettings);
  }

  @Override
  public void leave(Runnable next) {
    onLeave.accept(next);
  }

  @Override
  public void onShown() {
    focusBoard();
  }

  private void focusBoard() {
    if (scene != null) {
      scene.board().requestFocus();
    }
  }

  @FXML
  private void leaveLesson() {
    onBack.run();
  }

  @FXML
  private void back() {
    model.back();
    focusBoard();
  }

  @FXML
  private void again() {
    model.retry();
    focusBoard();
  }

  @FXML
  private void next() {
    if (model.isLast()) {
      Objects.requireNonNullElse(onPlay, onBack).run();
    } else {
      model.next();
      focusBoard();
    }
  }
}
