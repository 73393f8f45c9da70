package quadrille.app.newgame;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import quadrille.app.setup.BotChoice;
import quadrille.app.setup.Starter;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.LabelConverter;
import quadrille.app.ui.SegmentedChoice;
import quadrille.app.ui.SideMark;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.search.Level;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The form for one player: a human with a name, a computer at a level, or a bot. */
final class SeatForm extends FxmlView {
  private final Game game;

  @FXML private SideMark mark;
  @FXML private Label side;
  @FXML private SegmentedChoice<SeatModel.Kind> kind;
  @FXML private VBox human;
  @FXML private TextField name;
  @FXML private VBox computer;
  @FXML private SegmentedChoice<Integer> level;
  @FXML private Label levelStrength;
  @FXML private Label levelHelp;
  @FXML private VBox bot;
  @FXML private ComboBox<BotChoice> opponent;
  @FXML private Label botHelp;
  @FXML private VBox open;

  /**
   * @param number 1 or 2, for the form's id and the suggested name
   * @param hosted whether the seat may be left open for others
   */
  SeatForm(SeatModel seat, int number, Game game, boolean hosted, Localizer localizer) {
    super(localizer);
    this.game = game;
    root().setId("seat-" + number);
    Set<SeatModel.Kind> kinds = EnumSet.allOf(SeatModel.Kind.class);
    if (!hosted) {
      kinds.remove(SeatModel.Kind.OPEN);
    }
    kind.setChoices(List.copyOf(kinds), each -> label("kind", each));
    kind.setOnSelected(seat.kindProperty()::set);
    name.setPromptText(localize("name.prompt", number));
    name.textProperty().bindBidirectional(seat.nameProperty());
    level.setChoices(IntStream.rangeClosed(1, Level.ALL.size()).boxed().toList(), String::valueOf);
    level.setOnSelected(seat.levelProperty()::set);
    opponent.getItems().setAll(seat.bots());
    opponent.setOnShowing(_ -> updateOpponents(seat.bots()));
    opponent.setConverter(new LabelConverter<>(each -> localize(each.name())));
    opponent.valueProperty().bindBidirectional(seat.botProperty());
    seat.kindProperty().subscribe(this::showKind);
    seat.levelProperty().subscribe(each -> showLevel(each.intValue()));
    seat.botProperty().subscribe(each -> botHelp.setText(localize(each.help())));
  }

  /** Follows the list of engines; what is chosen stays, as the box would choose something else. */
  private void updateOpponents(List<BotChoice> now) {
    List<BotChoice> offered = opponent.getItems();
    offered.removeIf(each -> !now.contains(each) && !each.equals(opponent.getValue()));
    now.stream().filter(each -> !offered.contains(each)).toList().forEach(offered::add);
  }

  private void showKind(SeatModel.Kind chosen) {
    kind.select(chosen);
    human.setVisible(chosen == SeatModel.Kind.HUMAN);
    computer.setVisible(chosen == SeatModel.Kind.COMPUTER);
    bot.setVisible(chosen == SeatModel.Kind.BOT);
    open.setVisible(chosen == SeatModel.Kind.OPEN);
  }

  private void showLevel(int number) {
    level.select(number);
    levelStrength.setText(localize(Level.of(number).strength(game)));
    levelHelp.setText(localize(Level.of(number).help()));
  }

  /** Shows the side that this player continues with. */
  void showSide(Side played, Line from) {
    mark.show(game, from.settings(), played);
    Text name = game.sideName(played, from.settings());
    boolean moves = from.position().turn() == played;
    side.setText(moves ? localize("side.moves", name) : localize(name));
  }

  /** Shows the side that this player will take. */
  void showSide(Starter starter, boolean isOne, Settings settings) {
    if (starter == Starter.LOT) {
      mark.showUndecided(game);
      side.setText(localize("side.either"));
    } else {
      Side played = (starter == Starter.ONE) == isOne ? Side.FIRST : Side.SECOND;
      mark.show(game, settings, played);
      Text name = game.sideName(played, settings);
      side.setText(played == Side.FIRST ? localize("side.starts", name) : localize(name));
    }
  }
}
