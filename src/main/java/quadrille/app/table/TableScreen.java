package quadrille.app.table;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import quadrille.app.navigation.Navigator;
import quadrille.app.navigation.Screen;
import quadrille.app.settings.Preferences;
import quadrille.app.setup.Series;
import quadrille.app.table.analysis.AnalysisViews;
import quadrille.app.table.analyst.Analyst.Purpose;
import quadrille.app.table.commands.CommandBar;
import quadrille.app.table.commands.SeriesRunner;
import quadrille.app.table.commands.TableCommand;
import quadrille.app.table.commands.TableCommands;
import quadrille.app.table.model.PerSide;
import quadrille.app.table.model.TableModel;
import quadrille.app.table.moves.MovesPane;
import quadrille.app.table.review.ReviewPane;
import quadrille.app.ui.Subscriptions;
import quadrille.board.BoardLooks;
import quadrille.board.BoardView;
import quadrille.board.GameScene;
import quadrille.board.skin.BoardSkin;
import quadrille.core.Side;
import quadrille.match.MatchState;
import quadrille.text.Localizer;
import quadrille.text.Text;

/** The screen of a game: the game's own scene, and around it what all games share. */
public final class TableScreen implements Screen {
  private static final int TICK_MS = 100;
  private static final String MENU_KEY = "F10";

  private final TableModel model;
  private final Preferences preferences;
  private final ObservableValue<Boolean> reduceMotion;
  private final Subscriptions watch = new Subscriptions();
  private final BoardView board;
  private final SeriesRunner series;
  private final AnalysisViews analysisViews;
  private final Navigator navigator;
  private final TableCommands commands;
  private final PerSide<SeatCard> seats;
  private final TableTabs tabs;
  private final ClockStrip clocks;
  private final TableSounds sounds;
  private final TableLayout layout;
  private final Timeline ticks =
      new Timeline(new KeyFrame(javafx.util.Duration.millis(TICK_MS), _ -> tick()));
  private @Nullable Side shownDrawOffer;
  private Runnable withdrawDrawQuestion = () -> {};

  /**
   * @param series the series that the game belongs to
   * @param reduceMotion whether the system asks for less motion
   */
  public TableScreen(
      TableModel model,
      Series series,
      Preferences preferences,
      Navigator navigator,
      Localizer localizer,
      ObservableValue<Boolean> reduceMotion) {
    this.model = model;
    this.preferences = preferences;
    this.navigator = navigator;
    this.reduceMotion = reduceMotion;
    GameScene scene = model.module().scene().apply(model.line().settings());
    board = scene.board();
    this.series = new SeriesRunner(model, series, navigator, watch);
    SeriesCard seriesCard =
        new SeriesCard(model, this.series.seriesProperty(), this::isAnimated, localizer, watch);
    analysisViews =
        new AnalysisViews(model, board, preferences, this::showBoardTree, localizer, watch);
    commands =
        new TableCommands(
            model, this.series, analysisViews, navigator, preferences.coordinatesProperty());
    seats = PerSide.each(side -> new SeatCard(model, side, localizer, watch));
    ReviewPane review = new ReviewPane(model, commands, localizer, watch);
    tabs =
        new TableTabs(
            seats,
            new MovesPane(model, () -> commands.run(TableCommand.COMMENT), localizer, watch).root(),
            analysisViews.thinkingPane(),
            analysisViews.analysisPane(),
            review.root(),
            model.frontProperty(),
            localizer);
    clocks = new ClockStrip(model, localizer, watch);
    StackPane middle = new StackPane(scene.root(), seriesCard.root());
    // The card may be wider than the board, and would cover a part of the bar beside it.
    analysisViews.evaluationBar().opacityProperty().bind(seriesCard.coverage().negate().add(1));
    BoardRow beside = new BoardRow(analysisViews.evaluationBar(), middle, board);
    CommandBar commandBar = new CommandBar(model, commands, localizer, watch);
    layout =
        new TableLayout(
            localizer.localize(model.module().game().name()),
            beside,
            board,
            new StatusBar(model, commands, board, localizer, watch).root(),
            seats,
            model.state().clock().rule().isTimed() ? clocks : null,
            tabs,
            commandBar,
            new ViewMenu(model.module(), preferences, model.blindfoldProperty(), localizer, watch),
            localizer);
    layout.showPace(model.seats().isSetUpForComputers());
    TableSubtitle subtitle = new TableSubtitle(model, localizer);
    watch.subscribe(
        this.series.seriesProperty(), now -> layout.setSubtitle(subtitle.of(now), now.of() > 1));
    commands.setOnReview(
        () -> {
          model.review().setOpened();
          layout.openReview();
          review.focus();
        });
    // Their buttons are of no more use, and would hand the focus to any that is beside them.
    commands.setOnConfirmed(board::requestFocus);
    if (model.review().isOpened()) {
      layout.addReview();
    }
    BoardMenu.install(beside, board, commandBar, localizer);
    bindPreferences();
    applyBoardLook(scene.root());
    sounds = new TableSounds(model, preferences.volumeProperty(), watch);
    new BoardPresenter(model, scene, watch);
    watch.onChange(model.stateProperty(), this::askAboutDraw);
    watch.onChange(model.stateProperty(), commands::withdrawOutdatedQuestion);
  }

  private boolean isAnimated() {
    return preferences.animationMillis(reduceMotion.getValue()) > 0;
  }

  private void showBoardTree() {
    commands.run(TableCommand.TREE);
  }

  /** Also styles the side marks outside the board, so that they match the pieces. */
  private void applyBoardLook(Parent scene) {
    BoardSkin skin = model.module().skin().get();
    layout.root().getStylesheets().add(BoardLooks.stylesheet());
    watch.subscribe(
        preferences.boardProperty(model.module().game().id()),
        look -> {
          board.settings().preferencesProperty().set(look);
          BoardLooks.apply(scene, look.lookFor(skin.looks()));
          BoardLooks.apply(layout.root(), look.lookFor(skin.looks()));
        });
  }

  private void bindPreferences() {
    DoubleProperty pace = layout.pace().valueProperty();
    watch.subscribe(preferences.paceProperty(), saved -> pace.set(saved.doubleValue()));
    watch.subscribe(model.orientation().flippedProperty(), board.settings().flippedProperty()::set);
    watch.subscribe(model.blindfoldProperty(), board.settings().blindfoldProperty()::set);
    watch.subscribe(preferences.coordinatesProperty(), board.settings().coordinatesProperty()::set);
    watch.subscribe(preferences.confirmProperty(), board.settings().confirmProperty()::set);
    watch.onChange(preferences.motionProperty(), this::setPace);
    watch.onChange(preferences.reduceMotionProperty(), this::setPace);
    watch.onChange(reduceMotion, this::setPace);
    watch.onChange(pace, this::setPace);
    // Before there is a tab for it: an analysis that was on before leaves the tab in front.
    watch.subscribe(analysisViews.analysisProperty(), tabs::showAnalysis);
    watch.onChange(analysisViews.visibility().shownProperty(), this::showThinking);
    watch.onChange(model.seatsProperty(), this::showThinking);
    board.addEventFilter(MouseEvent.MOUSE_PRESSED, this::rightClicked);
    board.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
  }

  private void showThinking() {
    boolean shown = analysisViews.visibility().shownProperty().get();
    tabs.showThinking(shown, model.seats().hasComputer() || model.isCommented());
    seats.forEach(seat -> seat.showThinking(shown));
  }

  /**
   * Lets a computer wait until its last move has been animated; computers that play each other keep
   * to the slider, and the animation to them.
   */
  private void setPace() {
    int animation = preferences.animationMillis(reduceMotion.getValue());
    if (model.seats().isSetUpForComputers()) {
      preferences.paceProperty().set(layout.pace().valueProperty().get());
      Duration pace = layout.pace().perMove();
      model.controls().setPace(pace);
      board.settings().animationMillisProperty().set(Math.min(animation, pace.toMillis() / 2.0));
    } else {
      model.controls().setPace(Duration.ofMillis(2L * animation));
      board.settings().animationMillisProperty().set(animation);
    }
  }

  private void rightClicked(MouseEvent event) {
    if (event.getButton() == MouseButton.SECONDARY && !preferences.rightClickProperty().get()) {
      event.consume();
    }
  }

  /** Pauses and resumes by the space bar of the board, where no human needs it for moves. */
  private void keyPressed(KeyEvent event) {
    boolean space = event.getCode() == KeyCode.SPACE && !event.isShiftDown();
    if (space && model.seats().onlyComputersPlay()) {
      commands.run(TableCommand.PAUSE);
      event.consume();
    }
  }

  /** A question waits for the panel that the player is busy with. */
  private void askAboutDraw() {
    MatchState state = model.state();
    Side now = state.outcome() == null ? state.drawOffer() : null;
    if (now != shownDrawOffer) {
      shownDrawOffer = null;
      withdrawDrawQuestion.run();
      withdrawDrawQuestion = () -> {};
      if (!navigator.isCovered()) {
        shownDrawOffer = now;
        if (now != null && model.seats().isHuman(now.other())) {
          withdrawDrawQuestion = commands.askToAcceptDraw(now);
        }
      }
    }
  }

  /** A running timeline costs sixty frames a second, whatever it does. */
  private void tickWhileClockRuns() {
    if (model.state().runningSide() != null) {
      ticks.play();
    } else {
      ticks.stop();
    }
  }

  private void tick() {
    seats.forEach(SeatCard::tick);
    clocks.tick();
    sounds.tick();
  }

  @Override
  public Parent root() {
    return layout.root();
  }

  @Override
  public Map<String, Runnable> shortcuts() {
    Map<String, Runnable> keys = new LinkedHashMap<>();
    for (TableCommand command : TableCommand.values()) {
      keys.put(command.keys(), () -> commands.run(command));
    }
    keys.put(MENU_KEY, layout::openMenu);
    return keys;
  }

  @Override
  public List<KeyHelp> keyHelp() {
    return Stream.concat(
            Stream.of(TableCommand.values())
                .filter(commands::isAvailable)
                // They are listed with the keys that every screen has.
                .filter(command -> command != TableCommand.KEYS)
                .filter(command -> command != TableCommand.FULL_SCREEN)
                .map(command -> KeyHelp.of(command.keys(), command.text())),
            Stream.of(KeyHelp.of(MENU_KEY, Text.of(TableScreen.class, "menu.open"))))
        .toList();
  }

  @Override
  public void leave(Runnable next) {
    commands.leave(next);
  }

  @Override
  public void onShown() {
    ticks.setCycleCount(Animation.INDEFINITE);
    watch.onChange(model.stateProperty(), this::tickWhileClockRuns);
    board.requestFocus();
  }

  @Override
  public void onUncovered() {
    askAboutDraw();
  }

  @Override
  public void onClosed() {
    ticks.stop();
    series.stop();
    watch.unsubscribe();
    model.analyst().cancel(Purpose.ANALYSIS);
    model.analyst().cancel(Purpose.EVALUATION);
  }
}
