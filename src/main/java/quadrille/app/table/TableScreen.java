package quadrille.app.table;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.KeyHelp;
import quadrille.app.common.Navigator;
import quadrille.app.common.Screen;
import quadrille.app.common.Series;
import quadrille.app.common.Watch;
import quadrille.app.common.Words;
import quadrille.app.settings.Preferences;
import quadrille.board.BoardSkin;
import quadrille.board.BoardView;
import quadrille.board.GameScene;
import quadrille.board.Looks;
import quadrille.core.Game;
import quadrille.core.Side;

/** The table: the game's own scene, and around it all that the games share. */
public final class TableScreen implements Screen {
  private static final int TICK_MS = 100;

  private final TableModel model;
  private final Preferences preferences;
  private final ObservableValue<Boolean> lessMotion;
  private final Watch watch = new Watch();
  private final BoardView board;
  private final SeriesRunner series;
  private final Insight insight;
  private final TableCommands commands;
  private final Sides<SeatCard> seats;
  private final TableLayout layout;
  private final Timeline ticks =
      new Timeline(new KeyFrame(javafx.util.Duration.millis(TICK_MS), event -> tick()));
  private @Nullable Side offered;

  /**
   * @param series where the game stands in it
   * @param lessMotion whether the system asks for less motion
   */
  public TableScreen(
      TableModel model,
      Series series,
      Preferences preferences,
      Navigator navigator,
      Words words,
      ObservableValue<Boolean> lessMotion) {
    this.model = model;
    this.preferences = preferences;
    this.lessMotion = lessMotion;
    GameScene scene = model.room().view().get().scene(model.line().settings());
    board = scene.board();
    this.series = new SeriesRunner(model, series, navigator, watch);
    insight =
        new Insight(
            model,
            board,
            preferences,
            () ->
                navigator.boardsToCome(
                    model.room(), model.shownProperty().get(), model.flippedProperty().get()),
            words,
            Platform::runLater,
            watch);
    commands =
        new TableCommands(
            model,
            this.series,
            insight.analysisProperty(),
            navigator,
            preferences.coordinatesProperty());
    seats = Sides.each(side -> new SeatCard(model, side, words, watch));
    TableParts parts =
        new TableParts(
            beside(insight.bar(), scene.root()),
            new StatusStrip(model, commands, board, words, watch).root(),
            Sides.each(side -> seats.of(side).root()),
            new MovesPane(model, words, watch).root(),
            insight.thinking(),
            insight.candidates(),
            new ReviewPane(model, commands, words, watch).root());
    String name = words.say(model.room().game().name());
    layout =
        new TableLayout(
            parts,
            name,
            rules(words),
            new CommandBar(model, commands, words, watch),
            new ViewMenu(model.room(), preferences, board.blindProperty(), words, watch),
            words);
    layout.showPace(model.seats().isShow());
    watch.on(this.series.seriesProperty(), now -> layout.subtitle(subtitle(now, words)));
    commands.setOnReview(layout::openReview);
    obeyPreferences();
    dress(scene.root());
    new TableSounds(model, preferences.volumeProperty(), watch);
    new BoardShow(model, scene, watch);
    watch.run(model.stateProperty(), this::askAboutDraw);
  }

  private static Parent beside(Node bar, Parent scene) {
    HBox.setHgrow(scene, Priority.ALWAYS);
    HBox both = new HBox(bar, scene);
    both.getStyleClass().add("beside");
    return both;
  }

  /** The rules, or how several games in a row stand. */
  private String subtitle(Series now, Words words) {
    if (now.of() == 1) {
      return rules(words);
    }
    boolean oneFirst = model.seats().isOneFirst();
    return words.say(
        TableScreen.class,
        "series",
        now.number(),
        now.of(),
        Series.score(oneFirst ? now.one() : now.two()),
        Series.score(oneFirst ? now.two() : now.one()));
  }

  /** What stands beside the game's name: what a game was played at, or by which rules. */
  private String rules(Words words) {
    String occasion = model.isOpened() ? Tags.occasion(model.game().tree()) : "";
    return occasion.isEmpty() ? rulesAlone(words) : occasion;
  }

  private String rulesAlone(Words words) {
    Game game = model.room().game();
    String preset = model.seats().setup().preset();
    return preset == null ? "" : words.say(game.text("preset." + preset));
  }

  /** The signs of the sides, wherever they are, have the colours that they have on the board. */
  private void dress(Parent scene) {
    BoardSkin skin = model.room().view().get();
    layout.root().getStylesheets().add(Looks.stylesheet());
    watch.on(
        preferences.boardProperty(model.room().game().id()),
        taste -> {
          board.tasteProperty().set(taste);
          Looks.wear(scene, taste.lookOf(skin));
          Looks.wear(layout.root(), taste.lookOf(skin));
        });
  }

  private void obeyPreferences() {
    watch.on(preferences.paceProperty(), pace -> layout.pace().setValue(pace.doubleValue()));
    watch.on(model.flippedProperty(), board.flippedProperty()::set);
    watch.on(preferences.coordinatesProperty(), board.coordinatesProperty()::set);
    watch.on(preferences.confirmProperty(), board.confirmProperty()::set);
    watch.on(preferences.thinkingProperty(), this::showThinking);
    watch.run(preferences.motionProperty(), this::setPace);
    watch.run(preferences.reduceMotionProperty(), this::setPace);
    watch.run(lessMotion, this::setPace);
    watch.run(layout.pace().valueProperty(), this::setPace);
    watch.run(model.seatsProperty(), this::showSeats);
    watch.on(insight.analysisProperty(), layout::showAnalysis);
    board.addEventFilter(MouseEvent.MOUSE_PRESSED, this::rightClicked);
    board.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
  }

  private void showThinking(boolean shown) {
    layout.showThinking(shown, model.seats().hasMachine());
    for (Side side : Side.values()) {
      seats.of(side).showThinking(shown);
    }
  }

  /**
   * Machines wait until their moves have been seen; where only machines play, they keep to the
   * slider, and what moves on the board to them.
   */
  private void setPace() {
    int animation = preferences.animationMillis(lessMotion.getValue());
    if (model.seats().isShow()) {
      preferences.paceProperty().set(layout.pace().getValue());
      Duration pace = Pace.at(layout.pace().getValue());
      layout.tellPace(pace);
      model.pace(pace);
      board.animationMillisProperty().set(Math.min(animation, pace.toMillis() / 2));
    } else {
      model.pace(Duration.ofMillis(2L * animation));
      board.animationMillisProperty().set(animation);
    }
  }

  private void showSeats() {
    showThinking(preferences.thinkingProperty().get());
  }

  private void rightClicked(MouseEvent event) {
    if (event.getButton() == MouseButton.SECONDARY && !preferences.rightClickProperty().get()) {
      event.consume();
    }
  }

  /** Where nobody moves on the board, its space bar stops and starts the machines. */
  private void keyPressed(KeyEvent event) {
    if (model.seats().isWatched() && event.getCode() == KeyCode.SPACE) {
      commands.run(TableCommand.PAUSE);
      event.consume();
    }
  }

  private void askAboutDraw() {
    Side now = model.now().drawOffer();
    if (now != null && now != offered && model.seats().isPerson(now.other())) {
      commands.askForDraw(now);
    }
    offered = now;
  }

  private void tick() {
    seats.first().tick();
    seats.second().tick();
  }

  @Override
  public Parent root() {
    return layout.root();
  }

  @Override
  public Map<KeyCombination, Runnable> shortcuts() {
    Map<KeyCombination, Runnable> keys = new LinkedHashMap<>();
    for (TableCommand each : TableCommand.values()) {
      keys.put(each.combination(), () -> commands.run(each));
    }
    return keys;
  }

  @Override
  public List<KeyHelp> keys() {
    return Stream.of(TableCommand.values())
        .filter(commands::isOffered)
        .map(each -> KeyHelp.of(each.keys(), each.text()))
        .toList();
  }

  @Override
  public void shown() {
    ticks.setCycleCount(Animation.INDEFINITE);
    ticks.play();
    board.requestFocus();
  }

  @Override
  public void closed() {
    ticks.stop();
    series.hold();
    watch.stop();
    insight.close();
  }
}
