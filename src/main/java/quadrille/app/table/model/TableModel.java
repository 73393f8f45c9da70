package quadrille.app.table.model;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.GameSetup;
import quadrille.app.table.analyst.Analyst;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.core.GameTree;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.match.Clock;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.MatchState.Phase;
import quadrille.match.Player;
import quadrille.match.TableOptions;
import quadrille.search.insight.Insights.Topic;

/**
 * A game at the table as the screen sees it: the match, its tree, the move shown, and what the
 * player may do now. For the screen's thread; the match runs on its own.
 */
public final class TableModel implements AutoCloseable {
  private final GameModule module;
  private final TableSeats seats;
  private final TableGame game;
  private final Line begun;
  private final GameNavigation navigation;
  private final boolean refereed;
  private final @Nullable SharedTable shared;
  private final Match match;
  private final Analyst analyst;
  private final TableNotices notices;
  private final MatchControls controls;
  private final ReviewModel review;
  private final MatchProgress progress;
  private final BoardOrientation orientation;
  private final BooleanProperty training = new SimpleBooleanProperty();
  private final BooleanProperty analysis = new SimpleBooleanProperty();
  private final BooleanProperty blindfold = new SimpleBooleanProperty();
  private final ObjectProperty<@Nullable Boolean> thinkingShown = new SimpleObjectProperty<>();
  private final ObjectProperty<@Nullable TablePart> front = new SimpleObjectProperty<>();
  private final ObjectProperty<@Nullable Topic> pointedOut = new SimpleObjectProperty<>();
  private boolean nextGameLeftToPlayer;
  private boolean recorded;
  private boolean fromHistory;
  private Runnable onClosed = () -> {};

  /**
   * Sets up a game that goes on from a position of a tree; {@link #start} begins it. New moves are
   * added to the tree.
   *
   * @param setup its rules are those of the tree
   * @param from the line to go on from; not over
   * @param options how the computers play
   * @param screen runs tasks later, in order, on the screen's thread
   * @param random draws the side that starts, and the computers' seeds
   * @param shared where the guests play, or null if all play at this screen
   */
  public TableModel(
      GameModule module,
      GameSetup setup,
      GameTree tree,
      Line from,
      TableOptions options,
      Executor screen,
      RandomGenerator random,
      @Nullable SharedTable shared) {
    this(
        module,
        Seats.of(module, setup, random),
        TableGame.forPlaying(tree, from),
        options,
        screen,
        random,
        true,
        shared);
    match.addListener(new MatchFeed(screen, progress));
    GameTags.fill(tree, seats.players());
  }

  private TableModel(
      GameModule module,
      Seats seats,
      TableGame game,
      TableOptions options,
      Executor screen,
      RandomGenerator random,
      boolean refereed,
      @Nullable SharedTable shared) {
    this.module = module;
    this.game = game;
    begun = game.current().line();
    this.refereed = refereed;
    this.shared = shared;
    GameTree tree = game.tree();
    orientation = new BoardOrientation(module.skin().get().bottomSide(tree.settings()));
    this.seats = new TableSeats(module, tree.settings(), seats, options, random, shared);
    PerSide<Player> players = this.seats.players();
    Clock.Rule clock = seats.setup().clock().rule();
    Line start = tree.root().line();
    match =
        shared == null
            ? new Match(start, players.first(), players.second(), clock)
                .resumeFrom(game.current().line(), Clock.startAfterFirstMoves(clock))
            : shared.newMatch(start, players, clock);
    training.set(seats.setup().training());
    navigation = new GameNavigation(game, refereed ? game.current() : tree.root());
    analyst = new Analyst(module, tree.settings(), screen);
    notices = new TableNotices(navigation, analyst, this::canMove);
    progress = new MatchProgress(match.state(), game, navigation, notices, this.seats);
    controls =
        new MatchControls(
            match, progress.stateProperty(), this.seats, navigation, notices, refereed, shared);
    review = new ReviewModel(game, analyst, () -> module.knowledge().apply(tree.settings()));
  }

  /**
   * Creates a table for viewing a game that is not being played; moves can be tried on its board.
   *
   * @param screen runs tasks later, in order, on the screen's thread
   */
  public static TableModel forViewing(GameModule module, GameTree tree, Executor screen) {
    RandomGenerator random = new SplittableRandom();
    Seats seats = Seats.of(module, GameTags.setup(tree), random);
    TableGame game = TableGame.forViewing(tree);
    return new TableModel(module, seats, game, TableOptions.DEFAULTS, screen, random, false, null);
  }

  /**
   * Sets the clocks as they were when the game was left; to be called before {@link #start}.
   *
   * @param clocks by ply, from the start position to the current one
   */
  public void restoreClocks(List<Clock> clocks) {
    match.resumeFrom(game.current().line(), clocks);
    progress.reset(match.state());
  }

  /** Adds a listener to the match; to be called before {@link #start}. */
  public void addListener(MatchListener listener) {
    match.addListener(listener);
  }

  /** Sets what runs when the table has been left. */
  public void setOnClosed(Runnable handler) {
    onClosed = handler;
  }

  /** Says that the moves of the game are stored as they are played. */
  public void setRecorded() {
    recorded = true;
  }

  /** Whether the moves of the game are stored, so that it can be continued after it was left. */
  public boolean isRecorded() {
    return recorded;
  }

  /** Says that the game was opened in the history, where the player expects to come back to. */
  public void setFromHistory() {
    fromHistory = true;
  }

  /** Whether the game was opened in the history. */
  public boolean isFromHistory() {
    return fromHistory;
  }

  /** Begins the game, unless it is only viewed. */
  public void start() {
    if (refereed) {
      match.start();
    }
  }

  public GameModule module() {
    return module;
  }

  public Seats seats() {
    return seats.seatsProperty().get();
  }

  public ReadOnlyObjectProperty<Seats> seatsProperty() {
    return seats.seatsProperty();
  }

  /** The table in the network that the game is played at, or null. */
  public @Nullable SharedTable shared() {
    return shared;
  }

  /** Whether another program hosts the game and tells what its computers think. */
  public boolean isCommented() {
    return shared != null && shared.isCommented();
  }

  /** The current state of the match. */
  public ReadOnlyObjectProperty<MatchState> stateProperty() {
    return progress.stateProperty();
  }

  public MatchState state() {
    return stateProperty().get();
  }

  /** The tree of all moves played and tried. */
  public TableGame game() {
    return game;
  }

  /** The move shown. */
  public GameNavigation navigation() {
    return navigation;
  }

  /** Searches for everything at this table that asks for it. */
  public Analyst analyst() {
    return analyst;
  }

  public TableNotices notices() {
    return notices;
  }

  /** What players may do in the match besides moving. */
  public MatchControls controls() {
    return controls;
  }

  public ReviewModel review() {
    return review;
  }

  /** Which way around the board stands. */
  public BoardOrientation orientation() {
    return orientation;
  }

  /** Whether the player may go back and try another move. */
  public BooleanProperty trainingProperty() {
    return training;
  }

  /** Whether the position shown is analysed. */
  public BooleanProperty analysisProperty() {
    return analysis;
  }

  /** Whether the pieces are hidden, for blindfold play. */
  public BooleanProperty blindfoldProperty() {
    return blindfold;
  }

  /** Whether the player wants to see evaluations in this game; null unless chosen. */
  public ObjectProperty<@Nullable Boolean> thinkingShownProperty() {
    return thinkingShown;
  }

  /** The part of the table whose tab the player has in front; null for the first. */
  public ObjectProperty<@Nullable TablePart> frontProperty() {
    return front;
  }

  /** What the board points out; null for nothing. */
  public ObjectProperty<@Nullable Topic> pointedOutProperty() {
    return pointedOut;
  }

  /** Shows what the table of the game before showed at the player's wish. */
  public void showLike(TableModel before) {
    front.set(before.front.get());
    pointedOut.set(before.pointedOut.get());
    blindfold.set(before.blindfold.get());
    // A human who looked at the last game analysed must not get help in the next one.
    boolean helps = !seats().onlyComputersPlay() && !isCommented();
    Boolean chosen = before.thinkingShown.get();
    thinkingShown.set((helps && Boolean.TRUE.equals(chosen)) ? null : chosen);
    if (seats().onlyComputersPlay()) {
      analysis.set(before.analysis.get());
    }
  }

  /** Says that the next game of the series waits for the player. */
  public void leaveNextGameToPlayer() {
    nextGameLeftToPlayer = true;
  }

  /** Whether the next game of the series waits for the player. */
  public boolean isNextGameLeftToPlayer() {
    return nextGameLeftToPlayer;
  }

  /** The last move that a side's computer reported while thinking, or null. */
  public ReadOnlyObjectProperty<@Nullable CandidateMove> reportProperty(Side side) {
    return progress.reportProperty(side);
  }

  /** The line to the current position of the game. */
  public Line line() {
    return refereed ? state().line() : game.current().line();
  }

  /** Whether moves were played here after those that the game began with, and so were saved. */
  public boolean hasNewMoves() {
    return !begun.path().contains(line());
  }

  /** How the game ended, or null while it goes on. */
  public @Nullable Outcome outcome() {
    return refereed ? state().outcome() : game.tree().outcome();
  }

  public boolean isOver() {
    return outcome() != null;
  }

  /** Whether the game is only viewed, not played. */
  public boolean isViewOnly() {
    return !refereed;
  }

  /** Whether the board takes a move: of the human to move, or one to try. */
  public boolean canMove() {
    return (navigation.isLive() && isHumanToMove()) || canExplore() || canRetry();
  }

  /** Whether the player may go on differently from the earlier position shown. */
  boolean canRetry() {
    Line shown = navigation.line();
    return training.get()
        && refereed
        && !navigation.isLive()
        && state().phase() != Phase.READY
        && shown.outcome() == null
        && seats().isHuman(shown.position().turn());
  }

  /**
   * Whether moves can be tried on the position shown: no game is being played, and it is not the
   * final position.
   */
  private boolean canExplore() {
    boolean idle = isViewOnly() || (isOver() && !training.get());
    return idle && !game.isEnd(navigation.node()) && navigation.line().outcome() == null;
  }

  /** Asks for the turn of the position shown, which may be a move ahead of the state. */
  private boolean isHumanToMove() {
    return state().phase() == Phase.WAITING && seats().isHuman(navigation.line().position().turn());
  }

  /** Plays a legal move on the position shown; does nothing unless {@link #canMove}. */
  public void play(long move) {
    if (canExplore()) {
      navigation.explore(move);
    } else if (canRetry()) {
      Node next = navigation.node().play(move);
      match.goTo(next.line());
      game.setCurrent(next);
      navigation.show(next);
    } else if (canMove()
        && seats.players().of(line().position().turn()) instanceof HumanPlayer human) {
      human.submit(move);
    }
  }

  @Override
  public void close() {
    seats.close();
    analyst.close();
    match.close();
    onClosed.run();
  }
}
