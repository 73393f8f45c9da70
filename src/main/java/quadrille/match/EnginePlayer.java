package quadrille.match;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import quadrille.match.engine.EngineProcess;
import quadrille.match.engine.EngineTimeouts;
import quadrille.search.Limits;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineException;
import quadrille.search.protocol.EngineException.Kind;
import quadrille.search.protocol.EngineProtocol;

/**
 * An engine from outside at our table. Its process is started at once and lives until the player is
 * closed; where an answer that is no longer wanted cannot be stopped, another one is started.
 */
public final class EnginePlayer extends ComputerPlayer {
  /** What an engine gets for a move where nobody says anything, in milliseconds. */
  static final long DEFAULT_MOVE_MS = 1000;

  private final List<String> command;
  private final Path log;
  private final EngineProtocol protocol;
  private final EngineConfig config;
  private final EngineTimeouts timeouts;
  private final CompletableFuture<?> ready;
  private @Nullable EngineProcess engine;
  private volatile @Nullable Driver driver;
  private @Nullable EngineException startFailure;
  private boolean closed;

  /**
   * @param command the program and its arguments
   * @param log where its standard error goes
   */
  EnginePlayer(
      String name,
      List<String> command,
      Path log,
      EngineProtocol protocol,
      EngineConfig terms,
      EngineTimeouts patience) {
    super(name);
    this.command = command;
    this.log = log;
    this.protocol = protocol;
    this.config = terms;
    this.timeouts = patience;
    // Whether it can play is seen, and told, when it is asked.
    ready = prepare(this::connect).exceptionally(failure -> null);
  }

  private void connect() {
    try {
      handshake();
    } catch (EngineException e) {
      startFailure = e;
      stopEngine();
    }
  }

  /** Throws what went wrong before the first question, once. */
  private void throwStartFailure() throws EngineException {
    EngineException failure = startFailure;
    startFailure = null;
    if (failure != null) {
      throw failure;
    }
  }

  @Override
  public CompletableFuture<?> ready() {
    return ready;
  }

  @Override
  public long graceMs() {
    return timeouts.graceMs();
  }

  @Override
  PlayerMove chooseMove(MoveRequest turn, CompletableFuture<PlayerMove> question)
      throws EngineException {
    try {
      throwStartFailure();
      Driver spoken = handshake();
      Driver.Request request = request(turn);
      EngineProcess asked = runningEngine();
      asked.expectAnswerWithin(
          timeoutMs(spoken, request),
          new EngineException(Kind.TIME, "failure.time", timeouts.graceMs()));
      Driver.BestMove found =
          spoken.think(asked, request, report -> publish(turn, question, report));
      return new PlayerMove(found.move(), found.report());
    } catch (EngineException e) {
      stopEngine();
      throw e;
    }
  }

  private static void publish(
      MoveRequest turn, CompletableFuture<PlayerMove> question, SearchReport report) {
    if (!question.isDone()) {
      turn.reportListener().accept(report);
    }
  }

  /** By the clock; without one what the terms say, and a second where they say nothing. */
  private Driver.Request request(MoveRequest turn) {
    Limits own = config.limits(Limits.time(DEFAULT_MOVE_MS));
    Clock clock = turn.clock();
    return switch (clock.rule()) {
      case Clock.Rule.None none -> new Driver.Request(turn.line(), own, null);
      case Clock.Rule.PerMove perMove ->
          new Driver.Request(turn.line(), own.withTime(turn.suggestedMs()), null);
      case Clock.Rule.PerGame(long timeMs, long incrementMs) ->
          new Driver.Request(turn.line(), own.withTime(Long.MAX_VALUE), clocks(clock, incrementMs));
    };
  }

  private static Driver.Clocks clocks(Clock clock, long incrementMs) {
    return new Driver.Clocks(
        Math.max(1, clock.firstMs()), Math.max(1, clock.secondMs()), incrementMs);
  }

  private long timeoutMs(Driver spoken, Driver.Request request) {
    Driver.Clocks clocks = request.clocks();
    long ms = clocks == null ? request.limits().timeMs() : clocks.remainingMs(request.turn());
    return ms == Long.MAX_VALUE || !spoken.supportsTimeLimits()
        ? timeouts.untimedMoveMs()
        : ms + timeouts.graceMs();
  }

  /** Starts the engine unless it runs, and makes its acquaintance. */
  private Driver handshake() throws EngineException {
    Driver known = driver;
    if (known != null) {
      return known;
    }
    EngineProcess started = start();
    Driver made = protocol.createDriver(config.settings());
    started.handshake(made, timeouts);
    driver = made;
    return made;
  }

  private synchronized EngineProcess start() throws EngineException {
    if (closed) {
      throw new EngineException(Kind.DIED, "failure.died");
    }
    EngineProcess started = EngineProcess.start(command, log);
    engine = started;
    return started;
  }

  private synchronized EngineProcess runningEngine() throws EngineException {
    EngineProcess now = engine;
    if (now == null) {
      throw new EngineException(Kind.DIED, "failure.died");
    }
    return now;
  }

  private synchronized void stopEngine() {
    driver = null;
    if (engine != null) {
      engine.close();
      engine = null;
    }
  }

  /** Where the engine can be stopped it is; where not, it is ended and begun anew when needed. */
  @Override
  synchronized void stopThinking() {
    Driver spoken = driver;
    String stop = spoken == null ? null : spoken.stopLine();
    try {
      if (engine != null && stop != null) {
        engine.send(stop);
        engine.setDeadline(timeouts.graceMs());
        return;
      }
    } catch (EngineException e) {
      // It is gone already.
    }
    stopEngine();
  }

  @Override
  synchronized void release() {
    closed = true;
    stopEngine();
  }
}
