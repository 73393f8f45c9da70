package quadrille.match;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;
import quadrille.match.engine.EngineProcess;
import quadrille.match.engine.Patience;
import quadrille.search.Limits;
import quadrille.search.protocol.Driver;
import quadrille.search.protocol.EngineFailure;
import quadrille.search.protocol.EngineFailure.Kind;
import quadrille.search.protocol.EngineProtocol;

/**
 * An engine from outside at our table. Its process is started at once and lives until the player is
 * closed; where an answer that is no longer wanted cannot be stopped, another one is started.
 */
public final class ExternalPlayer implements Player {
  /** What an engine gets for a move where nobody says anything, in milliseconds. */
  static final long USUAL_MS = 1000;

  private final String name;
  private final List<String> command;
  private final Path log;
  private final EngineProtocol protocol;
  private final Terms terms;
  private final Patience patience;
  private final ExecutorService thread;
  private final CompletableFuture<?> ready;
  private @Nullable EngineProcess engine;
  private volatile @Nullable Driver driver;
  private volatile @Nullable CompletableFuture<Answer> open;
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
    this.name = name;
    this.command = command;
    this.log = log;
    this.protocol = protocol;
    this.terms = terms;
    this.patience = patience;
    thread = Executors.newSingleThreadExecutor(Thread.ofPlatform().name(name).daemon().factory());
    // Whether it can play is seen, and told, when it is asked.
    ready = CompletableFuture.runAsync(this::begin, thread).exceptionally(failure -> null);
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
  public String name() {
    return name;
  }

  @Override
  public boolean isMachine() {
    return true;
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
  public CompletableFuture<Answer> ask(Turn turn) {
    CompletableFuture<Answer> answer = new CompletableFuture<>();
    open = answer;
    try {
      thread.execute(() -> answer(turn, answer));
    } catch (RejectedExecutionException e) {
      // Closed by another thread just now: nobody waits for an answer any more.
      answer.cancel(false);
    }
    return answer;
  }

  private void answer(Turn turn, CompletableFuture<Answer> answer) {
    if (answer.isCancelled()) {
      return;
    }
    try {
      tellEarlyFailure();
      Driver spoken = acquaint();
      Limits limits = limits(turn);
      EngineProcess asked = current();
      asked.within(
          timeMs(spoken, limits), new EngineFailure(Kind.TIME, "failure.time", patience.graceMs()));
      Driver.Found found =
          spoken.think(
              asked,
              turn.line(),
              limits,
              report -> {
                if (!answer.isDone()) {
                  turn.reports().accept(report);
                }
              });
      answer.complete(new Answer(found.move(), found.report()));
    } catch (EngineFailure e) {
      end();
      answer.completeExceptionally(e);
    } catch (RuntimeException e) {
      answer.completeExceptionally(e);
    }
  }

  /** By the clock; without one what the terms say, and a second where they say nothing. */
  private Limits limits(Turn turn) {
    Limits own = terms.limits(Limits.time(USUAL_MS));
    boolean clocked = turn.suggestedMs() != Long.MAX_VALUE;
    return new Limits(own.depth(), clocked ? turn.suggestedMs() : own.timeMs(), own.nodes());
  }

  private long timeMs(Driver spoken, Limits limits) {
    return limits.timeMs() == Long.MAX_VALUE || !spoken.tellsTime()
        ? patience.untimedMs()
        : limits.timeMs() + patience.graceMs();
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

  @Override
  public void cancel() {
    CompletableFuture<Answer> answer = open;
    if (answer != null && answer.cancel(false)) {
      interrupt();
    }
  }

  /** Where the engine can be stopped it is; where not, it is ended and begun anew when needed. */
  private synchronized void interrupt() {
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
  public void close() {
    cancel();
    synchronized (this) {
      closed = true;
      end();
    }
    thread.shutdown();
  }
}
