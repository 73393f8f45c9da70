package quadrille.match.engine;

import java.io.PrintWriter;
import java.util.List;
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
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;
import quadrille.search.protocol.Machine;
import quadrille.search.protocol.TimeShare;

/** Our machine as another program's front end sees it. */
final class ServedMachine implements Machine, AutoCloseable {
  private final Game game;
  private final Function<Settings, Search> searches;
  private final Strength strength;
  private final String version;
  private final PrintWriter out;
  private final Random random = new Random();
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("machine").daemon().factory());

  private Search search;
  private Settings settings;
  private long announced;
  private boolean stopped;
  private boolean forgetting;

  ServedMachine(
      Game game,
      Settings settings,
      Function<Settings, Search> searches,
      Strength strength,
      String version,
      PrintWriter out) {
    this.game = game;
    this.settings = settings;
    this.searches = searches;
    this.strength = strength;
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
  public void say(String line) {
    synchronized (out) {
      out.println(line);
      out.flush();
    }
  }

  @Override
  public void later(Runnable work) {
    thread.execute(work);
  }

  @Override
  public synchronized void announce() {
    announced++;
    stopped = false;
  }

  @Override
  public SearchReport think(Line line, Limits limits, Consumer<SearchReport> told) {
    if (strength.errs(random)) {
      return anyMove(line);
    }
    Search now = searchFor(line.settings());
    return now.think(
        line,
        bounded(limits),
        report -> {
          told.accept(report);
          if (isStopped()) {
            now.stop();
          }
        });
  }

  private SearchReport anyMove(Line line) {
    MoveList moves = MoveList.of(line.position());
    long move = moves.get(random.nextInt(moves.size()));
    return new SearchReport(0, 0, 0, false, 0, 0, 0, List.of(move));
  }

  /** What was learned holds for the rules it was learned under. */
  private synchronized Search searchFor(Settings rules) {
    if (!rules.equals(settings)) {
      settings = rules;
      search = searches.apply(rules);
    } else if (forgetting) {
      search.clear();
    }
    forgetting = false;
    return search;
  }

  private Limits bounded(Limits told) {
    return TimeShare.both(told, strength.limits(told.equals(UNTOLD)));
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
    long concerned = announced();
    CompletableFuture.delayedExecutor(ms, TimeUnit.MILLISECONDS)
        .execute(() -> stopIfStill(concerned));
  }

  private synchronized long announced() {
    return announced;
  }

  private synchronized void stopIfStill(long concerned) {
    if (announced == concerned) {
      stop();
    }
  }

  @Override
  public synchronized void forget() {
    forgetting = true;
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
