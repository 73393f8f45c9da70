package quadrille.app.newgame;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import quadrille.app.navigation.Navigator;
import quadrille.app.navigation.Screen;
import quadrille.app.setup.GameSetup;
import quadrille.app.setup.Starter;
import quadrille.app.ui.FxmlView;
import quadrille.app.ui.IconButton;
import quadrille.app.ui.IconLabels;
import quadrille.app.ui.IntegerSpinnerValues;
import quadrille.app.ui.Nodes;
import quadrille.app.ui.SegmentedChoice;
import quadrille.app.ui.SplitRow;
import quadrille.board.BoardView;
import quadrille.board.TextScale;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The new-game screen: the form beside the starting position of the chosen rules. */
public final class NewGameScreen extends FxmlView implements Screen {
  private static final double NARROW_WIDTH = 760;

  /** From this height on the head may have two rows. */
  private static final double ROOMY_HEIGHT = 640;

  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

  private final GameModule module;
  private final NewGameModel model;
  private final Navigator navigator;
  private final Runnable onStart;
  private final ObservableValue<BoardPreferences> boardPreferences;
  private final SeatForm one;
  private final SeatForm two;

  @FXML private StackPane preview;
  @FXML private Label title;
  @FXML private VBox seats;
  @FXML private SegmentedChoice<Starter> starter;
  @FXML private VBox clock;
  @FXML private HBox series;
  @FXML private Spinner<Integer> games;
  @FXML private HBox trainingRow;
  @FXML private ToggleSwitch training;
  @FXML private VBox hosting;
  @FXML private HBox spectatorsRow;
  @FXML private ToggleSwitch spectators;
  @FXML private HBox helpRow;
  @FXML private ToggleSwitch help;
  @FXML private VBox rules;
  @FXML private ScrollPane scroll;
  @FXML private HBox foot;
  @FXML private Button play;
  @FXML private SplitRow head;
  @FXML private IconButton back;
  @FXML private IconButton edit;
  @FXML private IconButton lesson;
  @FXML private IconButton explain;

  /**
   * @param start starts the game that the model describes
   */
  public NewGameScreen(
      GameModule module,
      NewGameModel model,
      Navigator navigator,
      Runnable start,
      Localizer localizer,
      ObservableValue<BoardPreferences> boardPreferences) {
    super(localizer);
    this.module = module;
    this.model = model;
    this.navigator = navigator;
    this.onStart = start;
    this.boardPreferences = boardPreferences;
    back.setOnAction(_ -> navigator.showLauncher());
    edit.setOnAction(_ -> navigator.editPosition(module, chosenStart()));
    lesson.setOnAction(_ -> learn());
    explain.setOnAction(_ -> explainRules());
    play.setOnAction(_ -> play());
    Text name = module.game().name();
    title.setText(model.isHosted() ? localize("host.title", name) : localize(name));
    play.setText(localize(model.isHosted() ? "host.open" : "play"));
    Nodes.setShown(hosting, model.isHosted());
    Nodes.setShown(lesson, !module.guide().lesson().isEmpty());
    Nodes.setShown(edit, module.editor() != null && !model.isHosted());
    one = new SeatForm(model.one(), 1, module.game(), model.isHosted(), localizer);
    two = new SeatForm(model.two(), 2, module.game(), model.isHosted(), localizer);
    seats.getChildren().setAll(one.root(), two.root());
    rules.getChildren().setAll(new RulesForm(model, localizer).root());
    starter.setChoices(List.of(Starter.values()), each -> label("starter", each));
    starter.setOnSelected(model.starterProperty()::set);
    clock.getChildren().setAll(new TimeControlForm(model.clockProperty(), localizer).root());
    IntegerSpinnerValues.install(games, 1, GameSetup.MAX_GAMES, 1);
    games.getValueFactory().valueProperty().bindBidirectional(model.gamesProperty());
    model.one().kindProperty().subscribe(_ -> showWhatSuitsPlayers());
    model.two().kindProperty().subscribe(_ -> showWhatSuitsPlayers());
    spectators.selectedProperty().bindBidirectional(model.spectatorsProperty());
    help.selectedProperty().bindBidirectional(model.helpProperty());
    training.selectedProperty().bindBidirectional(model.trainingProperty());
    IconLabels.fit(
        head,
        () -> root().getLayoutBounds().getHeight() >= ROOMY_HEIGHT * TextScale.of(root()),
        edit,
        lesson,
        explain);
    play.disableProperty().bind(Bindings.isNotNull(model.errorProperty()));
    model.starterProperty().subscribe(starter::select);
    model.starterProperty().subscribe(_ -> showSides());
    model.valuesProperty().subscribe(_ -> showSides());
    model.valuesProperty().subscribe(_ -> showBoard());
    scroll.viewportBoundsProperty().subscribe(bounds -> foot.setMaxWidth(bounds.getWidth()));
    root()
        .layoutBoundsProperty()
        .subscribe(bounds -> showNarrow(bounds.getWidth() < NARROW_WIDTH * TextScale.of(root())));
  }

  /** A narrow window has room for the form only. */
  private void showNarrow(boolean narrow) {
    Nodes.setShown(preview, !narrow);
    root().pseudoClassStateChanged(NARROW, narrow);
  }

  /** Only computers play series; a table without an open seat is there to be watched. */
  private void showWhatSuitsPlayers() {
    Nodes.setShown(series, model.isBetweenComputers() && !model.isHosted());
    Nodes.setShown(trainingRow, !model.isBetweenComputers() && !model.isHosted());
    boolean forGuests = model.one().isOpen() || model.two().isOpen();
    Nodes.setShown(spectatorsRow, forGuests);
    Nodes.setShown(helpRow, forGuests);
  }

  private void showSides() {
    Settings values = model.valuesProperty().get();
    one.showSide(model.starterProperty().get(), true, values);
    two.showSide(model.starterProperty().get(), false, values);
  }

  private void showBoard() {
    Line start = chosenStart();
    if (start != null) {
      BoardView board = BoardView.still(module.skin().get(), start, boardPreferences.getValue());
      board.settings().preferencesProperty().bind(boardPreferences);
      preview.getChildren().setAll(board);
    }
  }

  @Override
  public Map<String, Runnable> shortcuts() {
    return Map.of(
        "Esc", navigator::showLauncher,
        "Shortcut+Enter", this::play,
        "F2", this::explainRules,
        "Shortcut+Comma", navigator::showSettings);
  }

  @Override
  public List<KeyHelp> keyHelp() {
    return List.of(
        KeyHelp.of("Shortcut+Enter", Text.of(NewGameScreen.class, "keys.play")),
        KeyHelp.of("F2", Text.of(NewGameScreen.class, "rules.explained")),
        KeyHelp.of("Esc", Text.of(NewGameScreen.class, "back")),
        KeyHelp.of("Shortcut+Comma", Text.of(NewGameScreen.class, "settings")));
  }

  @Override
  public void onShown() {
    play.requestFocus();
  }

  /** The starting position under the chosen rules, or null while they are invalid. */
  private @Nullable Line chosenStart() {
    return model.errorProperty().get() == null
        ? Line.start(module.game(), model.valuesProperty().get())
        : null;
  }

  private void explainRules() {
    navigator.showRules(module, model.valuesProperty().get(), this::learn);
  }

  private void learn() {
    navigator.showLesson(module, () -> {}, Runnable::run);
  }

  private void play() {
    if (!play.isDisabled()) {
      onStart.run();
    }
  }
}
