package quadrille.app.launcher;

import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import quadrille.app.history.ParticipantNames;
import quadrille.app.navigation.Navigator;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.records.GameSummary;
import quadrille.text.Localizer;

/** The card of an unfinished game, with a button to continue it. */
final class ContinueCard extends FxmlView {
  @FXML private Label name;
  @FXML private Label detail;
  @FXML private Button resume;
  @FXML private IconButton drop;

  /** An empty card. */
  ContinueCard(Localizer localizer) {
    super(localizer);
    detail.setText(" ");
  }

  /** Keeps the place for a game with this title, which cannot be seen yet. */
  void keepPlace(String title) {
    name.setText(title);
    root().setDisable(true);
    root().getChildrenUnmodifiable().forEach(each -> each.setVisible(false));
  }

  /**
   * Shows a game.
   *
   * @param title names the game and its players
   * @param onDismissed run when the player dismisses the card
   */
  void show(GameSummary game, String title, Navigator navigator, Runnable onDismissed) {
    root().setDisable(false);
    root().getChildrenUnmodifiable().forEach(each -> each.setVisible(true));
    name.setText(title);
    detail.setText(
        localize(
            "continue.detail",
            game.moves(),
            ParticipantNames.formatDate(game.started(), localizer)));
    resume.setAccessibleText(resume.getText() + ": " + title);
    resume.setOnAction(_ -> navigator.resume(game.id()));
    drop.setOnAction(_ -> onDismissed.run());
  }

  void focus() {
    resume.requestFocus();
  }
}
