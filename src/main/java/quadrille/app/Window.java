package quadrille.app;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import javafx.application.ColorScheme;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Dragboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Exchange;
import quadrille.app.common.KeyHelp;
import quadrille.app.common.Look;
import quadrille.app.common.Notice;
import quadrille.app.common.NoticeBar;
import quadrille.app.common.Overlay;
import quadrille.app.common.Question;
import quadrille.app.common.QuestionCard;
import quadrille.app.common.Screen;
import quadrille.app.common.TextScale;
import quadrille.app.common.Words;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.Theme;
import quadrille.app.settings.WindowPlace;

/** The window: one screen at a time, in the language and the colours that are set. */
final class Window {
  private static final double NOTICE_MARGIN = 16;

  private static final KeyCombination QUESTION_MARK =
      new KeyCodeCombination(KeyCode.SLASH, KeyCombination.SHIFT_DOWN);

  private final Stage stage;
  private final Preferences preferences;
  private final StackPane layers = new StackPane();
  private final Overlay overlay = new Overlay();
  private Runnable onHelp = () -> {};
  private final Scene scene = new Scene(layers);
  private Function<Words, Screen> maker = words -> StackPane::new;
  private @Nullable Function<Words, Parent> front;
  private @Nullable NoticeBar notices;
  private Runnable afterFront = () -> {};
  private Runnable leave = () -> {};
  private @Nullable Screen screen;
  private @Nullable WindowPlace opened;

  Window(Stage stage, Preferences preferences) {
    this.stage = stage;
    this.preferences = preferences;
    stage.setScene(scene);
    stage.setMinWidth(WindowPlace.SMALLEST);
    stage.setMinHeight(WindowPlace.SMALLEST);
    Look.dress(scene);
    preferences.themeProperty().subscribe(theme -> Look.colour(scene, scheme(theme)));
    preferences.languageProperty().addListener((all, before, language) -> rebuild());
    preferences.textSizeProperty().subscribe(size -> TextScale.set(layers, size.percent()));
    preferences.textSizeProperty().addListener((all, before, size) -> rebuild());
    overlay.setOnHidden(this::frontHidden);
    scene.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private static @Nullable ColorScheme scheme(Theme theme) {
    return switch (theme) {
      case SYSTEM -> null;
      case LIGHT -> ColorScheme.LIGHT;
      case DARK -> ColorScheme.DARK;
    };
  }

  /** Opens files and texts that are dropped on the window. */
  void acceptDrops(Exchange exchange) {
    scene.setOnDragOver(
        event -> {
          if (event.getDragboard().hasFiles() || event.getDragboard().hasString()) {
            event.acceptTransferModes(TransferMode.COPY_OR_MOVE);
          }
          event.consume();
        });
    scene.setOnDragDropped(
        event -> {
          event.setDropCompleted(dropped(event.getDragboard(), exchange));
          event.consume();
        });
  }

  private static boolean dropped(Dragboard board, Exchange exchange) {
    if (board.hasFiles()) {
      exchange.open(board.getFiles().getFirst().toPath());
    } else if (board.hasString()) {
      exchange.open(board.getString(), null);
    }
    return board.hasFiles() || board.hasString();
  }

  /** Whether it is light or dark. */
  ColorScheme scheme() {
    return scene.getPreferences().getColorScheme();
  }

  /** Whether the system asks for less motion. */
  ObservableValue<Boolean> lessMotion() {
    return scene.getPreferences().reducedMotionProperty();
  }

  /** Puts the window where it was when it was last closed, or as much of it as the screens show. */
  void open(List<Rectangle2D> screens) {
    WindowPlace last = preferences.window();
    WindowPlace place = last == null ? WindowPlace.first(screens.getFirst()) : last.within(screens);
    opened = place;
    stage.setX(place.x());
    stage.setY(place.y());
    stage.setWidth(place.width());
    stage.setHeight(place.height());
    stage.setMaximized(place.maximized());
    // Or all would first be laid out, and styled, for the size that it likes best.
    layers.setPrefSize(place.width(), place.height());
    stage.show();
  }

  /**
   * Shows a screen instead of the one before.
   *
   * @param next makes it, once for each language it is shown in
   * @param whenLeft told when another screen takes its place or the window closes
   */
  void show(Function<Words, Screen> next, Runnable whenLeft) {
    leave.run();
    maker = next;
    leave = whenLeft;
    overlay.hide();
    rebuild();
  }

  private void rebuild() {
    closeScreen();
    List<Integer> focused = overlay.clear();
    Words words = preferences.languageProperty().get().words();
    Locale.setDefault(words.locale());
    Screen made = maker.apply(words);
    screen = made;
    notices = null;
    layers.getChildren().setAll(made.root(), overlay);
    made.shown();
    if (front != null) {
      overlay.show(front.apply(words));
      overlay.focus(focused);
    }
  }

  /** Shows a notice in front of the screen for a while. */
  void tell(Notice notice) {
    if (screen == null) {
      return;
    }
    Words words = preferences.languageProperty().get().words();
    NoticeBar bar = notices == null ? placeNotices(words) : notices;
    bar.show(notice, words);
  }

  private NoticeBar placeNotices(Words words) {
    NoticeBar bar = new NoticeBar(words);
    notices = bar;
    StackPane.setAlignment(bar.root(), Pos.BOTTOM_CENTER);
    StackPane.setMargin(bar.root(), new Insets(NOTICE_MARGIN));
    layers.getChildren().add(layers.getChildren().indexOf(overlay), bar.root());
    return bar;
  }

  /** Whether all that the screen prepares in the background is there to be seen. */
  boolean isReady() {
    return screen != null && screen.isReady();
  }

  private void closeScreen() {
    if (screen != null) {
      screen.closed();
    }
  }

  /**
   * Shows something in front of the screen until it is hidden.
   *
   * @param whenHidden told when it is gone
   */
  void showInFront(Function<Words, Parent> content, Runnable whenHidden) {
    overlay.hide();
    front = content;
    afterFront = whenHidden;
    overlay.show(content.apply(preferences.languageProperty().get().words()));
  }

  void hideFront() {
    overlay.hide();
  }

  private void frontHidden() {
    Runnable after = afterFront;
    front = null;
    afterFront = () -> {};
    after.run();
  }

  /**
   * Asks in front of the screen.
   *
   * @param no done for every other answer than yes
   */
  void ask(Question question, Runnable yes, Runnable no) {
    Runnable answered =
        () -> {
          afterFront = yes;
          hideFront();
        };
    showInFront(words -> new QuestionCard(question, words, answered, this::hideFront).root(), no);
  }

  /** Told when the player asks for help by a key. */
  void setOnHelp(Runnable handler) {
    onHelp = handler;
  }

  /** The keys of the screen that is shown. */
  List<KeyHelp> keys() {
    return screen == null ? List.of() : screen.keys();
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.F1 || isQuestionMark(event)) {
      onHelp.run();
      event.consume();
      return;
    }
    if (screen == null || overlay.isShowing()) {
      return;
    }
    for (Map.Entry<KeyCombination, Runnable> each : screen.shortcuts().entrySet()) {
      if (each.getKey().match(event)) {
        each.getValue().run();
        event.consume();
        return;
      }
    }
  }

  /** On many keyboards the question mark is a key with Shift; fields to write in keep it. */
  private static boolean isQuestionMark(KeyEvent event) {
    boolean written = event.getTarget() instanceof TextInputControl;
    return !written && ("?".equals(event.getText()) || QUESTION_MARK.match(event));
  }

  /** Leaves the screen that is shown and remembers where the window stands. */
  void close() {
    closeScreen();
    leave.run();
    preferences.remember(place());
    // The toolkit may hold a window longer than it is open; it need not hold the tables as well.
    layers.getChildren().clear();
    maker = words -> StackPane::new;
    leave = () -> {};
    screen = null;
  }

  private WindowPlace place() {
    if (stage.isMaximized() && opened != null) {
      return opened.maximize();
    }
    double width = Math.max(WindowPlace.SMALLEST, stage.getWidth());
    double height = Math.max(WindowPlace.SMALLEST, stage.getHeight());
    return new WindowPlace(stage.getX(), stage.getY(), width, height, false);
  }
}
