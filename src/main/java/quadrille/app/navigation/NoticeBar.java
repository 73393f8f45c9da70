package quadrille.app.navigation;

import javafx.animation.PauseTransition;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.util.Duration;
import quadrille.app.ui.FxmlFile;
import quadrille.app.ui.Nodes;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** Where notices are seen for a while, in front of the screen, without taking the focus. */
public final class NoticeBar {
  private static final Duration DISPLAY_TIME = Duration.seconds(10);

  private final Parent root;
  private final PauseTransition timer = new PauseTransition(DISPLAY_TIME);
  private Runnable act = () -> {};

  @FXML private Label text;
  @FXML private Button action;

  public NoticeBar(Localizer localizer) {
    root = FxmlFile.NOTICE.load(localizer, this);
    timer.setOnFinished(event -> hide());
    hide();
  }

  public Parent root() {
    return root;
  }

  /** Shows a notice in place of the one before. */
  public void show(Notice notice, Localizer localizer) {
    text.setText(localizer.localize(notice.text()));
    Text label = notice.actionLabel();
    action.setText(label == null ? "" : localizer.localize(label));
    Nodes.setShown(action, label != null);
    act = notice.action();
    Nodes.setShown(root, true);
    timer.playFromStart();
  }

  /** Takes the notice away. */
  @FXML
  public void hide() {
    timer.stop();
    Nodes.setShown(root, false);
  }

  @FXML
  private void act() {
    hide();
    act.run();
  }

  /** Keeps the notice for as long as the mouse is on it. */
  @FXML
  private void stay() {
    timer.stop();
  }

  @FXML
  private void goOn() {
    if (root.isVisible()) {
      timer.playFromStart();
    }
  }
}
