package quadrille.app.common;

import javafx.animation.PauseTransition;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.util.Duration;
import quadrille.core.Text;

/** Where notices are seen for a while, in front of the screen, without taking the focus. */
public final class NoticeBar {
  private static final Duration SHOWN = Duration.seconds(10);

  private final Parent root;
  private final PauseTransition time = new PauseTransition(SHOWN);
  private Runnable act = () -> {};

  @FXML private Label text;
  @FXML private Button action;

  public NoticeBar(Words words) {
    root = Fxml.NOTICE.load(words, this);
    time.setOnFinished(event -> hide());
    hide();
  }

  public Parent root() {
    return root;
  }

  /** Shows a notice in place of the one before. */
  public void show(Notice notice, Words words) {
    text.setText(words.say(notice.text()));
    Text label = notice.action();
    action.setText(label == null ? "" : words.say(label));
    action.setVisible(label != null);
    action.setManaged(label != null);
    act = notice.act();
    root.setVisible(true);
    root.setManaged(true);
    time.playFromStart();
  }

  /** Takes the notice away. */
  @FXML
  public void hide() {
    time.stop();
    root.setVisible(false);
    root.setManaged(false);
  }

  @FXML
  private void act() {
    hide();
    act.run();
  }

  /** Keeps the notice for as long as the mouse is on it. */
  @FXML
  private void stay() {
    time.stop();
  }

  @FXML
  private void goOn() {
    if (root.isVisible()) {
      time.playFromStart();
    }
  }
}
