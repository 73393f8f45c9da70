package quadrille.app.launcher;

import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import quadrille.app.history.ParticipantNames;
import quadrille.app.navigation.Navigator;
import quadrille.app.ui.FxmlView;
import quadrille.games.GameModule;
import quadrille.records.GameSummary;
import quadrille.text.Localizer;

/** The card of an unfinished game, with a button to continue it. */
final class ContinueCard extends FxmlView {
  private final GameSummary game;
  private final Navigator navigator;
  private final Runnable onDismissed;

  @FXML private Label name;
  @FXML private Label detail;
  @FXML private Button resume;

  /**
   * @param module the module of the game
   * @param onDropped run when the player dismisses the card
   */
  ContinueCard(
      GameSummary game,
      GameModule module,
      Navigator navigator,
      Localizer localizer,
      Runnable onDropped) {
    super(localizer);
    this.game = game;
    this.navigator = navigator;
    this.onDismissed = onDropped;
    String title =
        localize(
            "continue.name",
            module.game().name(),
            ParticipantNames.name(game.game(), game.first()),
            ParticipantNames.name(game.game(), game.second()));
    name.setText(title);
    detail.setText(
        localize(
            "continue.detail",
            game.plies(),
            ParticipantNames.formatDateTime(game.started(), localizer)));
    resume.setAccessibleText(resume.getText() + ": " + title);
  }

  void focus() {
    resume.requestFocus();
  }

  @FXML
  private void resume() {
    navigator.resume(game.id());
  }

  @FXML
  private void drop() {
    onDismissed.run();
  }
}
