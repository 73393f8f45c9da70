package quadrille.app.table.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import quadrille.app.table.analyst.FirstSideScore;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;

/**
 * The positions that may come, as far as somebody wants to see them: what follows a position is
 * looked for when it is asked for, on a thread of its own, and only the best moves of it.
 */
final class BoardTree implements AutoCloseable {
  /** The most positions that are shown to follow one. */
  static final int MAX_BRANCHES = 6;

  /** How many plies ahead it goes. */
  static final int PLIES = 3;

  private static final long SEARCH_MS = 700;
  private static final int HASH_MEGABYTES = 8;

  private final Search search;
  private final Executor screen;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("tree").daemon().factory());

  /**
   * A position that may come.
   *
   * @param points its score from the first side's view
   */
  record Branch(Line line, String move, int points) {}

  /**
   * @param screen runs what it is given later, in order, on the screen's thread
   */
  BoardTree(GameModule room, Settings settings, Executor screen) {
    this.screen = screen;
    search = new Search(room.game(), () -> room.knowledge().apply(settings), HASH_MEGABYTES, 1);
  }

  /**
   * Looks for what may follow.
   *
   * @param line a game that is not over
   * @param told the best moves, the best first, on the screen's thread
   */
  void expand(Line line, Consumer<List<Branch>> told) {
    search.stop();
    thread.execute(
        () -> {
          List<Branch> branches =
              branches(line, search.think(line, MAX_BRANCHES, limits(), _ -> {}));
          screen.execute(() -> told.accept(branches));
        });
  }

  private static Limits limits() {
    return Limits.time(SEARCH_MS);
  }

  private static List<Branch> branches(Line line, List<SearchReport> reports) {
    List<Branch> branches = new ArrayList<>();
    for (SearchReport each : reports) {
      String move = line.game().notation().format(line.position(), each.bestMove());
      int points = FirstSideScore.of(line, each.score());
      branches.add(new Branch(line.play(each.bestMove()), move, points));
    }
    return branches;
  }

  @Override
  public void close() {
    thread.shutdownNow();
    search.stop();
  }
}
