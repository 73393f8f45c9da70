package quadrille.match;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import quadrille.match.engine.EngineProcess;
import quadrille.match.engine.Patience;
import quadrille.search.Limits;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineFailure;
import quadrille.search.protocol.EngineFailure.Kind;
import quadrille.search.protocol.EngineProtocol;

/**
 * An engine from outside at our table. Its process is started at once and lives until the player is
 * closed; where an answer that is no longer wanted cannot be stopped, another one is started.
 */
public final class ExternalPlayer extends ThinkingPlayer {
  /** What an engine gets for a move where nobody says anything, in milliseconds. */
  static final long USUAL_MS = 1000;

  private final List<String> command;
  private final Path log;
  private final EngineProtocol protocol;
  private final Terms terms;
  private final Patience patience;
  private final CompletableFuture<?> ready;
  private @Nullable EngineProcess engine;
  private volatile @Nullable Driver driver;
  private @Nullable EngineFailure early;
  private boolean closed;

  /**
   * @param command the program and its arguments
   * @param log where its standard error goes
   */
  ExternalPlayer(
      String name,
      List<String> command,
      Path log,
      EngineProtocol protocol,
      Terms terms,
      Patience patience) {
    super(name);
    this.command = command;
    this.log = log;
    this.protocol = protocol;
    this.terms = terms;
    this.patience = patience;
    // Whether it can play is seen, and told, when it is asked.
    ready = prepare(this::begin).exceptionally(failure -> null);
  }

  private void begin() {
    try {
      acquaint();
    } catch (EngineFailure e) {
      early = e;
      end();
    }
  }

  /** Throws what went wrong before the first question, once. */
  private void tellEarlyFailure() throws EngineFailure {
    EngineFailure failure = early;
    early = null;
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
    return patience.graceMs();
  }

  @Override
  Answer think(Turn turn, CompletableFuture<Answer> question) throws EngineFailure {
    try {
      tellEarlyFailure();
      Driver spoken = acquaint();
      Driver.Request request = request(turn);
      EngineProcess asked = current();
      asked.within(
          timeMs(spoken, request),
          new EngineFailure(Kind.TIME, "failure.time", patience.graceMs()));
      Driver.Found found = spoken.think(asked, request, report -> tell(turn, question, report));
      return new Answer(found.move(), found.report());
    } catch (EngineFailure e) {
      end();
      throw e;
    }
  }

  private static void tell(Turn turn, CompletableFuture<Answer> question, SearchReport report) {
    if (!question.isDone()) {
      turn.reports().accept(report);
    }
  }

  /** By the clock; without one what the terms say, and a second where they say nothing. */
  private Driver.Request request(Turn turn) {
    Limits own = terms.limits(Limits.time(USUAL_MS));
    Clock clock = turn.clock();
    return switch (clock.rule()) {
      case Clock.Rule.None none -> new Driver.Request(turn.line(), own, null);
      case Clock.Rule.PerMove perMove ->
          new Driver.Request(turn.line(), withTime(own, turn.suggestedMs()), null);
      case Clock.Rule.Total(long timeMs, long incrementMs) ->
          new Driver.Request(
              turn.line(), withTime(own, Long.MAX_VALUE), clocks(clock, incrementMs));
    };
  }

  private static Limits withTime(Limits limits, long timeMs) {
    return new Limits(limits.depth(), timeMs, limits.nodes());
  }

  private static Driver.Clocks clocks(Clock clock, long incrementMs) {
    return new Driver.Clocks(
        Math.max(1, clock.firstMs()), Math.max(1, clock.secondMs()), incrementMs);
  }

  private long timeMs(Driver spoken, Driver.Request request) {
    Driver.Clocks clocks = request.clocks();
    long ms = clocks == null ? request.limits().timeMs() : clocks.remainingMs(request.turn());
    return ms == Long.MAX_VALUE || !spoken.tellsTime()
        ? patience.untimedMs()
        : ms + patience.graceMs();
  }

  /** Starts the engine unless it runs, and makes its acquaintance. */
  private Driver acquaint() throws EngineFailure {
    Driver known = driver;
    if (known != null) {
      return known;
    }
    EngineProcess started = start();
    long ms = patience.introductionMs();
    started.within(ms, new EngineFailure(Kind.PROTOCOL, "failure.silent", ms));
    Driver made = protocol.drive(terms.settings());
    made.open(started);
    driver = made;
    return made;
  }

  private synchronized EngineProcess start() throws EngineFailure {
    if (closed) {
      throw new EngineFailure(Kind.DIED, "failure.died");
    }
    EngineProcess started = EngineProcess.start(command, log);
    engine = started;
    return started;
  }

  private synchronized EngineProcess current() throws EngineFailure {
    EngineProcess now = engine;
    if (now == null) {
      throw new EngineFailure(Kind.DIED, "failure.died");
    }
    return now;
  }

  private synchronized void end() {
    driver = null;
    if (engine != null) {
      engine.close();
      engine = null;
    }
  }

  /** Where the engine can be stopped it is; where not, it is ended and begun anew when needed. */
  @Override
  synchronized void interrupt() {
    Driver spoken = driver;
    String stop = spoken == null ? null : spoken.stopLine();
    try {
      if (engine != null && stop != null) {
        engine.send(stop);
        engine.hurry(patience.graceMs());
        return;
      }
    } catch (EngineFailure e) {
      // It is gone already.
    }
    end();
  }

  @Override
  synchronized void retire() {
    closed = true;
    end();
  }
}
