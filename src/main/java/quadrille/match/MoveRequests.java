package quadrille.match;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Outcomes;
import quadrille.core.Side;
import quadrille.search.protocol.EngineException;

/**
 * Asks the player to move, checks the answer and its time, and holds it back until the pace of the
 * match allows the move. For the referee's thread only.
 */
final class MoveRequests {
  private final MatchPlayers players;
  private final MoveHistory history;
  private final Consumer<Runnable> commands;
  private final List<MatchListener> listeners;
  private final Handler handler;
  private long paceNanos;
  private long lastMoveNanos = System.nanoTime();
  private @Nullable PendingRequest pending;

  /** What a human has used for this move in requests that were withdrawn. */
  private long usedNanos;

  /** Receives the result of a request. */
  interface Handler {

    /** The side to move plays a legal move in time. */
    void play(Player.Answer move, long usedMs);

    /** The side to move loses: too late, an illegal move or a failure. */
    void end(Outcome outcome);
  }

  /**
   * @param commands runs a command on the referee's thread
   */
  MoveRequests(
      MatchPlayers players,
      MoveHistory history,
      Consumer<Runnable> commands,
      List<MatchListener> listeners,
      Handler handler) {
    this.players = players;
    this.history = history;
    this.commands = commands;
    this.listeners = listeners;
    this.handler = handler;
  }

  /** Sets the shortest time between two moves. */
  void setPace(Duration perMove) {
    paceNanos = perMove.toNanos();
  }

  boolean isOpen() {
    return pending != null;
  }

  /** When the open request began, by {@link System#nanoTime}; 0 if there is none. */
  long startNanos() {
    return pending == null ? 0 : pending.startNanos;
  }

  /**
   * How long the side to move has thought, in milliseconds. What a computer has found is lost when
   * it is paused, so its time counts from the open request on.
   */
  long elapsedMs() {
    long nanos = pending == null ? usedNanos : System.nanoTime() - pending.startNanos;
    return TimeUnit.NANOSECONDS.toMillis(nanos);
  }

  /** Asks the player to move, unless a request is open. */
  void open() {
    if (pending != null) {
      return;
    }
    Line line = history.line();
    Side side = turn();
    long limitMs = playerToMove().moveLimit().ms(history.clock().isStarted(side));
    PendingRequest request =
        new PendingRequest(System.nanoTime() - usedNanos, allowedMs(), limitMs);
    pending = request;
    Player.Request question =
        new Player.Request(
            line,
            history.clock(),
            request.startNanos,
            report -> listeners.forEach(each -> each.thinking(side, line, report)));
    CompletableFuture<Player.Answer> answer = playerToMove().requestMove(question);
    var _ =
        answer.whenComplete(
            (move, failure) -> {
              request.arrive();
              commands.accept(() -> onAnswer(request, move, failure));
            });
  }

  /**
   * The time on the clock, with the grace that the player needs, in milliseconds. While its clock
   * has not started, a human may take any time; a computer may not, as it could have failed.
   */
  private long allowedMs() {
    Clock clock = history.clock();
    boolean unlimited = !clock.isStarted(turn()) && !playerToMove().isComputer();
    return unlimited ? Long.MAX_VALUE : clock.allowedMs(turn(), playerToMove().graceMs());
  }

  /** Takes an open request back; its answer is no longer wanted. */
  void withdraw() {
    if (pending != null) {
      if (!playerToMove().isComputer()) {
        usedNanos = System.nanoTime() - pending.startNanos;
      }
      pending = null;
      playerToMove().cancel();
    }
  }

  /**
   * Withdraws an open request and forgets the time used for it: another move is to be asked for.
   */
  void drop() {
    withdraw();
    usedNanos = 0;
  }

  private void onAnswer(
      PendingRequest request, Player.@Nullable Answer move, @Nullable Throwable failure) {
    if (pending != request) {
      return;
    }
    if (failure != null || move == null) {
      handler.end(failed(failure));
    } else if (request.usedMs() > request.allowedMs) {
      handler.end(lost(Outcome.TIME));
    } else if (!history.line().position().legalMoves().contains(move.move())) {
      handler.end(lost(Outcome.ILLEGAL_MOVE));
    } else {
      request.answer = move;
      wake();
    }
  }

  private Outcome failed(@Nullable Throwable failure) {
    Throwable wrapped = failure instanceof CompletionException ? failure.getCause() : null;
    Throwable cause = wrapped == null ? failure : wrapped;
    if (!(cause instanceof EngineException engine)) {
      String detail = String.valueOf(cause);
      return Outcomes.forfeit(history.line(), turn(), Outcome.NO_ANSWER, detail);
    }
    String reason = engine.kind().outcomeReason();
    return engine.kind() == EngineException.Kind.RESIGNED
        ? lost(reason)
        : Outcomes.forfeit(history.line(), turn(), reason, engine.text());
  }

  private Outcome lost(String reason) {
    return Outcomes.of(history.line(), turn().other(), reason);
  }

  /** The time until {@link #wake} must be called, in nanoseconds, 0 or more. */
  long nanosToWake() {
    PendingRequest request = pending;
    if (request == null || request.isOnItsWay()) {
      return Long.MAX_VALUE;
    }
    long now = System.nanoTime();
    return request.answer == null
        ? request.remainingNanos(now)
        : Math.max(0, lastMoveNanos + paceNanos - now);
  }

  /** Plays a held answer that is due, or ends the game when the time is over. */
  void wake() {
    PendingRequest request = pending;
    if (request == null || request.isOnItsWay()) {
      return;
    }
    long now = System.nanoTime();
    Player.Answer move = request.answer;
    if (move == null) {
      if (request.remainingNanos(now) == 0) {
        handler.end(lost(request.isOutOfTime(now) ? Outcome.TIME : Outcome.FORFEIT));
      }
    } else if (!playerToMove().isComputer() || now - lastMoveNanos >= paceNanos) {
      pending = null;
      usedNanos = 0;
      lastMoveNanos = now;
      handler.play(move, request.usedMs());
    }
  }

  private Side turn() {
    return history.line().position().turn();
  }

  private Player playerToMove() {
    return players.at(turn());
  }

  /** An open request to a player, and its answer once it is there but not yet due. */
  private static final class PendingRequest {
    final long startNanos;
    private final long allowedMs;
    private final long limitMs;
    Player.@Nullable Answer answer;
    private volatile long answeredNanos;
    private volatile boolean arrived;

    /**
     * @param allowedMs how long the answer may take by the clock, in milliseconds; {@link
     *     Long#MAX_VALUE} if unlimited
     * @param limitMs the same whatever the clock says
     */
    PendingRequest(long startNanos, long allowedMs, long limitMs) {
      this.startNanos = startNanos;
      this.allowedMs = allowedMs;
      this.limitMs = limitMs;
    }

    /**
     * Takes the time of the answer, on the thread that gives it: on a busy system the referee may
     * hear of it much later.
     */
    void arrive() {
      answeredNanos = System.nanoTime();
      arrived = true;
    }

    /** Whether an answer was given that the referee has not heard of yet. */
    boolean isOnItsWay() {
      return arrived && answer == null;
    }

    /** How long the player took, in milliseconds; meaningful once it has answered. */
    long usedMs() {
      return TimeUnit.NANOSECONDS.toMillis(answeredNanos - startNanos);
    }

    /** How long it is until the time is over, in nanoseconds, 0 or more. */
    long remainingNanos(long now) {
      return remainingNanos(Math.min(allowedMs, limitMs), now);
    }

    /** Whether the time by the clock is over. */
    boolean isOutOfTime(long now) {
      return remainingNanos(allowedMs, now) == 0;
    }

    private long remainingNanos(long ms, long now) {
      return ms == Long.MAX_VALUE
          ? Long.MAX_VALUE
          : Math.max(0, startNanos + TimeUnit.MILLISECONDS.toNanos(ms + 1) - now);
    }
  }
}
