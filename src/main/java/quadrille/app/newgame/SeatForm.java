package quadrille.app.newgame;

import java.util.List;
import java.util.stream.IntStream;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import quadrille.app.common.Fxml;
import quadrille.app.common.Segments;
import quadrille.app.common.SideMark;
import quadrille.app.common.Starter;
import quadrille.app.common.Words;
import quadrille.core.Game;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Text;
import quadrille.search.Level;

/** Who sits on one seat: a person with a name, or a machine at a level. */
final class SeatForm {
  private final SeatModel seat;
  private final Game game;
  private final Words words;
  private final Parent root;

  @FXML private SideMark mark;
  @FXML private Label side;
  @FXML private Segments<Boolean> kind;
  @FXML private VBox person;
  @FXML private TextField name;
  @FXML private VBox machine;
  @FXML private Segments<Integer> level;
  @FXML private Label meaning;

  /**
   * @param number 1 or 2, for the form's id and the name that is offered
   */
  SeatForm(SeatModel seat, int number, Game game, Words words) {
    this.seat = seat;
    this.game = game;
    this.words = words;
    root = Fxml.SEAT_FORM.load(words, this);
    root.setId("seat-" + number);
    kind.offer(List.of(false, true), each -> say(each ? "machine" : "person"));
    kind.setOnChosen(seat.machineProperty()::set);
    name.setPromptText(say("name.prompt", number));
    name.textProperty().bindBidirectional(seat.nameProperty());
    level.offer(IntStream.rangeClosed(1, Level.ALL.size()).boxed().toList(), String::valueOf);
    level.setOnChosen(seat.levelProperty()::set);
    seat.machineProperty().subscribe(this::showKind);
    seat.levelProperty().subscribe(each -> showLevel(each.intValue()));
  }

  Parent root() {
    return root;
  }

  private String say(String key, Object... arguments) {
    return words.say(SeatForm.class, key, arguments);
  }

  private void showKind(boolean isMachine) {
    kind.choose(isMachine);
    person.setVisible(!isMachine);
    machine.setVisible(isMachine);
  }

  private void showLevel(int number) {
    level.choose(number);
    meaning.setText(words.say(Level.of(number).describe(game)));
  }

  /** Which side the seat will play. */
  void showSide(Starter starter, boolean isOne, Settings settings) {
    if (starter == Starter.LOT) {
      mark.showEither(game);
      side.setText(say("side.either"));
    } else {
      Side played = (starter == Starter.ONE) == isOne ? Side.FIRST : Side.SECOND;
      mark.show(game, settings, played);
      Text name = game.sideName(played, settings);
      side.setText(played == Side.FIRST ? say("side.starts", name) : words.say(name));
    }
  }
}
