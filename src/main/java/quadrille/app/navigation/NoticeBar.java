package quadrille.app.navigation;

import javafx.animation.PauseTransition;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.util.Duration;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** Shows one notice at a time for ten seconds without taking the focus. */
public final class NoticeBar extends FxmlView {
  private static final Duration DISPLAY_TIME = Duration.seconds(10);

  private final PauseTransition timer = new PauseTransition(DISPLAY_TIME);
  private Runnable act = () -> {};

  @FXML private Label text;
  @FXML private Button action;

  public NoticeBar(Localizer localizer) {
    super(localizer);
    timer.setOnFinished(event -> hide());
    hide();
  }

  /** Shows a notice in place of the current one. */
  public void show(Notice notice, Localizer localizer) {
    text.setText(localize(notice.text()));
    Text label = notice.actionLabel();
    action.setText(label == null ? "" : localize(label));
    Nodes.setShown(action, label != null);
    act = notice.action();
    Nodes.setShown(root(), true);
    timer.playFromStart();
  }

  /** Hides the notice. */
  @FXML
  public void hide() {
    timer.stop();
    Nodes.setShown(root(), false);
  }

  @FXML
  private void act() {
    hide();
    act.run();
  }

  /** Keeps the notice while the mouse is over it. */
  @FXML
  private void stay() {
    timer.stop();
  }

  @FXML
  private void goOn() {
    if (root().isVisible()) {
      timer.playFromStart();
    }
  }
}
