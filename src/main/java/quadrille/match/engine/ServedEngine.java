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

/** Our machine as another program's front end sees it. */
final class ServedEngine implements EngineBackend, AutoCloseable {
  private final Game game;
  private final Function<Settings, Search> searchFactory;
  private final EngineStrength strength;
  private final String version;
  private final PrintWriter out;
  private final DeliberateMistakes mistakes;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("machine").daemon().factory());

  private Search search;
  private Settings settings;
  private long searchNumber;
  private boolean stopped;
  private boolean clearPending;

  ServedEngine(
      Game game,
      Settings settings,
      Function<Settings, Search> searches,
      EngineStrength strength,
      String version,
      PrintWriter out) {
    this.game = game;
    this.settings = settings;
    this.searchFactory = searches;
    this.strength = strength;
    mistakes = new DeliberateMistakes(strength.mistakeRate(), new Random());
    this.version = version;
    this.out = out;
    search = searches.apply(settings);
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
  public SearchReport think(Line line, Limits limits, Consumer<SearchReport> told) {
    long mistake = mistakes.next(line.position());
    if (mistake != MoveList.NONE) {
      return SearchReport.ofMove(mistake);
    }
    Search now = searchFor(line.settings());
    return now.think(
        line,
        boundedLimits(limits),
        report -> {
          told.accept(report);
          if (isStopped()) {
            now.stop();
          }
        });
  }

  /** What was learned holds for the rules it was learned under. */
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

  private Limits boundedLimits(Limits told) {
    return told.tighter(strength.limits(told.equals(Limits.NONE)));
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
    long concerned = searchNumber();
    CompletableFuture.delayedExecutor(ms, TimeUnit.MILLISECONDS)
        .execute(() -> stopIfCurrent(concerned));
  }

  private synchronized long searchNumber() {
    return searchNumber;
  }

  private synchronized void stopIfCurrent(long concerned) {
    if (searchNumber == concerned) {
      stop();
    }
  }

  @Override
  public synchronized void newGame() {
    clearPending = true;
  }

  /** Lets the work that was asked for be done, and ends. */
  @Override
  public void close() {
    thread.shutdown();
    boolean interrupted = false;
    try {
      while (!thread.awaitTermination(1, TimeUnit.DAYS)) {
        // However long it takes.
      }
    } catch (InterruptedException e) {
      interrupted = true;
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
