package quadrille.match.review;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Ending;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.search.Knowledge;
import quadrille.search.Score;
import quadrille.search.SearchReport;
import quadrille.text.Text;

/**
 * Judges the moves of a game by searching each position, from the end to the start, so that a
 * search that keeps its transposition table already knows what happens later. The caller searches
 * {@link #next} and passes the report to {@link #accept} until there is no next position. Not
 * thread-safe.
 */
public final class Reviewer {
  private final Deque<MoveReview> moves = new ArrayDeque<>();
  private @Nullable Line next;
  private Line after;
  private int scoreAfter;
  private MoveReview.@Nullable Reply reply;

  /**
   * @param game the game, ending with its last move
   * @param knowledge what the search that the reports come from knows about the game
   */
  public Reviewer(Line game, Knowledge knowledge) {
    after = game;
    if (game.outcome() == null) {
      next = game;
    } else {
      scoreAfter = finalScore(game.position(), knowledge);
      next = game.parent();
    }
  }

  /** Scores the end of a game as a search does, which may count a margin instead of a win. */
  private static int finalScore(Position position, Knowledge knowledge) {
    Ending ending = position.ending();
    // Without one it is a draw by a repetition or a count, of which the position knows nothing.
    return ending == null ? Score.DRAW : knowledge.terminalScore(position, ending, 0);
  }

  /** The position to search next, or null once all moves are judged. */
  public @Nullable Line next() {
    return next == null ? null : next.searchRoot();
  }

  /**
   * Takes the report of the search of {@link #next}.
   *
   * @param reason why its best move is good, or null without an explanation
   * @throws IllegalStateException if there is no next position
   */
  public void accept(SearchReport report, @Nullable Text reason) {
    Line searched = next;
    if (searched == null) {
      throw new IllegalStateException("all moves are judged");
    }
    next = searched.parent();
    if (searched == after) {
      scoreAfter = report.score();
    } else {
      boolean passed = searched.position().turn() != after.position().turn();
      reply = passed ? reply : null;
      int played = Score.aPlyEarlier(passed ? -scoreAfter : scoreAfter);
      MoveReview judged = judge(searched, report, reason, played);
      moves.addFirst(judged);
      scoreAfter = judged.bestScore();
      after = searched;
    }
    reply = reason == null ? null : new MoveReview.Reply(report.bestMove(), reason);
  }

  private MoveReview judge(Line before, SearchReport report, @Nullable Text reason, int played) {
    long move = after.move();
    boolean isBest = report.bestMove() == move;
    int best = isBest ? played : Math.max(report.score(), played);
    double loss =
        Accuracy.winProbability(best, before.game())
            - Accuracy.winProbability(Math.min(best, played), before.game());
    List<Long> line = report.score() >= played || isBest ? report.line() : List.of(move);
    return new MoveReview(before, move, line, best, played, loss, reason, reply);
  }

  /** The number of moves judged so far. */
  public int done() {
    return moves.size();
  }

  /** The moves judged so far. */
  public GameReview review() {
    return new GameReview(List.copyOf(moves));
  }
}
