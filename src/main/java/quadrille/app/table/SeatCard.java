package quadrille.app.table;

import java.util.Locale;
import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Classic;
import quadrille.app.common.Fxml;
import quadrille.app.common.IconButton;
import quadrille.app.common.SideMark;
import quadrille.app.common.Watch;
import quadrille.app.common.Words;
import quadrille.core.Game;
import quadrille.core.Side;
import quadrille.core.Text;
import quadrille.match.Clock;
import quadrille.match.Seat;
import quadrille.search.Level;

/** One seat at the table: who sits there, its clock, what its machine thinks. */
final class SeatCard {
  private static final PseudoClass ASKED = PseudoClass.getPseudoClass("asked");

  private final TableModel model;
  private final Side side;
  private final Words words;
  private final Parent root;

  @FXML private SideMark mark;
  @FXML private Label name;
  @FXML private Label role;
  @FXML private Label clock;
  @FXML private IconButton exchange;
  @FXML private VBox thinking;
  @FXML private Label figures;
  @FXML private Label expected;

  SeatCard(TableModel model, Side side, Words words, Watch watch) {
    this.model = model;
    this.side = side;
    this.words = words;
    root = Fxml.SEAT.load(words, this);
    root.setId("seat-" + side.name().toLowerCase(Locale.ROOT));
    Game game = model.room().game();
    mark.show(game, model.line().settings(), side);
    watch.run(model.seatsProperty(), this::showSeat);
    watch.on(model.thoughtProperty(side), this::showThought);
    watch.run(model.stateProperty(), this::showState);
  }

  private void showSeat() {
    boolean taken = model.seats().takenOver().contains(side);
    name.setText(words.say(model.seats().name(side)));
    role.setText(words.say(role(model.room().game())));
    exchange.setLabel(words.say(SeatCard.class, taken ? "seat.hand-back" : "seat.take-over"));
    exchange.setIcon(taken ? "mdi2r-robot-outline" : "mdi2a-account-outline");
    showExchange();
  }

  /** Where machines were set up to play, a person may sit in for each. */
  private void showExchange() {
    boolean offered = model.seats().isShow() && model.mayExchange(side);
    exchange.setVisible(offered);
    exchange.setManaged(offered);
  }

  @FXML
  private void exchange() {
    model.exchange(side);
  }

  private Text role(Game game) {
    return switch (model.seats().seat(side)) {
      case Seat.AtLevel(Level level) -> level.describe(game);
      case Seat.Named named -> Objects.requireNonNull(Classic.of(model.room(), named)).name();
      case Seat.External engine -> Text.of(Classic.class, "engine", engine.name());
      default -> game.sideName(side, model.line().settings());
    };
  }

  Parent root() {
    return root;
  }

  /** Whether the machine's thinking may be seen; its place is kept while it has not begun. */
  void showThinking(boolean shown) {
    boolean present = shown && !model.seats().isPerson(side);
    thinking.setVisible(present);
    thinking.setManaged(present);
  }

  private void showState() {
    boolean asked = !model.isOver() && model.line().position().turn() == side;
    root.pseudoClassStateChanged(ASKED, asked);
    showExchange();
    tick();
  }

  /** Brings the clock up to date. */
  void tick() {
    boolean timed = !(model.now().clock().rule() instanceof Clock.Rule.None);
    clock.setVisible(timed);
    clock.setManaged(timed);
    if (timed) {
      clock.setText(Clocks.face(Clocks.leftMs(model.now(), side, System.nanoTime())));
    }
  }

  private void showThought(@Nullable Thought thought) {
    figures.setText(thought == null ? "" : ThoughtWords.figures(thought, words));
    expected.setText(thought == null ? "" : String.join(" ", thought.expected()));
  }
}
