package quadrille.app.launcher;

import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import quadrille.app.history.ParticipantNames;
import quadrille.app.navigation.Navigator;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.records.GameSummary;
import quadrille.text.Localizer;

/** The card of an unfinished game, with a button to continue it. */
final class ContinueCard extends FxmlView {
  @FXML private Label name;
  @FXML private Label detail;
  @FXML private Button resume;
  @FXML private IconButton drop;

  /** An empty card, which keeps the place for a game. */
  ContinueCard(Localizer localizer) {
    super(localizer);
    name.setText(" ");
    detail.setText(" ");
    root().setDisable(true);
    root().getChildrenUnmodifiable().forEach(each -> each.setVisible(false));
  }

  /**
   * Shows a game.
   *
   * @param module the module of the game
   * @param onDismissed run when the player dismisses the card
   */
  void show(GameSummary game, GameModule module, Navigator navigator, Runnable onDismissed) {
    root().setDisable(false);
    root().getChildrenUnmodifiable().forEach(each -> each.setVisible(true));
    String title =
        localize(
            "continue.name",
            module.game().name(),
            ParticipantNames.name(game, Side.FIRST),
            ParticipantNames.name(game, Side.SECOND));
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
