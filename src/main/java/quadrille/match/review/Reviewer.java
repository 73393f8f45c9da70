package quadrille.match.review;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.search.Limits;
import quadrille.search.Score;
import quadrille.search.Search;
import quadrille.search.SearchReport;

/**
 * Reviews a game with a search: every position is searched alike, from the end to the start, so
 * that what becomes plain late is remembered when the earlier moves are judged. {@link #review} is
 * for one thread, {@link #cancel} for any.
 */
public final class Reviewer {
  private final Search search;
  private final Limits limits;
  private volatile boolean cancelled;

  /**
   * @param search used by this reviewer alone
   * @param limits of the search of each position
   */
  public Reviewer(Search search, Limits limits) {
    this.search = search;
    this.limits = limits;
  }

  /**
   * Reviews all moves of a line.
   *
   * @param progress told how many of its moves are done, on the calling thread
   * @throws CancellationException when {@link #cancel} was called
   */
  public GameReview review(Line line, IntConsumer progress) {
    List<MoveReview> moves = new ArrayList<>();
    Line after = line;
    int worth = evaluate(after);
    for (@Nullable Line before = after.parent(); before != null; before = before.parent()) {
      SearchReport report = think(before);
      boolean passed = before.position().turn() != after.position().turn();
      int played = passed ? -worth : worth;
      MoveReview judged = judge(before, after.move(), report, played);
      moves.add(judged);
      progress.accept(moves.size());
      worth = judged.bestScore();
      after = before;
    }
    return new GameReview(moves.reversed());
  }

  private static MoveReview judge(Line before, long move, SearchReport report, int played) {
    boolean isBest = report.bestMove() == move;
    int best = isBest ? played : Math.max(report.score(), played);
    double loss =
        Accuracy.winProbability(best, before.game())
            - Accuracy.winProbability(Math.min(best, played), before.game());
    List<Long> line = report.score() >= played || isBest ? report.line() : List.of(move);
    return new MoveReview(before, move, line, best, played, loss);
  }

  /** What a position is worth for the side whose turn it is there. */
  private int evaluate(Line line) {
    Outcome outcome = line.outcome();
    if (outcome == null) {
      return think(line).score();
    }
    Side winner = outcome.winner();
    if (winner == null) {
      return Score.DRAW;
    }
    return winner == line.position().turn() ? Score.WIN : -Score.WIN;
  }

  private SearchReport think(Line line) {
    if (cancelled) {
      throw new CancellationException();
    }
    return search.think(line, limits, report -> {});
  }

  /** Has {@link #review} end soon, without an answer. */
  public void cancel() {
    cancelled = true;
    search.stop();
  }
}
