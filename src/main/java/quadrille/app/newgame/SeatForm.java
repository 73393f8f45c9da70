package quadrille.app.newgame;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import quadrille.app.common.Classic;
import quadrille.app.common.Fxml;
import quadrille.app.common.Labels;
import quadrille.app.common.Segments;
import quadrille.app.common.SideMark;
import quadrille.app.common.Starter;
import quadrille.app.common.Words;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Text;
import quadrille.search.Level;

/** Who sits on one seat: a person with a name, a machine at a level, or a named opponent. */
final class SeatForm {
  private final SeatModel seat;
  private final Game game;
  private final Words words;
  private final Parent root;

  @FXML private SideMark mark;
  @FXML private Label side;
  @FXML private Segments<SeatKind> kind;
  @FXML private VBox person;
  @FXML private TextField name;
  @FXML private VBox machine;
  @FXML private Segments<Integer> level;
  @FXML private Label meaning;
  @FXML private VBox classic;
  @FXML private ComboBox<Classic> opponent;
  @FXML private Label manner;

  /**
   * @param number 1 or 2, for the form's id and the name that is offered
   */
  SeatForm(SeatModel seat, int number, Game game, Words words) {
    this.seat = seat;
    this.game = game;
    this.words = words;
    root = Fxml.SEAT_FORM.load(words, this);
    root.setId("seat-" + number);
    kind.offer(List.of(SeatKind.values()), each -> say(each.name().toLowerCase(Locale.ROOT)));
    kind.setOnChosen(seat.kindProperty()::set);
    name.setPromptText(say("name.prompt", number));
    name.textProperty().bindBidirectional(seat.nameProperty());
    level.offer(IntStream.rangeClosed(1, Level.ALL.size()).boxed().toList(), String::valueOf);
    level.setOnChosen(seat.levelProperty()::set);
    opponent.getItems().setAll(seat.classics());
    opponent.setConverter(new Labels<>(each -> words.say(each.name())));
    opponent.valueProperty().bindBidirectional(seat.classicProperty());
    seat.kindProperty().subscribe(this::showKind);
    seat.levelProperty().subscribe(each -> showLevel(each.intValue()));
    seat.classicProperty().subscribe(each -> manner.setText(words.say(each.help())));
  }

  Parent root() {
    return root;
  }

  private String say(String key, Object... arguments) {
    return words.say(SeatForm.class, key, arguments);
  }

  private void showKind(SeatKind chosen) {
    kind.choose(chosen);
    person.setVisible(chosen == SeatKind.PERSON);
    machine.setVisible(chosen == SeatKind.MACHINE);
    classic.setVisible(chosen == SeatKind.CLASSIC);
  }

  private void showLevel(int number) {
    level.choose(number);
    meaning.setText(words.say(Level.of(number).describe(game)));
  }

  /** The side that the seat plays in a game that goes on. */
  void showSide(Side played, Line from) {
    mark.show(game, from.settings(), played);
    Text name = game.sideName(played, from.settings());
    boolean moves = from.position().turn() == played;
    side.setText(moves ? say("side.moves", name) : words.say(name));
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
