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

  private final Knowledge knowledge;
  private final MoveList[] moves = new MoveList[Limits.MAX_PLY + 1];
  private final int[][] scores = new int[Limits.MAX_PLY + 1][64];
  private final long[][] killers = new long[Limits.MAX_PLY + 1][2];
  private final int[][] history;

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
    if (scores[ply].length < list.size()) {
      scores[ply] = new int[2 * list.size()];
    }
    int[] memory = history[position.turn().ordinal()];
    for (int i = 0; i < list.size(); i++) {
      long move = list.get(i);
      scores[ply][i] =
          move == hashMove
              ? HASH_MOVE_SCORE
              : knowledge.orderingScore(position, move)
                  + memory[knowledge.historySlot(position, move)]
                  + killer(ply, move);
    }
  }

  private int killer(int ply, long move) {
    return move == killers[ply][0]
        ? Knowledge.KILLER_BONUS
        : move == killers[ply][1] ? Knowledge.KILLER_BONUS - 1 : 0;
  }

  /** Moves the best move from {@code index} on to that index; equal moves keep their order. */
  long pick(int ply, int index) {
    MoveList list = moves[ply];
    int[] values = scores[ply];
    int best = index;
    for (int i = index + 1; i < list.size(); i++) {
      if (values[i] > values[best]) {
        best = i;
      }
    }
    long move = list.get(best);
    int value = values[best];
    for (int i = best; i > index; i--) {
      list.set(i, list.get(i - 1));
      values[i] = values[i - 1];
    }
    list.set(index, move);
    values[index] = value;
    return move;
  }

  /** Learns that the move at {@code index} caused a cutoff and the moves before it did not. */
  void recordCutoff(Position position, int ply, int index, int depth) {
    long move = moves[ply].get(index);
    if (killers[ply][0] != move) {
      killers[ply][1] = killers[ply][0];
      killers[ply][0] = move;
    }
    int bonus = Math.min(depth * depth, 400);
    updateHistory(position, move, bonus);
    for (int i = 0; i < index; i++) {
      updateHistory(position, moves[ply].get(i), -bonus);
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
