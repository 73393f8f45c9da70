package quadrille.match.engine;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Settings;
import quadrille.search.DeliberateMistakes;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;
import quadrille.search.book.MoveBook;
import quadrille.search.protocol.Dialogue;
import quadrille.search.protocol.EngineBackend;
import quadrille.search.protocol.EngineProtocol;
import quadrille.search.protocol.SearchRequest;
import quadrille.system.ByteOrderMark;

/** Serves our search as an engine to another program's front end. */
public final class EngineServer implements EngineBackend {
  /** How many positions the search of the warm-up looks at: it then has loaded what it needs. */
  private static final int WARM_UP_NODES = 50;

  /** How long it may take for that, in milliseconds. */
  private static final int WARM_UP_MS = 1_000;

  /** Longer lines are cut. */
  private static final int MAX_LINE_LENGTH = 1 << 20;

  private final Game game;
  private final Function<Settings, Search> searchFactory;
  private final Strength strength;
  private final String version;
  private final PrintWriter out;
  private final Random random = new Random();
  private final DeliberateMistakes mistakes;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("engine").daemon().factory());

  private Search search;
  private Settings settings;

  /** How many searches were requested. Each has a number, counted from 1. */
  private long requests;

  /** The search that runs, or ran last. */
  private long running;

  /** The last search that is to stop; all before it are to stop as well. */
  private long lastStopped;

  private volatile boolean usesBook;
  private volatile int moveOverheadMs = Limits.DEFAULT_MOVE_OVERHEAD_MS;
  private volatile long lineNanos;
  private volatile long sentNanos = System.nanoTime();
  private boolean clearPending;
  private @Nullable Thread warmUp;

  /**
   * How strong our search plays for another front end.
   *
   * @param maxLimits limits besides those of the front end, or null
   * @param defaultLimits limits of a move for which there are no others
   * @param mistakeRate the share of moves played at random, 0 … 1
   */
  public record Strength(@Nullable Limits maxLimits, Limits defaultLimits, double mistakeRate) {

    private Limits limits(Limits given) {
      return maxLimits == null ? given : given.tighter(maxLimits);
    }
  }

  /**
   * @param settings the rules until the front end changes them
   * @param searchFactory creates a search for games with these settings
   * @param version the program's version, for the introduction
   * @param out to the front end
   */
  public EngineServer(
      Game game,
      Settings settings,
      Function<Settings, Search> searchFactory,
      Strength strength,
      String version,
      PrintWriter out) {
    this.game = game;
    this.settings = settings;
    this.searchFactory = searchFactory;
    this.strength = strength;
    this.version = version;
    this.out = out;
    mistakes = new DeliberateMistakes(strength.mistakeRate(), random);
    search = searchFactory.apply(settings);
  }

  /**
   * Begins to play a move in the background that nobody sees. In a fresh process the first move
   * would otherwise wait for hundreds of classes to be loaded, which takes longer than a short
   * move.
   *
   * @param smallSearches creates a search for games with these settings, with a small table
   */
  public void warmUp(
      EngineProtocol protocol, String name, Function<Settings, Search> smallSearches) {
    Limits limits = Limits.nodes(WARM_UP_NODES).withTime(WARM_UP_MS);
    EngineServer unseen =
        new EngineServer(
            game,
            settings,
            smallSearches,
            new Strength(limits, limits, 0),
            version,
            new PrintWriter(Writer.nullWriter()));
    warmUp = Thread.ofPlatform().name("warm-up").daemon().start(() -> unseen.play(protocol, name));
  }

  /** Plays the move of a warm-up. */
  private void play(EngineProtocol protocol, String name) {
    try (thread) {
      Dialogue dialogue = protocol.createDialogue(name, this, settings);
      dialogue.warmUpLines(WARM_UP_MS).forEach(dialogue::handleLine);
    }
  }

  @Override
  public void awaitReady() {
    try {
      if (warmUp != null) {
        warmUp.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Answers commands until the front end quits or the input ends; can be called once. */
  public void serve(EngineProtocol protocol, String name, Reader in) throws IOException {
    try (thread) {
      Dialogue dialogue = protocol.createDialogue(name, this, settings);
      String line = nextLine(in);
      while (line != null && dialogue.handleLine(line)) {
        line = nextLine(in);
      }
      if (!dialogue.finishesPendingWork()) {
        stopUpTo(Long.MAX_VALUE);
      }
    }
  }

  private @Nullable String nextLine(Reader in) throws IOException {
    String line = readLine(in);
    lineNanos = System.nanoTime();
    return line;
  }

  private static @Nullable String readLine(Reader in) throws IOException {
    StringBuilder line = new StringBuilder();
    int next = in.read();
    if (next < 0) {
      return null;
    }
    // Some front ends begin with one.
    if (next == ByteOrderMark.CHARACTER) {
      next = in.read();
    }
    while (next >= 0 && next != '\n') {
      if (next != '\r' && line.length() < MAX_LINE_LENGTH) {
        line.append((char) next);
      }
      next = in.read();
    }
    return line.toString();
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
    sentNanos = System.nanoTime();
  }

  @Override
  public void submit(Runnable work) {
    thread.execute(work);
  }

  @Override
  public synchronized SearchRequest request() {
    return new SearchRequest(++requests, lineNanos);
  }

  @Override
  public Limits limitsForMove(Limits given) {
    return given.equals(Limits.NONE) && strength.maxLimits() == null
        ? strength.defaultLimits()
        : given;
  }

  @Override
  public SearchReport think(
      SearchRequest request, Line line, Limits limits, Consumer<SearchReport> listener) {
    long startNanos = Math.max(request.nanos(), sentNanos);
    long mistake = mistakes.next(line.position());
    long known = mistake == MoveList.NONE ? bookMove(line, limits) : mistake;
    if (known != MoveList.NONE) {
      return SearchReport.ofMove(known);
    }
    Search current = begin(request, line.settings());
    long elapsedMs = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
    Limits own = strength.limits(limits.forSearch(elapsedMs, moveOverheadMs));
    return current.think(line, own, listener, () -> isStopped(request));
  }

  /** A search without limits is an analysis, which the book has nothing to say to. */
  private long bookMove(Line line, Limits limits) {
    return usesBook && !limits.equals(Limits.NONE)
        ? MoveBook.of(game, line.settings()).pick(line, random)
        : MoveList.NONE;
  }

  /** Plays moves from the book of the rules, which is read now, so that no move waits for it. */
  public void useBook() {
    MoveBook.of(game, settings);
    usesBook = true;
  }

  @Override
  public void setMoveOverhead(int ms) {
    moveOverheadMs = ms;
  }

  /** The search for these rules; a search is never reused for others. */
  private synchronized Search begin(SearchRequest request, Settings rules) {
    running = request.number();
    if (!rules.equals(settings)) {
      settings = rules;
      search.close();
      search = searchFactory.apply(rules);
    } else if (clearPending) {
      search.clear();
    }
    clearPending = false;
    return search;
  }

  private synchronized boolean isStopped(SearchRequest request) {
    return request.number() <= lastStopped;
  }

  @Override
  public synchronized void awaitStop(SearchRequest request) {
    try {
      while (!isStopped(request)) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public synchronized void stop() {
    stopUpTo(requests);
  }

  private synchronized void stopUpTo(long number) {
    if (number > lastStopped) {
      lastStopped = number;
      if (running <= number) {
        search.stop();
      }
      notifyAll();
    }
  }

  @Override
  public void stopAfter(SearchRequest request, long ms) {
    long searchMs = Limits.time(ms).forSearch(0, moveOverheadMs).timeMs();
    CompletableFuture.delayedExecutor(searchMs, TimeUnit.MILLISECONDS)
        .execute(() -> stopUpTo(request.number()));
  }

  @Override
  public synchronized void newGame() {
    clearPending = true;
  }
}
