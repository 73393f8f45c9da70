package quadrille.match;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.match.engine.EngineProcess;
import quadrille.match.engine.EngineTimeouts;
import quadrille.search.Limits;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineException;
import quadrille.search.protocol.EngineException.Kind;

/**
 * Plays with an external engine. The process starts at once and lives until the player is closed.
 * An engine that cannot be stopped when a request is cancelled is ended and started again.
 */
public final class EnginePlayer extends ComputerPlayer {
  /** The time for a move when neither clock nor config says anything, in milliseconds. */
  static final long DEFAULT_MOVE_MS = 1000;

  private final List<String> command;
  private final Path log;
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
      String name, List<String> command, Path log, EngineConfig config, EngineTimeouts timeouts) {
    super(name);
    this.command = command;
    this.log = log;
    this.config = config;
    this.timeouts = timeouts;
    ready = submit(this::connect);
  }

  /** Whoever does not wait for this hears of a failure by the first request. */
  private void connect() {
    try {
      handshake();
    } catch (EngineException e) {
      startFailure = e;
      stopEngine();
      throw new CompletionException(e);
    } catch (RuntimeException e) {
      stopEngine();
      throw e;
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
  Answer chooseMove(Request move, CompletableFuture<Answer> answer) throws EngineException {
    try {
      EngineException failure = startFailure;
      startFailure = null;
      if (failure != null) {
        throw failure;
      }
      Driver current = handshake();
      if (answer.isCancelled()) {
        return new Answer(MoveList.NONE, null);
      }
      Driver.Request request = request(move);
      EngineProcess process = runningEngine();
      process.expectAnswerWithin(
          timeoutMs(current, request),
          new EngineException(Kind.TIME, "failure.time", timeouts.graceMs() / 1000.0));
      Driver.BestMove found =
          current.think(
              process,
              request,
              report -> {
                if (!answer.isDone()) {
                  move.reportListener().accept(report);
                }
              });
      return new Answer(found.move(), found.report());
    } catch (EngineException | RuntimeException e) {
      stopEngine();
      throw e;
    }
  }

  /** Limits by the clock, else by the config, else {@link #DEFAULT_MOVE_MS}. */
  private Driver.Request request(Request move) {
    Limits own = config.limits(Limits.time(DEFAULT_MOVE_MS));
    Clock clock = move.clock();
    return switch (clock.rule()) {
      case Clock.Rule.None _ -> new Driver.Request(move.line(), own, null);
      case Clock.Rule.PerMove _ ->
          new Driver.Request(
              move.line(), own.withTime(move.searchMs(config.moveOverheadMs())), null);
      case Clock.Rule.PerGame(_, long incrementMs) ->
          new Driver.Request(move.line(), own.withTime(Long.MAX_VALUE), clocks(clock, incrementMs));
    };
  }

  private static Driver.Clocks clocks(Clock clock, long incrementMs) {
    return new Driver.Clocks(
        Math.max(1, clock.firstMs()), Math.max(1, clock.secondMs()), incrementMs);
  }

  private long timeoutMs(Driver driver, Driver.Request request) {
    Driver.Clocks clocks = request.clocks();
    long ms = clocks == null ? request.limits().timeMs() : clocks.remainingMs(request.turn());
    return ms == Long.MAX_VALUE || !driver.supportsTimeLimits()
        ? timeouts.untimedMoveMs()
        : ms + timeouts.graceMs();
  }

  /** Starts the engine and runs the handshake, unless that is already done. */
  private Driver handshake() throws EngineException {
    Driver current = driver;
    if (current != null) {
      return current;
    }
    EngineProcess started = start();
    Driver created = config.protocol().createDriver(config.settings());
    started.handshake(created, timeouts);
    driver = created;
    return created;
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
    EngineProcess running = engine;
    if (running == null) {
      throw new EngineException(Kind.DIED, "failure.died");
    }
    return running;
  }

  private synchronized void stopEngine() {
    driver = null;
    if (engine != null) {
      engine.close();
      engine = null;
    }
  }

  /**
   * Stops the engine, or ends it if its protocol has no such command. One that is being started
   * does not think yet, and is ready for the next request.
   */
  @Override
  synchronized void stopThinking() {
    Driver current = driver;
    if (current == null) {
      return;
    }
    String stop = current.stopLine();
    try {
      if (engine != null && stop != null) {
        engine.send(stop);
        engine.setDeadline(timeouts.graceMs());
        return;
      }
    } catch (EngineException e) {
      // It has ended already.
    }
    stopEngine();
  }

  @Override
  synchronized void release() {
    closed = true;
    stopEngine();
  }
}
