package quadrille.app.table;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jspecify.annotations.Nullable;
import quadrille.app.common.Setup;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Text;
import quadrille.games.Room;
import quadrille.match.HumanPlayer;
import quadrille.match.Match;
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
  private final Seats seats;
  private final Sides<Player> players;
  private final Match match;
  private final Adviser adviser;
  private final Sides<ReadOnlyObjectWrapper<@Nullable Thought>> thoughts =
      Sides.each(side -> new ReadOnlyObjectWrapper<>());
  private final ReadOnlyObjectWrapper<MatchState> state;
  private final ReadOnlyObjectWrapper<Line> shown;
  private final BooleanProperty flipped = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<@Nullable Text> notice = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Long> hint = new ReadOnlyObjectWrapper<>();

  /**
   * Sits everybody down; {@link #start} begins.
   *
   * @param settings the rules that the set-up stands for
   * @param screen runs what it is given later, in order, on the screen's thread
   * @param lot decides what is left to chance
   */
  public TableModel(
      Room room, Setup setup, Settings settings, Executor screen, RandomGenerator lot) {
    this.room = room;
    seats = Seats.of(setup, lot);
    Terms terms = Terms.usual(room.game(), room.knowledge(), room.opponents(), settings);
    players = Sides.each(side -> seats.seat(side).sit(terms, lot.nextLong()));
    Line start = Line.start(room.game(), settings);
    match = new Match(start, players.first(), players.second(), setup.clock().rule());
    adviser = new Adviser(room, settings, screen);
    state = new ReadOnlyObjectWrapper<>(match.state());
    shown = new ReadOnlyObjectWrapper<>(start);
    match.addListener(new Feed(screen, new Told()));
  }

  public void start() {
    match.start();
  }

  public Room room() {
    return room;
  }

  public Seats seats() {
    return seats;
  }

  /** The match as it stands. */
  public ReadOnlyObjectProperty<MatchState> stateProperty() {
    return state.getReadOnlyProperty();
  }

  /** The game up to the moment that is looked at: all of it, unless the player looks back. */
  public ReadOnlyObjectProperty<Line> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** Whether the board is turned to the other side. */
  public BooleanProperty flippedProperty() {
    return flipped;
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

  public Line line() {
    return now().line();
  }

  public boolean isOver() {
    return now().outcome() != null;
  }

  /** Whether what is looked at is the game as it stands. */
  public boolean isLive() {
    return shown.get() == line();
  }

  public boolean isPaused() {
    return now().phase() == Phase.PAUSED;
  }

  /** Whether a person is asked for a move, and looks at the board that it is to be made on. */
  public boolean mayMove() {
    return isLive() && isPersonAsked();
  }

  private boolean isPersonAsked() {
    return now().phase() == Phase.WAITING && seats.isPerson(line().position().turn());
  }

  /** A person's legal move; nothing happens if no person is asked for one. */
  public void play(long move) {
    if (mayMove() && players.of(line().position().turn()) instanceof HumanPlayer person) {
      person.submit(move);
    }
  }

  /** Says something until the next move. */
  public void tell(Text text) {
    notice.set(text);
  }

  public boolean mayUndo() {
    return Undo.back(line(), seats) > 0;
  }

  /** Takes back to a person's last move, or one move where only machines play. */
  public void undo() {
    match.takeBack(Undo.back(line(), seats));
    lookAtLive();
  }

  public boolean mayRedo() {
    return !now().takenBack().isEmpty();
  }

  public void redo() {
    match.redo(Undo.forward(now().takenBack(), seats));
    lookAtLive();
  }

  public boolean mayAskForHint() {
    return mayMove();
  }

  /** Looks for a good move and suggests it, if it is still wanted by then. */
  public void askForHint() {
    Line asked = line();
    tell(Text.of(TableModel.class, "notice.hint"));
    adviser.advise(asked, move -> suggest(asked, move));
  }

  private void suggest(Line asked, long move) {
    if (line() == asked && mayMove()) {
      notice.set(null);
      hint.set(move);
    }
  }

  /** The person that may resign or offer a draw now, or null where there is none. */
  public @Nullable Side actor() {
    if (isOver() || seats.isWatched()) {
      return null;
    }
    Side turn = line().position().turn();
    return seats.isPerson(turn) ? turn : turn.other();
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
   * Looks at an earlier moment; the match goes on meanwhile.
   *
   * @param ply how many moves had been played; brought into 0 … the last
   */
  public void lookAt(int ply) {
    List<Line> path = line().path();
    shown.set(path.get(Math.clamp(ply, 0, path.size() - 1)));
  }

  public void lookAtLive() {
    shown.set(line());
  }

  @Override
  public void close() {
    adviser.close();
    match.close();
  }

  /** What the match tells, on the screen's thread. */
  private final class Told implements Feed.Reader {
    @Override
    public void changed(MatchState next) {
      boolean wasLive = isLive();
      boolean moved = next.line() != line();
      state.set(next);
      if (moved) {
        notice.set(null);
        hint.set(null);
        adviser.hurry();
      }
      if (wasLive || !next.line().path().contains(shown.get())) {
        lookAtLive();
      }
    }

    @Override
    public void thinking(Thought thought) {
      thoughts.of(thought.side()).set(thought);
    }

    @Override
    public void drawDeclined(Side side) {
      tell(Text.of(TableModel.class, "notice.declined", seats.subject(side)));
    }
  }
}
