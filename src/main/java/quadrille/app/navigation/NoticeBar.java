package quadrille.app.navigation;

import javafx.animation.PauseTransition;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.text.Localizer;

/**
 * Shows one notice at a time without taking the focus: for as long as it takes to read, for ten
 * seconds if there is something to do, or until it is dismissed.
 */
public final class NoticeBar extends FxmlView {
  private static final Duration TIME_TO_ACT = Duration.seconds(10);
  private static final Duration TIME_TO_NOTICE = Duration.seconds(3);
  private static final Duration TIME_PER_LETTER = Duration.millis(50);

  private final PauseTransition timer = new PauseTransition();
  private @Nullable Notice shown;

  /** What had the focus before a button of the bar was used. */
  private @Nullable Node focusBefore;

  @FXML private Label text;
  @FXML private Button action;

  public NoticeBar(Localizer localizer) {
    super(localizer);
    timer.setOnFinished(event -> hide());
    NoticePlacement.keepClear(root());
    root().sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(this::rememberFocus);
    hide();
  }

  /** Shows a notice in place of the current one. */
  public void show(Notice notice) {
    shown = notice;
    text.setText(localize(notice.text()));
    action.setText(localize(notice.actionLabel()));
    Nodes.setShown(action, notice.actionLabel() != null);
    action.setOnAction(
        _ -> {
          hide();
          notice.action().run();
        });
    Nodes.setShown(root(), true);
    timer.setDuration(notice.actionLabel() == null ? timeToRead(text.getText()) : TIME_TO_ACT);
    goOn();
  }

  /** The notice that stays until it is dismissed, or null if none is shown. */
  public @Nullable Notice staying() {
    return shown != null && shown.staying() ? shown : null;
  }

  static Duration timeToRead(String text) {
    return TIME_TO_NOTICE.add(TIME_PER_LETTER.multiply(text.length()));
  }

  private void rememberFocus(@Nullable Node owner) {
    if (owner != null && !Nodes.isInside(owner, root())) {
      focusBefore = owner;
    }
  }

  /** Hides a notice if it is the one shown. */
  public void withdraw(Notice notice) {
    if (notice.equals(shown)) {
      hide();
    }
  }

  /** Hides the notice, and returns the focus to where it was. */
  @FXML
  public void hide() {
    timer.stop();
    shown = null;
    if (focusBefore != null && hasFocus()) {
      focusBefore.requestFocus();
    }
    Nodes.setShown(root(), false);
  }

  private boolean hasFocus() {
    Scene scene = root().getScene();
    Node owner = scene == null ? null : scene.getFocusOwner();
    return owner != null && Nodes.isInside(owner, root());
  }

  /** Keeps the notice while the mouse is over it. */
  @FXML
  private void stay() {
    timer.stop();
  }

  @FXML
  private void goOn() {
    timer.stop();
    if (shown != null && !shown.staying()) {
      timer.playFromStart();
    }
  }
}
