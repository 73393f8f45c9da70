package quadrille.app;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import quadrille.app.navigation.Confirmation;
import quadrille.app.navigation.ConfirmationCard;
import quadrille.app.navigation.Notice;
import quadrille.app.navigation.NoticeBar;
import quadrille.app.navigation.Screen;
import quadrille.app.navigation.Screen.KeyHelp;
import quadrille.app.settings.Preferences;
import quadrille.app.settings.Theme;
import quadrille.app.settings.WindowBounds;
import quadrille.app.ui.CrossFade;
import quadrille.app.ui.FocusPath;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Overlay;
import quadrille.app.ui.SceneStyle;
import quadrille.board.TextScale;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The main window: shows one screen at a time, with overlays and notices in front of it. */
public final class MainWindow {
  private static final double NOTICE_MARGIN = 16;
  private static final KeyCode FULL_SCREEN = KeyCode.F11;
  private static final double MAX_FADE_MILLIS = 250;

  private static final KeyCombination QUESTION_MARK =
      new KeyCodeCombination(KeyCode.SLASH, KeyCombination.SHIFT_DOWN);

  private final Stage stage;
  private final WindowPlacement placement;
  private final Preferences preferences;
  private final StackPane layers = new StackPane();
  private final Overlay overlay = new Overlay();
  private Runnable onHelp = () -> {};
  private final Scene scene = new Scene(layers);
  private Function<Localizer, Screen> screenFactory = localizer -> StackPane::new;
  private @Nullable Function<Localizer, FxmlView> overlayContent;
  private @Nullable NoticeBar noticeBar;
  private Runnable afterOverlay = () -> {};
  private Runnable onClose = overlay::hide;
  private Runnable onLeave = () -> {};
  private @Nullable Screen screen;
  private boolean asking;
  private boolean ranShortcut;
  private boolean outdated;
  private int screens;

  public MainWindow(Stage stage, Preferences preferences) {
    this.stage = stage;
    placement = new WindowPlacement(stage);
    this.preferences = preferences;
    stage.setScene(scene);
    SceneStyle.apply(scene);
    preferences
        .themeProperty()
        .subscribe(theme -> scene.getPreferences().setColorScheme(colorScheme(theme)));
    preferences.languageProperty().addListener((all, before, language) -> rebuildSoon());
    preferences.textSizeProperty().subscribe(size -> TextScale.set(layers, size.percent()));
    preferences.textSizeProperty().addListener((all, before, size) -> rebuildSoon());
    overlay.setOnHidden(this::overlayHidden);
    overlay.setOnClose(() -> onClose.run());
    scene.addEventFilter(KeyEvent.KEY_PRESSED, _ -> ranShortcut = false);
    scene.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
    scene.addEventFilter(KeyEvent.KEY_TYPED, this::keyTyped);
  }

  /** Switches between the whole screen and a window, and says how to come back. */
  void toggleFullScreen() {
    if (placement.toggleFullScreen()) {
      showNotice(Notice.of(Text.of(MainWindow.class, "full-screen", FULL_SCREEN.getName())));
    }
  }

  private static @Nullable ColorScheme colorScheme(Theme theme) {
    return switch (theme) {
      case SYSTEM -> null;
      case LIGHT -> ColorScheme.LIGHT;
      case DARK -> ColorScheme.DARK;
    };
  }

  Scene scene() {
    return scene;
  }

  /** Whether the system asks for reduced motion. */
  ObservableValue<Boolean> reducedMotionProperty() {
    return scene.getPreferences().reducedMotionProperty();
  }

  /** Opens the window where it was last closed, as far as the screens allow. */
  public void open(List<Rectangle2D> screens) {
    WindowBounds bounds = placement.restore(preferences.windowProperty().get(), screens);
    // Otherwise the first layout and styling would be for the preferred size of the content.
    layers.setPrefSize(bounds.width(), bounds.height());
    stage.show();
  }

  /**
   * Replaces the current screen.
   *
   * @param next creates the screen, again whenever the language changes
   * @param onLeave run when another screen replaces it or the window closes
   */
  void show(Function<Localizer, Screen> next, Runnable onLeave) {
    this.onLeave.run();
    this.onLeave = onLeave;
    replace(next);
  }

  /**
   * Shows a screen in place of the current one without leaving that.
   *
   * @param onBack run when the current screen is shown again, with the focus where it was
   * @param next creates the screen, given what shows the current one again
   */
  void showAside(Runnable onBack, Function<Runnable, Function<Localizer, Screen>> next) {
    Function<Localizer, Screen> current = screenFactory;
    // A panel returns the focus to the screen that it covers.
    overlay.hide();
    FocusPath focused = new FocusPath(layers);
    replace(
        next.apply(
            () -> {
              replace(current);
              var _ = focused.focus(layers);
              onBack.run();
            }));
  }

  /** Runs what replaces the current screen, after the screen's question if it has one. */
  void leave(Runnable next) {
    if (screen == null) {
      next.run();
    } else {
      screen.leave(next);
    }
  }

  private void replace(Function<Localizer, Screen> next) {
    screens++;
    screenFactory = next;
    overlay.hide();
    double millis = Math.min(MAX_FADE_MILLIS, preferences.animationMillis(reducedMotion()));
    Node before = screen != null && millis > 0 ? CrossFade.picture(screen.root()) : null;
    rebuild();
    if (before != null) {
      CrossFade.fadeOut(before, layers, millis);
    }
  }

  private boolean reducedMotion() {
    return reducedMotionProperty().getValue();
  }

  void show(Function<Localizer, Screen> next) {
    show(next, () -> {});
  }

  /** Whether the player is asked a question, which anything else in its place would answer. */
  boolean isAsking() {
    return asking;
  }

  /** How many screens were shown, which tells whether the current one is still the same. */
  int screensShown() {
    return screens;
  }

  /** Rebuilds the screen once when several preferences change together. */
  private void rebuildSoon() {
    outdated = true;
    Platform.runLater(
        () -> {
          if (outdated) {
            rebuild();
          }
        });
  }

  private void rebuild() {
    outdated = false;
    closeScreen();
    FocusPath focused = overlay.clear();
    Localizer localizer = preferences.localizer();
    Locale.setDefault(localizer.locale());
    Screen next = screenFactory.apply(localizer);
    screen = next;
    Notice staying = noticeBar == null ? null : noticeBar.staying();
    noticeBar = null;
    layers.getChildren().setAll(next.root(), overlay);
    // A board takes its orientation from its size, so that its cells cannot have the focus before.
    layers.applyCss();
    layers.layout();
    next.onShown();
    if (staying != null) {
      showNotice(staying);
    }
    if (overlayContent != null) {
      overlay.show(overlayContent.apply(localizer).root());
      overlay.restoreFocus(focused);
    }
  }

  /** Shows a notice in front of the screen for a few seconds. */
  void showNotice(Notice notice) {
    if (screen != null) {
      NoticeBar bar = noticeBar == null ? addNoticeBar() : noticeBar;
      bar.show(notice);
    }
  }

  /** Hides a notice that holds no longer; does nothing unless it is the one shown. */
  void withdrawNotice(Notice notice) {
    if (noticeBar != null) {
      noticeBar.withdraw(notice);
    }
  }

  private NoticeBar addNoticeBar() {
    NoticeBar bar = new NoticeBar(preferences.localizer());
    noticeBar = bar;
    StackPane.setAlignment(bar.root(), Pos.BOTTOM_CENTER);
    StackPane.setMargin(bar.root(), new Insets(NOTICE_MARGIN));
    layers.getChildren().add(layers.getChildren().indexOf(overlay), bar.root());
    return bar;
  }

  /** Whether everything that the screen prepares in the background is visible. */
  public boolean isReady() {
    return screen != null && screen.isReady();
  }

  private void closeScreen() {
    if (screen != null) {
      screen.onClosed();
    }
  }

  /**
   * Shows a panel in front of the screen.
   *
   * @param whenHidden run when the panel is hidden
   */
  void showOverlay(Function<Localizer, FxmlView> content, Runnable whenHidden) {
    overlay.hide();
    onClose = overlay::hide;
    overlayContent = content;
    afterOverlay = whenHidden;
    overlay.show(content.apply(preferences.localizer()).root());
  }

  void showOverlay(Function<Localizer, FxmlView> content) {
    showOverlay(content, () -> {});
  }

  /**
   * Shows a panel in front of another, which is there again as it was when the player closes it.
   */
  void showOverlayInFront(Function<Localizer, FxmlView> content) {
    Function<Localizer, FxmlView> behind = overlayContent;
    if (behind == null) {
      showOverlay(content);
    } else if (!behind.equals(content)) {
      Runnable closeBehind = onClose;
      Parent panel = content.apply(preferences.localizer()).root();
      Runnable showBehind = overlay.showInFront(panel);
      onClose =
          () -> {
            onClose = closeBehind;
            overlayContent = behind;
            showBehind.run();
          };
      overlayContent = content;
    }
  }

  void hideOverlay() {
    overlay.hide();
  }

  boolean isOverlayShown() {
    return overlay.isShowing();
  }

  /** Whether a panel is in front of the screen, be it while both are rebuilt. */
  boolean isCovered() {
    return overlayContent != null;
  }

  private void overlayHidden() {
    Runnable after = afterOverlay;
    overlayContent = null;
    afterOverlay = () -> {};
    asking = false;
    after.run();
    Platform.runLater(this::tellUncovered);
  }

  private void tellUncovered() {
    if (screen != null && !isCovered()) {
      screen.onUncovered();
    }
  }

  /**
   * Asks for confirmation in front of the screen.
   *
   * @param no run for every answer but yes
   * @return withdraws the question if it is still asked; neither answer is given then
   */
  Runnable confirm(Confirmation question, Runnable yes, Runnable no) {
    Runnable answered = () -> hideOverlay(yes);
    Function<Localizer, FxmlView> card =
        localizer -> new ConfirmationCard(question, localizer, answered, this::hideOverlay);
    showOverlay(card, no);
    asking = true;
    return () -> {
      if (card.equals(overlayContent)) {
        hideOverlay(() -> {});
      }
    };
  }

  private void hideOverlay(Runnable next) {
    afterOverlay = next;
    hideOverlay();
  }

  /** Sets what F1 and the question mark do. */
  void setOnHelp(Runnable handler) {
    onHelp = handler;
  }

  /** The shortcuts of the current screen. */
  List<KeyHelp> keys() {
    return screen == null ? List.of() : screen.keyHelp();
  }

  private void keyPressed(KeyEvent event) {
    if (event.getCode() == KeyCode.F1 || isQuestionMark(event)) {
      help();
      event.consume();
    } else if (event.getCode() == FULL_SCREEN) {
      toggleFullScreen();
      event.consume();
    } else if (screen != null && !overlay.isShowing()) {
      for (Map.Entry<String, Runnable> each : screen.shortcuts().entrySet()) {
        if (KeyCombination.valueOf(each.getKey()).match(event)) {
          ranShortcut = true;
          each.getValue().run();
          event.consume();
          return;
        }
      }
    }
  }

  /** Help would take the place of a question, and so answer it. */
  private void help() {
    if (!asking) {
      onHelp.run();
    }
  }

  /** Keeps the letter of a shortcut out of the text field that the shortcut has opened. */
  private void keyTyped(KeyEvent event) {
    if (ranShortcut) {
      event.consume();
    }
  }

  /** On many keyboards the question mark needs Shift; text fields keep it. */
  private static boolean isQuestionMark(KeyEvent event) {
    boolean written = event.getTarget() instanceof TextInputControl;
    return !written && ("?".equals(event.getText()) || QUESTION_MARK.match(event));
  }

  /** Closes the current screen and remembers the window's bounds. */
  public void close() {
    closeScreen();
    onLeave.run();
    preferences.windowProperty().set(placement.current());
    // The toolkit may keep a closed window for a while; do not let it keep the tables too.
    layers.getChildren().clear();
    screenFactory = localizer -> StackPane::new;
    onLeave = () -> {};
    screen = null;
  }
}
