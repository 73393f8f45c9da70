package quadrille.app.newgame;

import atlantafx.base.controls.ToggleSwitch;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import quadrille.app.setup.GameSetup;
import quadrille.app.ui.FxmlView;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.text.Localizer;

/** Asks who continues a game from one of its positions. */
public final class ContinueGamePanel extends FxmlView {
  @FXML private VBox seats;
  @FXML private VBox clock;
  @FXML private ToggleSwitch training;
  @FXML private Button play;

  /**
   * @param model the rules of the game and the last players; the first player takes the side that
   *     began
   * @param from the position to continue from
   * @param start receives the set-up
   */
  public ContinueGamePanel(
      GameModule module,
      NewGameModel model,
      Line from,
      Consumer<GameSetup> start,
      Localizer localizer) {
    super(localizer);
    SeatForm one = new SeatForm(model.one(), 1, module.game(), false, localizer);
    SeatForm two = new SeatForm(model.two(), 2, module.game(), false, localizer);
    one.showSide(Side.FIRST, from);
    two.showSide(Side.SECOND, from);
    seats.getChildren().setAll(one.root(), two.root());
    clock.getChildren().setAll(new TimeControlForm(model.clockProperty(), localizer).root());
    training.selectedProperty().bindBidirectional(model.trainingProperty());
    play.setOnAction(_ -> start.accept(model.setup()));
  }
}
