package quadrille.app.table;

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
import quadrille.app.common.Setup;
import quadrille.core.GameTree;
import quadrille.core.GameTree.Node;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Text;
import quadrille.games.Room;
import quadrille.match.Clock;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.MatchState.Phase;
import quadrille.match.Player;
import quadrille.match.Terms;

/**
 * A game at the table as a screen sees it: the match as it stands, the moment that is looked at,
 * and what may be done now. For the screen's thread; the match runs on its own.
 */
public final class TableModel implements AutoCloseable {
  private final Room room;
  private final ReadOnlyObjectWrapper<Seats> seats;
  private final GameAtTable game;
  private final boolean refereed;
  private final Terms terms;
  private final RandomGenerator lot;
  private Sides<Player> players;
  private final Match match;
  private final Adviser adviser;
  private final ReviewModel review;
  private final Sides<ReadOnlyObjectWrapper<@Nullable Thought>> thoughts =
      Sides.each(side -> new ReadOnlyObjectWrapper<>());
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
      Room room, Setup setup, Settings settings, Executor screen, RandomGenerator lot) {
    this(room, setup, Line.start(room.game(), settings), screen, lot);
  }

  private TableModel(Room room, Setup setup, Line start, Executor screen, RandomGenerator lot) {
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
      Room room, Setup setup, GameTree tree, Line from, Executor screen, RandomGenerator lot) {
    this(room, Seats.of(setup, lot), GameAtTable.playedOn(tree, from), screen, lot, true);
    match.addListener(new Feed(screen, new Told()));
    Tags.fill(tree, players);
  }

  private TableModel(
      Room room,
      Seats seats,
      GameAtTable game,
      Executor screen,
      RandomGenerator lot,
      boolean refereed) {
    this.room = room;
    this.seats = new ReadOnlyObjectWrapper<>(seats);
    this.lot = lot;
    this.game = game;
    this.refereed = refereed;
    Settings settings = game.tree().settings();
    terms = Terms.usual(room.game(), room.knowledge(), room.opponents(), settings);
    players = Sides.each(side -> seats.seat(side).sit(terms, lot.nextLong()));
    Line start = game.tree().root().line();
    match =
        new Match(start, players.first(), players.second(), seats.setup().clock().rule())
            .from(game.played().line());
    training.set(seats.setup().training());
    adviser = new Adviser(room, settings, screen);
    review = new ReviewModel(room, game, screen);
    state = new ReadOnlyObjectWrapper<>(match.state());
  }

  /**
   * A table with a game that nobody plays: to be looked at, with moves to be tried on its board.
   *
   * @param screen runs what it is given later, in order, on the screen's thread
   */
  public static TableModel opened(Room room, GameTree tree, Executor screen) {
    Seats seats = new Seats(Tags.setup(tree), true);
    return new TableModel(
        room, seats, GameAtTable.opened(tree), screen, new SplittableRandom(), false);
  }

  /** Has the clocks begin with what they showed when the game was left; before {@link #start}. */
  public void clock(Clock clock) {
    match.from(game.played().line(), clock);
    state.set(match.state());
  }

  /** Has somebody hear all that happens in the match; before {@link #start}. */
  public void addListener(MatchListener listener) {
    match.addListener(listener);
  }

  /** The rules of a game and who played it, with nobody at a machine. */
  public static Setup setup(GameTree tree) {
    return Tags.setup(tree);
  }

  /** Begins; a game that was opened has nobody to begin. */
  public void start() {
    if (refereed) {
      match.start();
    }
  }

  public Room room() {
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
  public boolean mayExchange(Side side) {
    return refereed && !isOver() && seats().choice(side).machine();
  }

  /**
   * A person sits down in the place of a machine, which goes on a match that is paused; a person
   * who has done so hands the seat back.
   */
  public void exchange(Side side) {
    if (!mayExchange(side)) {
      return;
    }
    Seats next = seats().exchanged(side);
    Player player = next.seat(side).sit(terms, lot.nextLong());
    players = players.with(side, player);
    match.replace(side, player);
    forget();
    seats.set(next);
    if (next.isPerson(side)) {
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
  ReadOnlyObjectProperty<@Nullable Thought> thoughtProperty(Side side) {
    return thoughts.of(side).getReadOnlyProperty();
  }

  /** Something the player should know until the next move, or null. */
  public ReadOnlyObjectProperty<@Nullable Text> noticeProperty() {
    return notice.getReadOnlyProperty();
  }

  /** A move that is suggested to the player, or null. */
  public ReadOnlyObjectProperty<@Nullable Long> hintProperty() {
    return hint.getReadOnlyProperty();
  }

  public MatchState now() {
    return state.get();
  }

  /** The game with all that was tried in it. */
  public GameAtTable game() {
    return game;
  }

  /** The review of the game. */
  ReviewModel review() {
    return review;
  }

  /** The game as it stands. */
  public Line line() {
    return refereed ? now().line() : game.played().line();
  }

  /** How the game ended, or null while it goes on. */
  public @Nullable Outcome outcome() {
    return refereed ? now().outcome() : game.tree().outcome();
  }

  public boolean isOver() {
    return outcome() != null;
  }

  /** Whether the game was opened to be looked at: nobody plays it. */
  public boolean isOpened() {
    return !refereed;
  }

  /** Whether what is looked at is the game as it stands. */
  public boolean isLive() {
    return game.isLive();
  }

  public boolean isPaused() {
    return now().phase() == Phase.PAUSED;
  }

  /** Whether the board takes a move of a person: one who is asked for it, or one to be tried. */
  public boolean mayMove() {
    return isLive() && isPersonAsked() || mayExplore() || mayTryAgain();
  }

  /** Whether another move can be tried where the player looks back to. */
  boolean mayTryAgain() {
    Line looked = shownProperty().get();
    return training.get()
        && refereed
        && !isLive()
        && now().phase() != Phase.READY
        && looked.outcome() == null
        && seats().isPerson(looked.position().turn());
  }

  /** Whether moves can be tried where the player looks, as nobody plays there (any more). */
  boolean mayExplore() {
    boolean ended = isLive() && isOver();
    boolean idle = isOpened() || isOver() && !training.get();
    return idle && !ended && shownProperty().get().outcome() == null;
  }

  private boolean isPersonAsked() {
    return now().phase() == Phase.WAITING && seats().isPerson(line().position().turn());
  }

  /** A person's legal move; nothing happens if no person is asked for one. */
  public void play(long move) {
    if (mayExplore()) {
      forget();
      game.explore(move);
    } else if (mayTryAgain()) {
      Node next = game.shownNodeProperty().get().play(move);
      match.goTo(next.line());
      game.goTo(next);
      look(next);
    } else if (mayMove() && players.of(line().position().turn()) instanceof HumanPlayer person) {
      person.submit(move);
    }
  }

  /** Says something until the next move. */
  public void tell(Text text) {
    notice.set(text);
  }

  public boolean mayUndo() {
    return refereed && Undo.back(line(), seats()) > 0;
  }

  /** Takes back to a person's last move, or one move where only machines play. */
  public void undo() {
    match.takeBack(Undo.back(line(), seats()));
    lookAtLive();
  }

  public boolean mayRedo() {
    return !now().takenBack().isEmpty();
  }

  public void redo() {
    match.redo(Undo.forward(now().takenBack(), seats()));
    lookAtLive();
  }

  public boolean mayAskForHint() {
    return mayMove();
  }

  /** Looks for a good move and suggests it, if it is still wanted by then. */
  public void askForHint() {
    Line asked = shownProperty().get();
    tell(Text.of(TableModel.class, "notice.hint"));
    adviser.advise(asked, this::suggest);
  }

  private void suggest(Advice advice) {
    if (shownProperty().get() == advice.line() && mayMove()) {
      suggest(advice.sentence(), advice.move());
    }
  }

  /** Suggests a legal move of the position that is looked at, with a sentence about it. */
  void suggest(Text why, long move) {
    tell(why);
    hint.set(move);
  }

  /** The person that may resign or offer a draw now, or null where there is none. */
  public @Nullable Side actor() {
    if (!refereed || isOver() || seats().isWatched()) {
      return null;
    }
    Side turn = line().position().turn();
    return seats().isPerson(turn) ? turn : turn.other();
  }

  public void resign() {
    Side side = actor();
    if (side != null) {
      match.resign(side);
    }
  }

  public void offerDraw() {
    Side side = actor();
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
  public void pace(Duration perMove) {
    match.pace(perMove);
  }

  /**
   * Looks at an earlier moment of the game as it stands; the match goes on meanwhile.
   *
   * @param ply how many moves had been played; brought into 0 … the last
   */
  public void lookAt(int ply) {
    List<Line> path = game.played().line().path();
    look(game.tree().node(path.get(Math.clamp(ply, 0, path.size() - 1))));
  }

  /** Looks at a position of the tree. */
  public void look(@Nullable Node node) {
    if (node != null && node != game.shownNodeProperty().get()) {
      forget();
      game.look(node);
    }
  }

  public void lookAtLive() {
    look(game.played());
  }

  /** What was said and suggested about another position. */
  private void forget() {
    notice.set(null);
    hint.set(null);
    adviser.hurry();
  }

  @Override
  public void close() {
    adviser.close();
    review.close();
    match.close();
  }

  /** What the match tells, on the screen's thread. */
  private final class Told implements Feed.Reader {
    @Override
    public void changed(MatchState next) {
      boolean wasLive = isLive();
      if (next.line() != line()) {
        forget();
      }
      game.follow(next);
      if (wasLive) {
        lookAtLive();
      }
      state.set(next);
    }

    @Override
    public void thinking(Thought thought) {
      thoughts.of(thought.side()).set(thought);
    }

    @Override
    public void drawDeclined(Side side) {
      tell(Text.of(TableModel.class, "notice.declined", seats().subject(side)));
    }
  }
}
