package quadrille.search;

import java.util.Arrays;
import java.util.function.LongPredicate;
import quadrille.core.MoveList;
import quadrille.core.Position;

/**
 * The order in which moves are searched: first the move of the transposition table, then by the
 * game's own score, killer moves (B. J. Huberman, 1968, "A program to play chess end games") and
 * the history heuristic (J. Schaeffer, 1989, "The history heuristic and alpha-beta search
 * enhancements in practice").
 */
final class MoveOrder {
  private static final int HASH_MOVE_SCORE = 100_000_000;
  private static final int INDEX_BITS = 24;

  /** More moves than this are sorted at once; of fewer, most are never picked. */
  private static final int MANY_MOVES = 1000;

  private static final int INDEX_MASK = (1 << INDEX_BITS) - 1;

  private final Knowledge knowledge;
  private final MoveList[] moves = new MoveList[Limits.MAX_PLY + 1];

  /** For each ply, a number for each move: its score, and below that its index counted down. */
  private final long[][] ranks = new long[Limits.MAX_PLY + 1][64];

  private final long[][] killers = new long[Limits.MAX_PLY + 1][2];
  private final int[][] history;
  private int[] scores = new int[64];

  MoveOrder(Knowledge knowledge) {
    this.knowledge = knowledge;
    history = new int[2][knowledge.historySlots()];
    Arrays.setAll(moves, ply -> new MoveList());
  }

  Knowledge knowledge() {
    return knowledge;
  }

  /** Prepares for another position: forgets the killer moves and fades the history. */
  void newSearch() {
    for (long[] each : killers) {
      Arrays.fill(each, MoveList.NONE);
    }
    for (int[] side : history) {
      for (int i = 0; i < side.length; i++) {
        side[i] /= 4;
      }
    }
  }

  void clear() {
    newSearch();
    for (int[] side : history) {
      Arrays.fill(side, 0);
    }
  }

  /** Returns the list of a ply, emptied, for the caller to fill with moves. */
  MoveList emptyList(int ply) {
    moves[ply].clear();
    return moves[ply];
  }

  /** Removes moves from the list of the root. */
  void exclude(long[] unwanted) {
    LongPredicate wanted = move -> Arrays.stream(unwanted).noneMatch(each -> each == move);
    long[] kept = moves[0].stream().filter(wanted).toArray();
    moves[0].clear();
    Arrays.stream(kept).forEach(moves[0]::add);
  }

  int size(int ply) {
    return moves[ply].size();
  }

  /** Scores the moves in the list of a ply. */
  void scoreMoves(Position position, int ply, long hashMove) {
    MoveList list = moves[ply];
    int count = list.size();
    if (ranks[ply].length < count) {
      ranks[ply] = new long[2 * count];
      scores = new int[Math.max(scores.length, 2 * count)];
    }
    knowledge.scoreMoves(position, list, history[position.turn().ordinal()], scores);
    long[] ranked = ranks[ply];
    for (int i = 0; i < count; i++) {
      long move = list.get(i);
      int score = move == hashMove ? HASH_MOVE_SCORE : scores[i] + killerBonus(ply, move);
      ranked[i] = ((long) score << INDEX_BITS) + (INDEX_MASK - i);
    }
    if (count > MANY_MOVES) {
      sortFromBest(ranked, count);
    }
  }

  private static void sortFromBest(long[] ranked, int count) {
    Arrays.sort(ranked, 0, count);
    for (int i = 0, j = count - 1; i < j; i++, j--) {
      long rank = ranked[i];
      ranked[i] = ranked[j];
      ranked[j] = rank;
    }
  }

  private int killerBonus(int ply, long move) {
    return move == killers[ply][0]
        ? Knowledge.KILLER_BONUS
        : move == killers[ply][1] ? Knowledge.KILLER_BONUS - 1 : 0;
  }

  /**
   * Returns the best move that was not picked before; of equal moves, the first of the list.
   *
   * @param index how many were picked before, fewer than there are
   */
  long pick(int ply, int index) {
    long[] ranked = ranks[ply];
    int count = moves[ply].size();
    if (count > MANY_MOVES) {
      return picked(ply, index);
    }
    int best = index;
    for (int i = index + 1; i < count; i++) {
      if (ranked[i] > ranked[best]) {
        best = i;
      }
    }
    long rank = ranked[best];
    ranked[best] = ranked[index];
    ranked[index] = rank;
    return picked(ply, index);
  }

  /** Returns the move that was picked at that index. */
  private long picked(int ply, int index) {
    return moves[ply].get(INDEX_MASK - (int) (ranks[ply][index] & INDEX_MASK));
  }

  /** Learns that the move picked at {@code index} caused a cutoff and those before it did not. */
  void recordCutoff(Position position, int ply, int index, int depth) {
    long move = picked(ply, index);
    if (killers[ply][0] != move) {
      killers[ply][1] = killers[ply][0];
      killers[ply][0] = move;
    }
    int bonus = Math.min(depth * depth, 400);
    updateHistory(position, move, bonus);
    for (int i = 0; i < index; i++) {
      updateHistory(position, picked(ply, i), -bonus);
    }
  }

  // The pull towards zero keeps every value within ± MAX_HISTORY.
  private void updateHistory(Position position, long move, int bonus) {
    int[] memory = history[position.turn().ordinal()];
    int slot = knowledge.historySlot(position, move);
    int change = 8 * bonus;
    memory[slot] += change - memory[slot] * Math.abs(change) / Knowledge.MAX_HISTORY;
  }
}
