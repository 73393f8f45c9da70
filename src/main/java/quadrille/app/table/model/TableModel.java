package quadrille.app.table.model;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jspecify.annotations.Nullable;
import quadrille.app.setup.GameSetup;
import quadrille.app.table.analyst.Analyst;
import quadrille.app.table.analyst.Analyst.Purpose;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.app.table.analyst.ScoreText;
import quadrille.core.GameTree;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.match.Clock;
import quadrille.match.EngineConfig;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.MatchState.Phase;
import quadrille.match.Player;
import quadrille.search.Level;
import quadrille.search.Limits;
import quadrille.text.Text;

/**
 * A game at the table as a screen sees it: the match as it stands, the moment that is looked at,
 * and what may be done now. For the screen's thread; the match runs on its own.
 */
public final class TableModel implements AutoCloseable {
  private static final int HINT_LEVEL = 5;

  private final GameModule room;
  private final ReadOnlyObjectWrapper<Seats> seats;
  private final TableGame game;
  private final boolean refereed;
  private final EngineConfig terms;
  private final RandomGenerator random;
  private PerSide<Player> players;
  private final Match match;
  private final Analyst analyst;
  private final ReviewModel review;
  private final PerSide<ReadOnlyObjectWrapper<@Nullable CandidateMove>> reports =
      PerSide.each(side -> new ReadOnlyObjectWrapper<>());
  private final ReadOnlyObjectWrapper<MatchState> state;
  private final BooleanProperty flipped = new SimpleBooleanProperty();
  private final BooleanProperty training = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<@Nullable Text> notice = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Long> hint = new ReadOnlyObjectWrapper<>();

  /**
   * Sits everybody down to a new game; {@link #start} begins.
   *
   * @param settings the rules that the set-up stands for
   * @param screen runs what it is given later, in order, on the screen's thread
   * @param lot decides what is left to chance
   */
  public TableModel(
      GameModule room, GameSetup setup, Settings settings, Executor screen, RandomGenerator lot) {
    this(room, setup, Line.start(room.game(), settings), screen, lot);
  }

  private TableModel(
      GameModule room, GameSetup setup, Line start, Executor screen, RandomGenerator lot) {
    this(room, setup, new GameTree(start), start, screen, lot);
  }

  /**
   * Sits everybody down to go on with a game; {@link #start} begins. What is played goes into the
   * tree.
   *
   * @param setup its rules are those of the tree
   * @param from where to go on, a line of the tree's game that is not over
   */
  public TableModel(
      GameModule room,
      GameSetup setup,
      GameTree tree,
      Line from,
      Executor screen,
      RandomGenerator lot) {
    this(room, Seats.of(setup, lot), TableGame.forPlaying(tree, from), screen, lot, true);
    match.addListener(new MatchFeed(screen, new MatchUpdates()));
    GameTags.fill(tree, players);
  }

  private TableModel(
      GameModule room,
      Seats seats,
      TableGame game,
      Executor screen,
      RandomGenerator lot,
      boolean refereed) {
    this.room = room;
    this.seats = new ReadOnlyObjectWrapper<>(seats);
    this.random = lot;
    this.game = game;
    this.refereed = refereed;
    Settings settings = game.tree().settings();
    terms =
        EngineConfig.defaults(
            room.game(), room.knowledge(), room.opponents(), room.protocol(), settings);
    players = PerSide.each(side -> seats.seat(side).createPlayer(terms, lot.nextLong()));
    Line start = game.tree().root().line();
    match =
        new Match(start, players.first(), players.second(), seats.setup().clock().rule())
            .resumeFrom(game.current().line());
    training.set(seats.setup().training());
    analyst = new Analyst(room, settings, screen);
    review = new ReviewModel(game, analyst);
    state = new ReadOnlyObjectWrapper<>(match.state());
  }

  /**
   * A table with a game that nobody plays: to be looked at, with moves to be tried on its board.
   *
   * @param screen runs what it is given later, in order, on the screen's thread
   */
  public static TableModel forViewing(GameModule room, GameTree tree, Executor screen) {
    Seats seats = new Seats(GameTags.setup(tree), true);
    return new TableModel(
        room, seats, TableGame.forViewing(tree), screen, new SplittableRandom(), false);
  }

  /** Has the clocks begin with what they showed when the game was left; before {@link #start}. */
  public void restoreClock(Clock clock) {
    match.resumeFrom(game.current().line(), clock);
    state.set(match.state());
  }

  /** Has somebody hear all that happens in the match; before {@link #start}. */
  public void addListener(MatchListener listener) {
    match.addListener(listener);
  }

  /** The rules of a game and who played it, with nobody at a machine. */
  public static GameSetup setup(GameTree tree) {
    return GameTags.setup(tree);
  }

  /** Begins; a game that was opened has nobody to begin. */
  public void start() {
    if (refereed) {
      match.start();
    }
  }

  public GameModule room() {
    return room;
  }

  public Seats seats() {
    return seats.get();
  }

  /** Who sits where. */
  public ReadOnlyObjectProperty<Seats> seatsProperty() {
    return seats.getReadOnlyProperty();
  }

  /** Whether a person may sit down in the place of this side's machine, or get up again. */
  public boolean canToggleTakeover(Side side) {
    return refereed && !isOver() && seats().choice(side).machine();
  }

  /**
   * A person sits down in the place of a machine, which goes on a match that is paused; a person
   * who has done so hands the seat back.
   */
  public void toggleTakeover(Side side) {
    if (!canToggleTakeover(side)) {
      return;
    }
    Seats next = seats().withTakeoverToggled(side);
    Player player = next.seat(side).createPlayer(terms, random.nextLong());
    players = players.with(side, player);
    match.replace(side, player);
    clearNotices();
    seats.set(next);
    if (next.isHuman(side)) {
      match.resume();
    }
  }

  /** The match as it stands. */
  public ReadOnlyObjectProperty<MatchState> stateProperty() {
    return state.getReadOnlyProperty();
  }

  /** The game up to the moment that is looked at: all of it, unless the player looks back. */
  public ReadOnlyObjectProperty<Line> shownProperty() {
    return game.shownProperty();
  }

  /** Whether the board is turned to the other side. */
  public BooleanProperty flippedProperty() {
    return flipped;
  }

  /** Whether moves may be tried again where the player looks back to. */
  public BooleanProperty trainingProperty() {
    return training;
  }

  /** What a side's machine thought last, or null. */
  public ReadOnlyObjectProperty<@Nullable CandidateMove> reportProperty(Side side) {
    return reports.of(side).getReadOnlyProperty();
  }

  /** Something the player should know until the next move, or null. */
  public ReadOnlyObjectProperty<@Nullable Text> noticeProperty() {
    return notice.getReadOnlyProperty();
  }

  /** A move that is suggested to the player, or null. */
  public ReadOnlyObjectProperty<@Nullable Long> hintProperty() {
    return hint.getReadOnlyProperty();
  }

  public MatchState state() {
    return state.get();
  }

  /** The game with all that was tried in it. */
  public TableGame game() {
    return game;
  }

  /** Searches for everything at this table that asks for it. */
  public Analyst analyst() {
    return analyst;
  }

  /** The review of the game. */
  public ReviewModel review() {
    return review;
  }

  /** The game as it stands. */
  public Line line() {
    return refereed ? state().line() : game.current().line();
  }

  /** How the game ended, or null while it goes on. */
  public @Nullable Outcome outcome() {
    return refereed ? state().outcome() : game.tree().outcome();
  }

  public boolean isOver() {
    return outcome() != null;
  }

  /** Whether the game was opened to be looked at: nobody plays it. */
  public boolean isViewOnly() {
    return !refereed;
  }

  /** Whether what is looked at is the game as it stands. */
  public boolean isLive() {
    return game.isLive();
  }

  public boolean isPaused() {
    return state().phase() == Phase.PAUSED;
  }

  /** Whether the board takes a move of a person: one who is asked for it, or one to be tried. */
  public boolean canMove() {
    return (isLive() && isHumanToMove()) || canExplore() || canRetry();
  }

  /** Whether another move can be tried where the player looks back to. */
  boolean canRetry() {
    Line looked = shownProperty().get();
    return training.get()
        && refereed
        && !isLive()
        && state().phase() != Phase.READY
        && looked.outcome() == null
        && seats().isHuman(looked.position().turn());
  }

  /** Whether moves can be tried where the player looks, as nobody plays there (any more). */
  boolean canExplore() {
    boolean ended = isLive() && isOver();
    boolean idle = isViewOnly() || (isOver() && !training.get());
    return idle && !ended && shownProperty().get().outcome() == null;
  }

  private boolean isHumanToMove() {
    return state().phase() == Phase.WAITING && seats().isHuman(line().position().turn());
  }

  /** A person's legal move; nothing happens if no person is asked for one. */
  public void play(long move) {
    if (canExplore()) {
      clearNotices();
      game.explore(move);
    } else if (canRetry()) {
      Node next = game.shownNodeProperty().get().play(move);
      match.goTo(next.line());
      game.setCurrent(next);
      show(next);
    } else if (canMove() && players.of(line().position().turn()) instanceof HumanPlayer person) {
      person.submit(move);
    }
  }

  /** Says something until the next move. */
  public void showNotice(Text text) {
    notice.set(text);
  }

  public boolean canUndo() {
    return refereed && UndoSteps.movesToTakeBack(line(), seats()) > 0;
  }

  /** Takes back to a person's last move, or one move where only machines play. */
  public void undo() {
    match.takeBack(UndoSteps.movesToTakeBack(line(), seats()));
    showLive();
  }

  public boolean canRedo() {
    return !state().takenBack().isEmpty();
  }

  public void redo() {
    match.redo(UndoSteps.movesToRedo(state().takenBack(), seats()));
    showLive();
  }

  /** Looks for a good move and suggests it, if it is still wanted by then. */
  public void requestHint() {
    Line line = shownProperty().get();
    showNotice(Text.of(TableModel.class, "notice.hint"));
    Limits limits = Level.of(HINT_LEVEL).limits(room.game());
    analyst.find(Purpose.HINT, line, 1, limits, found -> suggest(found.getFirst()));
  }

  private void suggest(CandidateMove found) {
    if (canMove()) {
      suggest(hintText(found), found.move());
    }
  }

  /** The move with its reason, or with its score where there is no reason. */
  private Text hintText(CandidateMove found) {
    String move = found.bestLine().getFirst();
    Text reason = found.reason();
    return reason == null
        ? Text.of(
            TableModel.class,
            "notice.advice",
            move,
            ScoreText.forSideToMove(found.report().score(), room.game()))
        : Text.of(TableModel.class, "notice.advice.reason", move, reason);
  }

  /** Suggests a legal move of the position that is looked at, with a sentence about it. */
  public void suggest(Text why, long move) {
    showNotice(why);
    hint.set(move);
  }

  /** The person that may resign or offer a draw now, or null where there is none. */
  public @Nullable Side actingSide() {
    if (!refereed || isOver() || seats().onlyComputersPlay()) {
      return null;
    }
    Side turn = line().position().turn();
    return seats().isHuman(turn) ? turn : turn.other();
  }

  public void resign() {
    Side side = actingSide();
    if (side != null) {
      match.resign(side);
    }
  }

  public void offerDraw() {
    Side side = actingSide();
    if (side != null) {
      match.offerDraw(side);
    }
  }

  /** A person's answer to the other person's offer of a draw. */
  public void answerDraw(Side side, boolean accepted) {
    if (accepted) {
      match.acceptDraw(side);
    } else {
      match.declineDraw(side);
    }
  }

  public void pauseOrResume() {
    if (isPaused()) {
      match.resume();
    } else {
      match.pause();
    }
  }

  public void step() {
    match.step();
  }

  /** The least time between two moves of machines. */
  public void setPace(Duration perMove) {
    match.setPace(perMove);
  }

  /**
   * Looks at an earlier moment of the game as it stands; the match goes on meanwhile.
   *
   * @param ply how many moves had been played; brought into 0 … the last
   */
  public void showPly(int ply) {
    List<Line> path = game.current().line().path();
    show(game.tree().findOrAdd(path.get(Math.clamp(ply, 0, path.size() - 1))));
  }

  /** Looks at a position of the tree. */
  public void show(@Nullable Node node) {
    if (node != null && node != game.shownNodeProperty().get()) {
      clearNotices();
      game.show(node);
    }
  }

  public void showLive() {
    show(game.current());
  }

  /** What was said and suggested about another position. */
  private void clearNotices() {
    notice.set(null);
    hint.set(null);
    analyst.cancel(Purpose.HINT);
  }

  @Override
  public void close() {
    analyst.close();
    match.close();
  }

  /** What the match tells, on the screen's thread. */
  private final class MatchUpdates implements MatchFeed.Listener {
    @Override
    public void stateChanged(MatchState next) {
      boolean wasLive = isLive();
      if (next.line() != line()) {
        clearNotices();
      }
      game.update(next);
      if (wasLive) {
        showLive();
      }
      state.set(next);
    }

    @Override
    public void computerThought(CandidateMove move) {
      reports.of(move.side()).set(move);
    }

    @Override
    public void drawDeclined(Side side) {
      showNotice(Text.of(TableModel.class, "notice.declined", seats().nameAsSubject(side)));
    }
  }
}
