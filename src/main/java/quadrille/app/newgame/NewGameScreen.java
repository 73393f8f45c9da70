package quadrille.app.newgame;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import quadrille.app.common.Fxml;
import quadrille.app.common.KeyHelp;
import quadrille.app.common.Labels;
import quadrille.app.common.Navigator;
import quadrille.app.common.Screen;
import quadrille.app.common.Segments;
import quadrille.app.common.Setup;
import quadrille.app.common.Starter;
import quadrille.app.common.TextScale;
import quadrille.app.common.TimeControl;
import quadrille.app.common.Words;
import quadrille.board.BoardTaste;
import quadrille.board.BoardView;
import quadrille.core.Line;
import quadrille.core.Option;
import quadrille.core.Settings;
import quadrille.core.Text;
import quadrille.games.Room;

/** The panel in which a game is set up, beside its board as these rules begin it. */
public final class NewGameScreen implements Screen {
  private static final double NARROW = 760;

  private final Room room;
  private final NewGameModel model;
  private final Navigator navigator;
  private final Consumer<Setup> start;
  private final BoardTaste taste;
  private final Parent root;
  private final SeatForm one;
  private final SeatForm two;

  @FXML private StackPane preview;
  @FXML private Label title;
  @FXML private VBox seats;
  @FXML private Segments<Starter> starter;
  @FXML private ComboBox<TimeControl> clock;
  @FXML private HBox series;
  @FXML private Spinner<Integer> games;
  @FXML private ToggleSwitch training;
  @FXML private VBox rules;
  @FXML private ScrollPane scroll;
  @FXML private HBox foot;
  @FXML private Button play;

  /**
   * @param start told the game to be played
   */
  public NewGameScreen(
      Room room,
      NewGameModel model,
      Navigator navigator,
      Consumer<Setup> start,
      Words words,
      BoardTaste taste) {
    this.room = room;
    this.model = model;
    this.navigator = navigator;
    this.start = start;
    this.taste = taste;
    root = Fxml.NEW_GAME.load(words, this);
    title.setText(words.say(room.game().name()));
    one = new SeatForm(model.one(), 1, room.game(), words);
    two = new SeatForm(model.two(), 2, room.game(), words);
    seats.getChildren().setAll(one.root(), two.root());
    rules.getChildren().setAll(new RulesForm(model, words).root());
    starter.offer(List.of(Starter.values()), each -> words.say(NewGameScreen.class, key(each)));
    starter.setOnChosen(model.starterProperty()::set);
    clock.getItems().setAll(TimeControl.values());
    clock.setConverter(new Labels<>(each -> words.say(NewGameScreen.class, key(each))));
    clock.valueProperty().bindBidirectional(model.clockProperty());
    games.setValueFactory(
        new WholeNumbers(new Option.Whole("games", 1, Setup.MOST_GAMES, 1, _ -> 1)));
    games.getValueFactory().valueProperty().bindBidirectional(model.gamesProperty());
    model.one().kindProperty().subscribe(each -> showSeries());
    model.two().kindProperty().subscribe(each -> showSeries());
    training.selectedProperty().bindBidirectional(model.trainingProperty());
    play.disableProperty().bind(Bindings.isNotNull(model.errorProperty()));
    model.starterProperty().subscribe(starter::choose);
    model.starterProperty().subscribe(each -> showSides());
    model.valuesProperty().subscribe(each -> showSides());
    model.valuesProperty().subscribe(this::showBoard);
    scroll.viewportBoundsProperty().subscribe(bounds -> foot.setMaxWidth(bounds.getWidth()));
    root.layoutBoundsProperty()
        .subscribe(bounds -> arrange(bounds.getWidth() < NARROW * TextScale.of(root)));
  }

  private static String key(Starter starter) {
    return "starter." + starter.name().toLowerCase(Locale.ROOT);
  }

  private static String key(TimeControl clock) {
    return "clock." + clock.name().toLowerCase(Locale.ROOT);
  }

  /** Only machines play on by themselves. */
  private void showSeries() {
    series.setVisible(model.isShow());
    series.setManaged(model.isShow());
  }

  private void showSides() {
    Settings values = model.valuesProperty().get();
    one.showSide(model.starterProperty().get(), true, values);
    two.showSide(model.starterProperty().get(), false, values);
  }

  private void showBoard(Settings values) {
    if (model.errorProperty().get() == null) {
      BoardView board = new BoardView(room.view().get(), values);
      board.tasteProperty().set(taste);
      board.setMouseTransparent(true);
      board.setFocusTraversable(false);
      board.show(Line.start(room.game(), values), false);
      preview.getChildren().setAll(board);
    }
  }

  private void arrange(boolean narrow) {
    preview.setVisible(!narrow);
    preview.setManaged(!narrow);
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public Map<KeyCombination, Runnable> shortcuts() {
    return Map.of(
        KeyCombination.valueOf("Esc"), navigator::launcher,
        KeyCombination.valueOf("Shortcut+Enter"), this::play,
        KeyCombination.valueOf("Shortcut+Comma"), navigator::settings);
  }

  @Override
  public List<KeyHelp> keys() {
    return List.of(
        KeyHelp.of("Shortcut+Enter", Text.of(NewGameScreen.class, "play")),
        KeyHelp.of("Esc", Text.of(NewGameScreen.class, "back")),
        KeyHelp.of("Shortcut+Comma", Text.of(NewGameScreen.class, "settings")));
  }

  @Override
  public void shown() {
    play.requestFocus();
  }

  @FXML
  private void explain() {
    navigator.rules(room, model.valuesProperty().get());
  }

  @FXML
  private void lesson() {
    navigator.lesson(room);
  }

  @FXML
  private void edit() {
    navigator.edit(room, null);
  }

  @FXML
  private void back() {
    navigator.launcher();
  }

  @FXML
  private void play() {
    if (!play.isDisabled()) {
      start.accept(model.setup());
    }
  }
}
