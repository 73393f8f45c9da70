package quadrille.app.table.analyst;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.search.Level;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;

/** Looks for a good move for a person, on a thread of its own. For the screen's thread. */
public final class HintFinder implements AutoCloseable {
  private static final int LEVEL = 5;
  private static final int HASH_MEGABYTES = 16;

  private final GameModule room;
  private final Settings settings;
  private final Executor screen;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("adviser").daemon().factory());
  private @Nullable Search search;

  public HintFinder(GameModule room, Settings settings, Executor screen) {
    this.room = room;
    this.settings = settings;
    this.screen = screen;
  }

  /**
   * Finds a move.
   *
   * @param line a game that is not over
   * @param found told the move and why, on the screen's thread
   */
  public void find(Line line, Consumer<Hint> found) {
    Search mine = search();
    Limits limits = Level.of(LEVEL).limits(room.game());
    thread.execute(
        () -> {
          SearchReport report = mine.think(line, limits, each -> {});
          Hint advice = new Hint(line, report, room.explainer().explain(line, report));
          screen.execute(() -> found.accept(advice));
        });
  }

  private Search search() {
    if (search == null) {
      search = new Search(room.game(), () -> room.knowledge().apply(settings), HASH_MEGABYTES, 1);
    }
    return search;
  }

  /** Makes advice that is being looked for come at once. */
  public void finishNow() {
    if (search != null) {
      search.stop();
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
    finishNow();
  }
}
