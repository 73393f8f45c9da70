package quadrille.app.launcher;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import quadrille.app.common.Fxml;
import quadrille.app.common.Navigator;
import quadrille.app.common.Sitters;
import quadrille.app.common.Words;
import quadrille.games.Room;
import quadrille.records.GameSummary;

/** The game that was left: what it is, and "Continue". */
final class ContinueCard {
  private final GameSummary game;
  private final Navigator navigator;
  private final Runnable onDropped;
  private final Parent root;

  @FXML private Label name;
  @FXML private Label detail;
  @FXML private Button resume;

  /**
   * @param room the game that was played
   * @param onDropped told when the player does not want to be offered it any more
   */
  ContinueCard(GameSummary game, Room room, Navigator navigator, Words words, Runnable onDropped) {
    this.game = game;
    this.navigator = navigator;
    this.onDropped = onDropped;
    root = Fxml.CONTINUE.load(words, this);
    String title =
        words.say(
            ContinueCard.class,
            "continue.name",
            room.game().name(),
            Sitters.name(game.game(), game.first()),
            Sitters.name(game.game(), game.second()));
    name.setText(title);
    detail.setText(
        words.say(
            ContinueCard.class,
            "continue.detail",
            game.plies(),
            Sitters.moment(game.started(), words)));
    resume.setAccessibleText(resume.getText() + ": " + title);
  }

  Parent root() {
    return root;
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
    onDropped.run();
  }
}
