package quadrille.match;

import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.search.DeliberateMistakes;
import quadrille.search.Limits;
import quadrille.search.Search;
import quadrille.search.SearchReport;

/** Plays with our own search. */
public final class SearchPlayer extends ComputerPlayer {
  private volatile @Nullable Search search;
  private final Limits limits;
  private final DeliberateMistakes mistakes;

  /**
   * @param mistakeRate the share of moves played at random, 0 … 1
   * @param seed decides which moves
   */
  public SearchPlayer(String name, Search search, Limits limits, double mistakeRate, long seed) {
    super(name);
    this.search = search;
    this.limits = limits;
    mistakes = new DeliberateMistakes(mistakeRate, new Random(seed));
  }

  @Override
  Answer chooseMove(Request request, CompletableFuture<Answer> answer) {
    long mistake = mistakes.next(request.line().position());
    return mistake == MoveList.NONE ? search(request, answer) : new Answer(mistake, null);
  }

  private Answer search(Request request, CompletableFuture<Answer> answer) {
    Limits bounded = limits.withTime(Math.min(limits.timeMs(), request.suggestedMs()));
    Search current = search;
    if (current == null) {
      throw new IllegalStateException("closed");
    }
    SearchReport report =
        current.think(
            request.line(),
            bounded,
            soFar -> {
              if (answer.isCancelled()) {
                // Cancelled just before the search began, it could not be stopped then.
                current.stop();
              } else {
                request.reportListener().accept(soFar);
              }
            });
    return new Answer(report.bestMove(), report);
  }

  @Override
  void stopThinking() {
    Search current = search;
    if (current != null) {
      current.stop();
    }
  }

  /** Frees the transposition table, which is large, even while someone holds on to the player. */
  @Override
  void release() {
    search = null;
  }
}
