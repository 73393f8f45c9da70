package quadrille.app.table;

import java.util.List;
import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.BotChoice;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.ScoreText;
import quadrille.app.table.model.TableModel;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SideMark;
import quadrille.app.ui.SingleRow;
import quadrille.app.ui.Subscriptions;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Seat;
import quadrille.search.Level;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The card of one side: its player, clock, and what its computer thinks. */
final class SeatCard extends FxmlView {
  private static final PseudoClass TO_MOVE = PseudoClass.getPseudoClass("asked");

  private final TableModel model;
  private final Side side;
  private final ClockLabel clockLabel;

  @FXML private SideMark mark;
  @FXML private Label name;
  @FXML private Label role;
  @FXML private StackPane clockPlace;
  @FXML private IconButton exchange;
  @FXML private VBox thinking;
  @FXML private Label figures;
  @FXML private SingleRow expected;

  SeatCard(TableModel model, Side side, Localizer localizer, Subscriptions watch) {
    super(localizer);
    this.model = model;
    this.side = side;
    clockLabel = new ClockLabel(model, side);
    clockPlace.getChildren().setAll(clockLabel);
    root().setId("seat-" + side.id());
    Game game = model.module().game();
    mark.show(game, model.line().settings(), side);
    watch.onChange(model.seatsProperty(), this::showSeat);
    watch.subscribe(model.reportProperty(side), this::showThought);
    watch.onChange(model.stateProperty(), this::showState);
    watch.onChange(model.navigation().lineProperty(), this::showState);
  }

  private void showSeat() {
    boolean taken = model.seats().takenOver().contains(side);
    name.setText(localize(model.seats().name(side)));
    String played = localize(role(model.module().game()));
    boolean you = model.shared() != null && model.seats().isHuman(side);
    role.setText(you ? localize("seat.you", played) : played);
    exchange.setLabel(localize(taken ? "seat.hand-back" : "seat.take-over"));
    exchange.setIcon(taken ? "mdi2r-robot-outline" : "mdi2a-account-outline");
    showExchange();
  }

  /** Offers to take over a computer where computers were set up to play each other. */
  private void showExchange() {
    Nodes.setShown(
        exchange, model.seats().isSetUpForComputers() && model.controls().canToggleTakeover(side));
  }

  @FXML
  private void exchange() {
    model.controls().toggleTakeover(side);
  }

  private Text role(Game game) {
    return switch (model.seats().playing(side).seat()) {
      case Seat.AtLevel(Level level) -> level.label();
      case Seat.Bot bot -> Objects.requireNonNull(BotChoice.find(model.module(), bot)).name();
      case Seat.Engine(String name) -> Text.of(BotChoice.class, "engine", name);
      case Seat.EngineCommand(String line) -> Text.of(BotChoice.class, "engine", line);
      default -> game.sideName(side, model.line().settings());
    };
  }

  /** Shows what the computer thinks; keeps the space for it before it begins. */
  void showThinking(boolean shown) {
    Nodes.setShown(thinking, shown && model.seats().isComputer(side));
  }

  private void showState() {
    // A game that is only viewed has no other turn than that of the position shown.
    Line line = model.isViewOnly() ? model.navigation().line() : model.line();
    boolean asked = !model.isOver() && line.outcome() == null && line.position().turn() == side;
    root().pseudoClassStateChanged(TO_MOVE, asked);
    showExchange();
    tick();
  }

  void showClock(boolean shown) {
    Nodes.setShown(clockPlace, shown);
  }

  /** Shows the time left now. */
  void tick() {
    clockLabel.tick();
  }

  private void showThought(@Nullable CandidateMove move) {
    figures.setText(move == null ? "" : ScoreText.summary(move, localizer));
    expected
        .getChildren()
        .setAll(
            move == null
                ? List.of()
                : move.bestLine().stream()
                    .map(each -> Nodes.styled(new Label(localize(each)), "thinking-line"))
                    .toList());
  }
}
