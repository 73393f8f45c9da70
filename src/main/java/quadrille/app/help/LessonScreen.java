package quadrille.app.help;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Fxml;
import quadrille.app.common.Icon;
import quadrille.app.common.Navigator;
import quadrille.app.common.Screen;
import quadrille.app.common.TextScale;
import quadrille.app.common.Words;
import quadrille.board.BoardTaste;
import quadrille.board.BoardView;
import quadrille.board.GameScene;
import quadrille.core.Line;
import quadrille.core.Text;
import quadrille.games.Room;

/** A first lesson: on a real board, step by step, with a word about every move that is tried. */
public final class LessonScreen implements Screen {
  private static final double NARROW = 720;
  private static final String RIGHT = "mdi2c-check-circle-outline";
  private static final String WRONG = "mdi2r-refresh";

  private final Room room;
  private final LessonModel model;
  private final Navigator navigator;
  private final BoardTaste taste;
  private final double animationMillis;
  private final Words words;
  private final Parent root;
  private @Nullable BoardView board;
  private @Nullable Line shown;

  @FXML private BorderPane screen;
  @FXML private Label title;
  @FXML private Label progress;
  @FXML private StackPane middle;
  @FXML private VBox panel;
  @FXML private Label task;
  @FXML private HBox answer;
  @FXML private StackPane sign;
  @FXML private Label feedback;
  @FXML private Button back;
  @FXML private Button again;
  @FXML private Button next;

  /**
   * @param model how far the lesson has come, kept when the screen is built anew
   * @param animationMillis how long one step of a move is seen, 0 for not at all
   */
  public LessonScreen(
      Room room,
      LessonModel model,
      Navigator navigator,
      BoardTaste taste,
      double animationMillis,
      Words words) {
    this.room = room;
    this.model = model;
    this.navigator = navigator;
    this.taste = taste;
    this.animationMillis = animationMillis;
    this.words = words;
    root = Fxml.LESSON.load(words, this);
    answer.managedProperty().bind(answer.visibleProperty());
    title.setText(words.say(LessonScreen.class, "lesson.title", room.game().name()));
    model.stateProperty().subscribe(this::show);
    screen.layoutBoundsProperty().subscribe(bounds -> arrange(bounds.getWidth()));
  }

  /** The panel at the right, or where there is little room under the board. */
  private void arrange(double width) {
    boolean narrow = width < NARROW * TextScale.of(screen);
    Node now = narrow ? screen.getBottom() : screen.getRight();
    if (now != panel) {
      screen.setRight(null);
      screen.setBottom(null);
      (narrow ? screen.bottomProperty() : screen.rightProperty()).set(panel);
    }
  }

  private void show(LessonModel.State state) {
    progress.setText(
        words.say(LessonScreen.class, "lesson.progress", state.step() + 1, model.size()));
    task.setText(words.say(model.task()));
    showBoard(state.board());
    showFeedback(state.feedback(), state.right());
    back.setDisable(model.isFirst());
    again.setVisible(!model.isOpen());
    boolean ends = model.isLast() && state.right();
    next.setText(words.say(LessonScreen.class, ends ? "play" : "next"));
    next.setDisable(!state.right());
  }

  private void showBoard(Line line) {
    if (shown == line && board != null) {
      return;
    }
    boolean moves = board != null && line.parent() != null && line.parent() == shown;
    if (!moves) {
      newBoard(line);
    }
    shown = line;
    BoardView view = board;
    if (view != null) {
      view.show(line, moves);
      view.setInput(model.isOpen());
    }
  }

  private void newBoard(Line line) {
    GameScene scene = room.view().get().scene(line.settings());
    BoardView fresh = scene.board();
    fresh.tasteProperty().set(taste);
    fresh.animationMillisProperty().set(animationMillis);
    fresh.setOnMove(model::tryMove);
    fresh.setOnRefused(model::refuse);
    scene.refresh(line);
    middle.getChildren().setAll(scene.root());
    board = fresh;
  }

  private void showFeedback(@Nullable Text said, boolean right) {
    answer.setVisible(said != null);
    if (said != null) {
      sign.getChildren().setAll(new Icon(right ? RIGHT : WRONG));
      feedback.setText(words.say(said));
      if (right) {
        next.requestFocus();
      }
    }
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public Map<KeyCombination, Runnable> shortcuts() {
    Map<KeyCombination, Runnable> keys = new LinkedHashMap<>();
    keys.put(KeyCombination.valueOf("Esc"), this::leave);
    keys.put(KeyCombination.valueOf("Shortcut+Comma"), navigator::settings);
    return keys;
  }

  @Override
  public void shown() {
    focusBoard();
  }

  private void focusBoard() {
    if (board != null) {
      board.requestFocus();
    }
  }

  @FXML
  private void leave() {
    navigator.launcher();
  }

  @FXML
  private void back() {
    model.back();
    focusBoard();
  }

  @FXML
  private void again() {
    model.again();
    focusBoard();
  }

  @FXML
  private void next() {
    if (model.isLast()) {
      navigator.newGame(room, false);
    } else {
      model.next();
      focusBoard();
    }
  }
}
