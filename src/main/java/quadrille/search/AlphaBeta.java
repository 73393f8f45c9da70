package quadrille.search;

import java.util.Arrays;
import java.util.List;
import quadrille.core.Ending;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.search.TranspositionTable.Entry;

/**
 * One thread's alpha-beta search: negamax principal-variation search (Marsland and Campbell, 1982,
 * "Parallel search of strongly ordered game trees") with a shared transposition table and late-move
 * reductions. The sign of a score changes only when the turn does. Not thread-safe.
 */
final class AlphaBeta {
  /** The deepest ply that can be reached. */
  static final int MAX_PLY = 255;

  private static final int POLL_INTERVAL = 64;
  private static final int REDUCE_FROM_DEPTH = 3;
  private static final int REDUCE_FROM_MOVE = 3;

  private final Knowledge knowledge;
  private final TranspositionTable table;
  private final Budget budget;
  private final Line root;
  private final SearchPath path;
  private final MoveOrder order;
  private final Entry[] entries = new Entry[MAX_PLY + 1];
  private final PvTable pv = new PvTable();
  private final Runnable onPoll;

  private volatile long nodes;
  private long nextPoll;
  private int selectiveDepth;
  private int depthAtRoot;

  /** Whether the value being computed depends on the horizon, and not on endings alone. */
  private boolean uncertain;

  /** Moves that are not searched at the root. */
  private long[] excludedMoves = {};

  private long rootMove = MoveList.NONE;
  private int rootScore;
  private List<Long> rootPv = List.of();

  AlphaBeta(
      Line root,
      Knowledge knowledge,
      TranspositionTable table,
      MoveOrder order,
      Budget budget,
      Runnable onPoll) {
    this.root = root;
    this.knowledge = knowledge;
    this.table = table;
    this.order = order;
    this.budget = budget;
    this.onPoll = onPoll;
    path = new SearchPath(root.game());
    Arrays.setAll(entries, i -> new Entry());
  }

  /**
   * Searches the root to a depth within a window.
   *
   * @return the score: exact inside the window, else a bound
   * @throws SearchStoppedException when the budget is spent; the root's best move so far stands
   */
  int search(int depth, int alpha, int beta) {
    path.reset(root);
    depthAtRoot = depth;
    uncertain = false;
    return search(root.position(), depth, alpha, beta, 0);
  }

  /** From now on searches the root without these moves, at least one of all being left. */
  void exclude(long[] moves) {
    excludedMoves = moves;
    rootMove = MoveList.NONE;
  }

  long nodes() {
    return nodes;
  }

  int selectiveDepth() {
    return selectiveDepth;
  }

  /** Whether the last finished search saw every ending. */
  boolean isExact() {
    return !uncertain && !knowledge.isSelective();
  }

  /** The best move found so far at the root, or {@link MoveList#NONE}. */
  long rootMove() {
    return rootMove;
  }

  int rootScore() {
    return rootScore;
  }

  List<Long> rootPv() {
    return rootPv;
  }

  private int search(Position position, int depth, int alpha, int beta, int ply) {
    visit(ply);
    Ending ending = position.ending();
    if (ending != null) {
      return knowledge.terminalScore(position, ending, ply);
    }
    if (ply > 0 && path.isDraw(position)) {
      return inexact(Score.DRAW);
    }
    if (depth <= 0 || ply >= MAX_PLY - 1) {
      return quiesce(position, alpha, beta, ply);
    }
    int known = ply > 0 ? knowledge.probe(position, ply) : Knowledge.UNKNOWN;
    if (known != Knowledge.UNKNOWN) {
      return known;
    }
    Entry entry = entries[ply];
    boolean found = table.probe(position.key(), entry);
    if (found && ply > 0 && cutsOff(entry, depth, alpha, beta, ply)) {
      uncertain |= !entry.complete;
      return fromTable(entry.score, ply);
    }
    long hashMove = found ? entry.move : MoveList.NONE;
    knowledge.moves(position, order.emptyList(ply));
    if (ply == 0) {
      order.exclude(excludedMoves);
    }
    order.scoreMoves(position, ply, ply == 0 && rootMove != MoveList.NONE ? rootMove : hashMove);
    return searchMoves(position, depth, alpha, beta, ply);
  }

  /** Searches the moves of a node, already valued. */
  private int searchMoves(Position position, int depth, int lower, int beta, int ply) {
    boolean outerUncertain = uncertain;
    uncertain = false;
    int alpha = lower;
    int best = -Score.INFINITE;
    long bestMove = MoveList.NONE;
    int count = order.size(ply);
    int next = depth - (count == 1 && ply < 2 * depthAtRoot ? 0 : 1);
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
    boolean complete = !uncertain && !knowledge.isSelective();
    if (ply == 0 && excludedMoves.length > 0) {
      return best;
    }
    table.store(position.key(), bestMove, toTable(best, ply), depth, bound, complete);
    uncertain |= outerUncertain;
    return best;
  }

  /** The value of one move, from the view of the side that makes it. */
  private int searchMove(
      Position position, long move, int index, int depth, int alpha, int beta, int ply) {
    Position child = position.play(move);
    boolean sameSide = child.turn() == position.turn();
    path.push(position, move, child);
    int score;
    if (index == 0) {
      score = searchChild(child, sameSide, depth, alpha, beta, ply);
    } else {
      int reduction = reduction(position, move, index, depth);
      score = searchChild(child, sameSide, depth - reduction, alpha, alpha + 1, ply);
      if (score > alpha && reduction > 0) {
        score = searchChild(child, sameSide, depth, alpha, alpha + 1, ply);
      }
      if (score > alpha && score < beta) {
        score = searchChild(child, sameSide, depth, alpha, beta, ply);
      }
    }
    path.pop();
    return score;
  }

  private int searchChild(
      Position child, boolean sameSide, int depth, int alpha, int beta, int ply) {
    return sameSide
        ? search(child, depth, alpha, beta, ply + 1)
        : -search(child, depth, -beta, -alpha, ply + 1);
  }

  private int reduction(Position position, long move, int index, int depth) {
    if (depth < REDUCE_FROM_DEPTH - 1
        || index < REDUCE_FROM_MOVE
        || !knowledge.isReducible(position, move)) {
      return 0;
    }
    return (int) (0.5 + Math.log(depth + 1.0) * Math.log(index + 1.0) / 2.5);
  }

  /** Looks at noisy moves only, until the position may be evaluated. */
  private int quiesce(Position position, int lower, int beta, int ply) {
    uncertain = true;
    MoveList moves = order.emptyList(ply);
    if (ply < MAX_PLY) {
      knowledge.noisyMoves(position, moves);
    }
    if (moves.isEmpty()) {
      return knowledge.evaluate(position);
    }
    int best = -Score.INFINITE;
    if (knowledge.canStandPat(position)) {
      best = knowledge.evaluate(position);
      if (best >= beta) {
        return best;
      }
    }
    order.scoreMoves(position, ply, MoveList.NONE);
    int alpha = Math.max(lower, best);
    for (int i = 0; i < order.size(ply); i++) {
      best = Math.max(best, quiesceMove(position, order.pick(ply, i), alpha, beta, ply));
      alpha = Math.max(alpha, best);
      if (best >= beta) {
        break;
      }
    }
    return best;
  }

  private int quiesceMove(Position position, long move, int alpha, int beta, int ply) {
    Position child = position.play(move);
    visit(ply + 1);
    Ending ending = child.ending();
    boolean sameSide = child.turn() == position.turn();
    int score;
    if (ending != null) {
      score = knowledge.terminalScore(child, ending, ply + 1);
    } else if (sameSide) {
      score = quiesce(child, alpha, beta, ply + 1);
    } else {
      score = quiesce(child, -beta, -alpha, ply + 1);
    }
    return sameSide ? score : -score;
  }

  private void visit(int ply) {
    pv.clear(ply);
    selectiveDepth = Math.max(selectiveDepth, ply);
    long count = nodes + 1;
    nodes = count;
    if (count >= nextPoll) {
      poll(count);
    }
  }

  private void poll(long count) {
    if (budget.isSpent() || count > budget.nodeLimit()) {
      throw new SearchStoppedException();
    }
    onPoll.run();
    nextPoll = Math.min(count + POLL_INTERVAL, budget.nodeLimit() + 1);
  }

  private int inexact(int score) {
    uncertain = true;
    return score;
  }

  private void updatePv(int ply, long move, int score) {
    pv.update(ply, move);
    if (ply == 0) {
      rootMove = move;
      rootScore = score;
      rootPv = pv.line();
    }
  }

  private static boolean cutsOff(Entry entry, int depth, int alpha, int beta, int ply) {
    if (entry.depth < depth && !entry.complete) {
      return false;
    }
    int score = fromTable(entry.score, ply);
    return switch (entry.bound) {
      case Entry.EXACT -> true;
      case Entry.LOWER -> score >= beta;
      default -> score <= alpha;
    };
  }

  /** The table counts a decided game's plies from the node, the search from the root. */
  private static int toTable(int score, int ply) {
    return Score.isDecided(score) ? score + (score > 0 ? ply : -ply) : score;
  }

  private static int fromTable(int score, int ply) {
    return Score.isDecided(score) ? score - (score > 0 ? ply : -ply) : score;
  }
}
