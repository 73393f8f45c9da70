package quadrille.search;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import quadrille.core.Ending;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.search.TranspositionTable.Entry;

/**
 * Searches a position to a fixed depth on one thread: principal variation search (T. A. Marsland
 * and M. Campbell, 1982, "Parallel search of strongly ordered game trees") in negamax form, with a
 * shared transposition table, late move reductions and ProbCut (M. Buro, 1995, "ProbCut: an
 * effective selective extension of the alpha-beta algorithm"). A score changes its sign only when
 * the turn does. Not thread-safe.
 */
final class AlphaBeta {
  private static final int PROB_CUT_FROM_DEPTH = 3;

  private final Line root;
  private final Knowledge knowledge;
  private final TranspositionTable table;
  private final MoveOrder order;
  private final Budget budget;
  private final NodeCounter counter;
  private final QuiescenceSearch quiescence;
  private final SearchPath path;
  private final PvTable pv;
  private final RootMoves rootMoves = new RootMoves();
  private final Entry[] entries = new Entry[Limits.MAX_PLY + 1];

  private int rootDepth;

  /** Whether this is the shallow search of ProbCut, in which there is no other. */
  private boolean shallow;

  /** Whether the score being computed depends on an evaluation or a draw by repetition. */
  private boolean uncertain;

  /**
   * @param memory of the searching thread, used by one search at a time
   * @param onPoll given this search often, on the searching thread
   */
  AlphaBeta(
      Line root,
      TranspositionTable table,
      SearchMemory memory,
      Budget budget,
      Consumer<AlphaBeta> onPoll) {
    this.root = root;
    this.table = table;
    order = memory.order();
    path = memory.path();
    pv = memory.pv();
    knowledge = order.knowledge();
    this.budget = budget;
    counter = new NodeCounter(budget, () -> onPoll.accept(this));
    quiescence = new QuiescenceSearch(knowledge, order, counter);
    Arrays.setAll(entries, i -> new Entry());
  }

  /**
   * Searches the root to a depth within a window.
   *
   * @param depth in plies, 1 or more
   * @return the score: exact inside the window, otherwise a bound
   * @throws NodeCounter.SearchStoppedException when the budget is spent; {@link #rootMoves} then
   *     has the best move so far
   */
  int search(int depth, int alpha, int beta) {
    counter.pollAtNextNode();
    path.reset(root);
    rootDepth = depth;
    uncertain = false;
    shallow = false;
    return search(root.position(), depth, alpha, beta, 0);
  }

  /** The moves of the root to search, and the best of them. */
  RootMoves rootMoves() {
    return rootMoves;
  }

  /** The nodes visited, up to the last few; for other threads. */
  long publishedNodes() {
    return counter.publishedNodes();
  }

  /** Whether the last finished search followed every variation to the end of the game. */
  boolean isExact() {
    return !uncertain && !knowledge.isSelective();
  }

  /** Returns a report of the last finished search. */
  SearchReport report(int depth, int score) {
    List<Long> line = table.continued(root, rootMoves.line(), depth);
    return report(depth, score, isExact() || Score.isDecided(score), line);
  }

  /** Returns a report with this thread's statistics. */
  SearchReport report(int depth, int score, boolean exact, List<Long> line) {
    return new SearchReport(
        depth,
        counter.selectiveDepth(),
        score,
        exact,
        counter.nodes(),
        budget.elapsedMs(),
        table.permille(),
        line);
  }

  private int search(Position position, int depth, int alpha, int beta, int ply) {
    pv.clear(ply);
    counter.visit(ply);
    if (ply > 0 && path.isDraw(position)) {
      return drawnScore(position, ply);
    }
    boolean deepest = ply >= Limits.MAX_PLY - 1;
    if (depth <= 0 || deepest) {
      int score = horizonScore(position, alpha, beta, ply);
      // A threat can only spoil a score, so a poor one need not be looked at again.
      if (score <= alpha || depth < 0 || deepest || !knowledge.isThreatened(position)) {
        return score;
      }
    }
    long key = path.key();
    Entry entry = entries[ply];
    boolean found = table.probe(key, entry);
    if (ply > 0) {
      if (found && entry.cutsOff(depth, alpha, beta, ply) && holdsHere(entry, position)) {
        uncertain |= !entry.complete;
        return Score.fromNode(entry.score, ply);
      }
      // Positions of known value are not stored, so one that was found need not be asked about.
      int known = found ? Knowledge.UNKNOWN : knowledge.probe(root.position(), position, ply);
      if (known != Knowledge.UNKNOWN) {
        uncertain |= Score.isTableResult(known);
        return known;
      }
    }
    boolean prunable = ply > 0 && depth >= PROB_CUT_FROM_DEPTH && beta - alpha == 1;
    int margin = prunable && !shallow ? knowledge.probCutMargin(depth) : 0;
    if (margin > 0 && !Score.isDecided(beta)) {
      int score = searchShallow(position, depth, beta + margin, ply);
      if (score >= beta + margin) {
        return Score.isDecided(score) ? score : score - margin;
      }
      found = table.probe(key, entry);
    }
    knowledge.moves(position, order.emptyList(ply));
    if (order.size(ply) == 0) {
      return knowledge.terminalScore(position, endingOf(position), ply);
    }
    if (ply == 0) {
      order.exclude(rootMoves.excluded());
    }
    long tableMove = found ? entry.move : MoveList.NONE;
    order.scoreMoves(position, ply, ply == 0 ? rootMoves.first(tableMove) : tableMove);
    return searchMoves(position, key, depth, alpha, beta, ply);
  }

  /** Searches a node to two fifths of its depth, to see whether the score reaches a bound. */
  private int searchShallow(Position position, int depth, int bound, int ply) {
    boolean outerUncertain = uncertain;
    shallow = true;
    int score = search(position, 2 * depth / 5, bound - 1, bound, ply);
    shallow = false;
    // What this search left open matters only if its score takes the place of the full search's.
    uncertain = outerUncertain || score >= bound;
    return score;
  }

  /** Whether the score of an entry, if it is a win or loss, is one on this path too. */
  private boolean holdsHere(Entry entry, Position position) {
    return !Score.isDecided(entry.score)
        || path.allowsWinIn(Score.pliesToEnd(entry.score), position);
  }

  /** Returns the score of a draw by repetition or a draw counter, unless the position is over. */
  private int drawnScore(Position position, int ply) {
    Ending ending = position.ending();
    if (ending != null) {
      return knowledge.terminalScore(position, ending, ply);
    }
    uncertain = true;
    return Score.DRAW;
  }

  private int horizonScore(Position position, int alpha, int beta, int ply) {
    Ending ending = position.ending();
    if (ending != null) {
      return knowledge.terminalScore(position, ending, ply);
    }
    uncertain = true;
    int score = quiescence.search(position, alpha, beta, ply);
    boolean inTime =
        !Score.isDecided(score) || Score.pliesToEnd(score) - ply <= path.pliesToDraw(position);
    return inTime ? score : Score.DRAW;
  }

  /** Searches the moves of a node, which {@link #order} holds already scored. */
  private int searchMoves(Position position, long key, int depth, int lower, int beta, int ply) {
    boolean outerUncertain = uncertain;
    uncertain = false;
    int alpha = lower;
    int best = -Score.INFINITE;
    long bestMove = MoveList.NONE;
    int count = order.size(ply);
    int next = depth - (count == 1 && ply < 2 * rootDepth ? 0 : 1);
    for (int i = 0; i < count; i++) {
      long move = order.pick(ply, i);
      int score = searchMove(position, move, i, next, alpha, beta, ply);
      if (score > best) {
        best = score;
        if (score > alpha) {
          alpha = score;
          bestMove = move;
          updatePv(ply, move, score);
        }
        if (score >= beta) {
          order.recordCutoff(position, ply, i, depth);
          break;
        }
      }
    }
    int bound = best >= beta ? Entry.LOWER : best > lower ? Entry.EXACT : Entry.UPPER;
    if (ply == 0 && rootMoves.excluded().length > 0) {
      return best;
    }
    table.store(key, bestMove, Score.toNode(best, ply), depth, bound, isExact());
    uncertain |= outerUncertain;
    return best;
  }

  /**
   * Returns the score of one move for the side that makes it. A later move is first searched with a
   * null window, and to a lower depth if it looks poor; if it proves better than expected, it is
   * searched again. All of that goes through a single recursive call, so that the JIT compiler
   * makes one copy of the search and not six.
   */
  private int searchMove(
      Position position, long move, int index, int fullDepth, int alpha, int beta, int ply) {
    Position child = position.play(move);
    boolean sameSide = child.turn() == position.turn();
    path.push(position, move, child);
    int depth = fullDepth - reduction(position, move, index, fullDepth);
    int upper = index == 0 ? beta : alpha + 1;
    int score;
    while (true) {
      score = search(child, depth, sameSide ? alpha : -upper, sameSide ? upper : -alpha, ply + 1);
      score = sameSide ? score : -score;
      if (score > alpha && depth < fullDepth) {
        depth = fullDepth;
      } else if (score > alpha && score < beta && upper < beta) {
        upper = beta;
      } else {
        break;
      }
    }
    path.pop();
    return score;
  }

  private int reduction(Position position, long move, int index, int depth) {
    int reduction = LateMoveReductions.plies(depth, index);
    return reduction > 0 && knowledge.isReducible(position, move) ? reduction : 0;
  }

  private static Ending endingOf(Position position) {
    Ending ending = position.ending();
    if (ending == null) {
      throw new IllegalStateException("no move to search in " + position);
    }
    return ending;
  }

  private void updatePv(int ply, long move, int score) {
    pv.update(ply, move);
    if (ply == 0) {
      rootMoves.update(move, score, pv.line());
    }
  }
}
