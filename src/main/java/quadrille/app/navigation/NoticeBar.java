package quadrille.app.navigation;

import javafx.animation.PauseTransition;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.util.Duration;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.Nodes;
import quadrille.text.Localizer;

/** Shows one notice at a time for ten seconds without taking the focus. */
public final class NoticeBar extends FxmlView {
  private static final Duration DISPLAY_TIME = Duration.seconds(10);

  private final PauseTransition timer = new PauseTransition(DISPLAY_TIME);

  @FXML private Label text;
  @FXML private Button action;

  public NoticeBar(Localizer localizer) {
    super(localizer);
    timer.setOnFinished(event -> hide());
    NoticePlacement.keepClear(root());
    hide();
  }

  /** Shows a notice in place of the current one. */
  public void show(Notice notice) {
    text.setText(localize(notice.text()));
    action.setText(localize(notice.actionLabel()));
    Nodes.setShown(action, notice.actionLabel() != null);
    action.setOnAction(
        _ -> {
          hide();
          notice.action().run();
        });
    Nodes.setShown(root(), true);
    timer.playFromStart();
  }

  /** Hides the notice. */
  @FXML
  public void hide() {
    timer.stop();
    Nodes.setShown(root(), false);
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
