package quadrille.match.engine;

import java.io.PrintWriter;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Settings;
import quadrille.search.DeliberateMistakes;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;
import quadrille.search.protocol.EngineBackend;

/** Our search as the front end's protocol drives it. */
final class ServedEngine implements EngineBackend, AutoCloseable {
  private final Game game;
  private final Function<Settings, Search> searchFactory;
  private final EngineStrength strength;
  private final String version;
  private final PrintWriter out;
  private final DeliberateMistakes mistakes;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("engine").daemon().factory());

  private Search search;
  private Settings settings;
  private long searchNumber;
  private boolean stopped;
  private boolean clearPending;

  ServedEngine(
      Game game,
      Settings settings,
      Function<Settings, Search> searchFactory,
      EngineStrength strength,
      String version,
      PrintWriter out) {
    this.game = game;
    this.settings = settings;
    this.searchFactory = searchFactory;
    this.strength = strength;
    mistakes = new DeliberateMistakes(strength.mistakeRate(), new Random());
    this.version = version;
    this.out = out;
    search = searchFactory.apply(settings);
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public void send(String line) {
    synchronized (out) {
      out.println(line);
      out.flush();
    }
  }

  @Override
  public void submit(Runnable work) {
    thread.execute(work);
  }

  @Override
  public synchronized void beginSearch() {
    searchNumber++;
    stopped = false;
  }

  @Override
  public SearchReport think(Line line, Limits limits, Consumer<SearchReport> listener) {
    long mistake = mistakes.next(line.position());
    if (mistake != MoveList.NONE) {
      return SearchReport.ofMove(mistake);
    }
    Search current = searchFor(line.settings());
    return current.think(
        line,
        boundedLimits(limits),
        report -> {
          listener.accept(report);
          if (isStopped()) {
            current.stop();
          }
        });
  }

  /** The search for these rules; a search is never reused for others. */
  private synchronized Search searchFor(Settings rules) {
    if (!rules.equals(settings)) {
      settings = rules;
      search = searchFactory.apply(rules);
    } else if (clearPending) {
      search.clear();
    }
    clearPending = false;
    return search;
  }

  private Limits boundedLimits(Limits given) {
    return given.tighter(strength.limits(given.equals(Limits.NONE)));
  }

  private synchronized boolean isStopped() {
    return stopped;
  }

  @Override
  public synchronized void awaitStop() {
    try {
      while (!stopped) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public synchronized void stop() {
    stopped = true;
    search.stop();
    notifyAll();
  }

  @Override
  public void stopAfter(long ms) {
    long number = searchNumber();
    CompletableFuture.delayedExecutor(ms, TimeUnit.MILLISECONDS)
        .execute(() -> stopIfCurrent(number));
  }

  private synchronized long searchNumber() {
    return searchNumber;
  }

  private synchronized void stopIfCurrent(long number) {
    if (searchNumber == number) {
      stop();
    }
  }

  @Override
  public synchronized void newGame() {
    clearPending = true;
  }

  /** Waits for the submitted work and ends the thread. */
  @Override
  public void close() {
    thread.shutdown();
    boolean interrupted = false;
    try {
      while (!thread.awaitTermination(1, TimeUnit.DAYS)) {
        // Keep waiting.
      }
    } catch (InterruptedException e) {
      interrupted = true;
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
