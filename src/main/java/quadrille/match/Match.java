package quadrille.match;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.search.SearchReport;

/**
 * Runs one game between two players and enforces the rules and the clock. Thread-safe: each method
 * that changes the match queues a command, and one thread carries the commands out in order, so
 * that they do not race with moves that arrive at the same time.
 */
public final class Match implements AutoCloseable {
  private final LinkedBlockingQueue<Runnable> commands = new LinkedBlockingQueue<>();
  private final List<MatchListener> listeners = new CopyOnWriteArrayList<>();
  private final CompletableFuture<@Nullable Outcome> ended = new CompletableFuture<>();
  private final MatchPlayers players;
  private final MoveHistory history;
  private final Referee referee;
  private volatile MatchState state;
  private volatile boolean closed;

  /**
   * @param start the game so far
   * @param first plays {@link Side#FIRST}; the match closes both players when it is closed
   */
  public Match(Line start, Player first, Player second, Clock.Rule clock) {
    this(start, first, second, clock, Adjudicator.NONE);
  }

  /** A match that an adjudicator may end early. */
  public Match(Line start, Player first, Player second, Clock.Rule clock, Adjudicator adjudicator) {
    players = new MatchPlayers(first, second);
    history = new MoveHistory(start, Clock.start(clock));
    referee = new Referee(players, history, adjudicator, commands::add, listeners);
    state = referee.state();
  }

  /**
   * Continues a line whose moves count as played in this match: they can be taken back and belong
   * to the record. Call this before {@link #start}.
   */
  public Match resumeFrom(Line line) {
    referee.goTo(line);
    state = referee.state();
    return this;
  }

  /** Continues a line with what the clocks showed then. Call this before {@link #start}. */
  public Match resumeFrom(Line line, Clock clock) {
    history.startClock(clock);
    return resumeFrom(line);
  }

  /**
   * Continues a line with what the clocks showed after each of its moves, so that taking a move
   * back gives its time back. Call this before {@link #start}.
   *
   * @param clocks by ply, from the start position on
   */
  public Match resumeFrom(Line line, List<Clock> clocks) {
    referee.goTo(line);
    history.setClocks(clocks);
    state = referee.state();
    return this;
  }

  /** Adds a listener to everything that happens after this call. */
  public void addListener(MatchListener listener) {
    listeners.add(listener);
  }

  /** Starts the game as soon as both players are ready. Call this once. */
  public void start() {
    Thread.ofVirtual().name("referee").start(this::run);
    var _ = players.ready().whenComplete((_, _) -> commands.add(referee::start));
  }

  /** Stops the clock and the computer that is thinking. */
  public void pause() {
    commands.add(referee::pause);
  }

  public void resume() {
    commands.add(referee::resume);
  }

  /** Plays one move and pauses. */
  public void step() {
    commands.add(referee::step);
  }

  /** Sets the shortest time between two moves of computers; zero for no delay. */
  public void setPace(Duration perMove) {
    commands.add(() -> referee.requests.setPace(perMove));
  }

  /**
   * Takes back up to that many moves. If a computer is then to move, the match is paused, because
   * the computer would play the same move again at once.
   */
  public void takeBack(int plies) {
    commands.add(() -> referee.takeBack(plies));
  }

  /**
   * Takes back up to that many moves before the position that the player has seen, and with them
   * those that were played since.
   *
   * @param seen the game as the player saw it when asking
   */
  public void takeBack(Line seen, int plies) {
    commands.add(() -> referee.takeBack(seen, plies));
  }

  /**
   * Plays up to that many of the taken-back moves again. If a computer is then to move, it goes on
   * where a human plays, and waits where only computers do.
   */
  public void redo(int plies) {
    commands.add(() -> referee.redo(plies));
  }

  /**
   * Continues with another line of the same game. The clocks keep their times, and the side to move
   * is asked at once unless the match was paused.
   */
  public void goTo(Line line) {
    commands.add(() -> referee.goTo(line));
  }

  /**
   * Takes over what another referee has decided, for a match that shows a game played elsewhere.
   * Moves that continue the game are played; any other line replaces it.
   *
   * @param stillLatest asked just before this is taken over; false if it is outdated by then
   * @param now what both sides have left at this moment
   * @param drawOffer the side that has offered a draw, or null
   * @param decided how the game has ended, or null while it goes on
   * @param reports gives the search behind the move that leads to a ply, or null if it is not known
   */
  public void follow(
      BooleanSupplier stillLatest,
      Line line,
      Clock now,
      @Nullable Side drawOffer,
      @Nullable Outcome decided,
      IntFunction<@Nullable SearchReport> reports) {
    commands.add(
        () -> {
          if (stillLatest.getAsBoolean()) {
            referee.follow(line, now, drawOffer, decided, reports);
          }
        });
  }

  public void resign(Side side) {
    commands.add(() -> referee.resign(side));
  }

  /**
   * Offers the opponent a draw. A computer answers at once, by the score of its last search; a
   * human answers with {@link #acceptDraw} or {@link #declineDraw}. If the opponent has offered one
   * already, the game is drawn.
   */
  public void offerDraw(Side side) {
    commands.add(() -> referee.offerDraw(side));
  }

  /** Accepts the opponent's draw offer; does nothing if there is none. */
  public void acceptDraw(Side side) {
    commands.add(() -> referee.acceptDraw(side));
  }

  public void declineDraw(Side side) {
    commands.add(() -> referee.declineDraw(side));
  }

  /** Gives a side to another player and closes the old one. */
  public void replace(Side side, Player player) {
    commands.add(() -> referee.replace(side, player));
  }

  /** Whether computers play both sides at the moment. */
  public boolean isBetweenComputers() {
    return players.at(Side.FIRST).isComputer() && players.at(Side.SECOND).isComputer();
  }

  public MatchState state() {
    return state;
  }

  /** The game so far. */
  public GameRecord record() {
    MatchState now = state;
    return new GameRecord(
        history.start(),
        players.at(Side.FIRST).name(),
        players.at(Side.SECOND).name(),
        now.moves(),
        now.outcome());
  }

  /** Waits for the end of the game; null if the match was closed first. */
  public @Nullable Outcome await() throws InterruptedException {
    try {
      return ended.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException("the referee failed", e.getCause());
    }
  }

  /** Ends the match and closes its players. */
  @Override
  public void close() {
    closed = true;
    commands.add(() -> {});
    players.close();
    ended.complete(null);
  }

  private void run() {
    try {
      while (!closed) {
        Runnable next = commands.poll(referee.requests.nanosToWake(), TimeUnit.NANOSECONDS);
        if (next == null) {
          referee.requests.wake();
        } else {
          next.run();
        }
        publish();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      // Whoever waits for the end would wait for ever.
      ended.completeExceptionally(e);
      listeners.forEach(each -> each.failed(e));
      throw e;
    }
  }

  private void publish() {
    MatchState now = referee.state();
    if (!now.equals(state)) {
      state = now;
      listeners.forEach(each -> each.changed(now));
    }
    if (now.outcome() != null) {
      ended.complete(now.outcome());
    }
  }
}
