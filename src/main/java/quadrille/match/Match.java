package quadrille.match;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;

/**
 * One game between two players, refereed. Every method may be called from any thread at any moment:
 * each is a command that the referee's own thread carries out, one after the other, so that nothing
 * ever races with a move that is just being answered.
 */
public final class Match implements AutoCloseable {
  private final LinkedBlockingQueue<Runnable> commands = new LinkedBlockingQueue<>();
  private final List<MatchListener> listeners = new CopyOnWriteArrayList<>();
  private final CompletableFuture<@Nullable Outcome> ended = new CompletableFuture<>();
  private final Referee referee;
  private volatile MatchState state;
  private volatile boolean closed;

  /**
   * @param start the position and history to play on from
   * @param first plays {@link Side#FIRST}; the match closes both players when it is closed
   */
  public Match(Line start, Player first, Player second, Clock.Rule clock) {
    this(start, first, second, clock, Adjudicator.NONE);
  }

  /**
   * A match that may be ended before its end by the rules.
   *
   * @param adjudicator asked after every move
   */
  public Match(Line start, Player first, Player second, Clock.Rule clock, Adjudicator adjudicator) {
    referee =
        new Referee(
            start, first, second, Clock.start(clock), adjudicator, commands::add, listeners);
    state = referee.state();
  }

  /**
   * Has the match begin with a line whose moves count as played: they can be taken back, and stand
   * in the record. To be called before {@link #start}.
   */
  public Match resumeFrom(Line line) {
    referee.goTo(line);
    state = referee.state();
    return this;
  }

  /** The same with clocks that have run already. To be called before {@link #start}. */
  public Match resumeFrom(Line line, Clock clock) {
    referee.setClock(clock);
    return resumeFrom(line);
  }

  /** Adds a listener; it hears of everything that happens after this call. */
  public void addListener(MatchListener listener) {
    listeners.add(listener);
  }

  /** Asks the first player as soon as both are ready. To be called once. */
  public void start() {
    Thread.ofVirtual().name("referee").start(this::run);
    var _ = referee.ready().whenComplete((_, _) -> enqueue(referee::start));
  }

  /** Stops asking; a machine that thinks is stopped, its clock stands. */
  public void pause() {
    enqueue(referee::pause);
  }

  public void resume() {
    enqueue(referee::resume);
  }

  /** Has one more move played while paused; also pauses. */
  public void step() {
    enqueue(referee::step);
  }

  /** The least time between two moves of machines; zero for as fast as they think. */
  public void setPace(Duration perMove) {
    enqueue(() -> referee.setPace(perMove));
  }

  /**
   * Takes moves back, as many as there are at the most. Where a machine would then be to move, the
   * match is paused; otherwise it would play the same again at once.
   */
  public void takeBack(int plies) {
    enqueue(() -> referee.takeBack(plies));
  }

  /** Plays moves again that were taken back, as many as there are at the most. */
  public void redo(int plies) {
    enqueue(() -> referee.redo(plies));
  }

  /**
   * Goes on with another line of the same game; the clocks stay as they are. Whoever is to move
   * there is asked at once, unless the match was paused by hand.
   */
  public void goTo(Line line) {
    enqueue(() -> referee.goTo(line));
  }

  public void resign(Side side) {
    enqueue(() -> referee.resign(side));
  }

  /**
   * Offers a draw to the other side: a machine answers at once, by the score of its last search; a
   * person by {@link #acceptDraw} or {@link #declineDraw}.
   */
  public void offerDraw(Side side) {
    enqueue(() -> referee.offerDraw(side));
  }

  /** Accepts the draw that the other side has offered; without effect if it has not. */
  public void acceptDraw(Side side) {
    enqueue(() -> referee.acceptDraw(side));
  }

  public void declineDraw(Side side) {
    enqueue(() -> referee.declineDraw(side));
  }

  /** Another player takes over a side; the old one is closed. */
  public void replace(Side side, Player player) {
    enqueue(() -> referee.replace(side, player));
  }

  public MatchState state() {
    return state;
  }

  /** The game so far, to be kept. */
  public GameRecord record() {
    return referee.record(state);
  }

  /** Waits until the game is over; null if the match was closed before. */
  public @Nullable Outcome await() throws InterruptedException {
    try {
      return ended.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("the referee failed", e.getCause());
    }
  }

  /** Ends the match and closes its players. */
  @Override
  public void close() {
    closed = true;
    enqueue(() -> {});
    referee.closePlayers();
    ended.complete(null);
  }

  private void enqueue(Runnable command) {
    commands.add(command);
  }

  private void run() {
    try {
      while (!closed) {
        Runnable next = commands.poll(referee.nanosToWake(), TimeUnit.NANOSECONDS);
        if (next == null) {
          referee.wake();
        } else {
          next.run();
        }
        publish();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      ended.completeExceptionally(e);
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
