package quadrille.games.dames.bitbase;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.ObjIntConsumer;
import quadrille.core.MoveList;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;

/**
 * Finds the results of all positions with at most three pieces, and in how many plies, in the
 * plainest way: from the moves of each, again and again until nothing changes. Knows nothing of
 * classes and symmetry.
 */
final class PlainIteration {
  private static final int MAX_PIECES = 3;

  private final DamesRules rules;
  private final List<DamesPosition> positions = new ArrayList<>();
  private final Map<DamesPosition, Integer> numbers = new HashMap<>();
  private EndgameResult[] results = {};

  /** The plies to the end, −1 where nobody wins. */
  private int[] lengths = {};

  PlainIteration(DamesRules rules) {
    this.rules = rules;
  }

  /** Returns the best of these results; a loss if there are none. */
  static EndgameResult best(List<EndgameResult> results) {
    if (results.contains(EndgameResult.WIN)) {
      return EndgameResult.WIN;
    }
    return results.contains(EndgameResult.DRAW) ? EndgameResult.DRAW : EndgameResult.LOSS;
  }

  void run() {
    collect(1, 0, 0, 0);
    int[][] next = new int[positions.size()][];
    for (int i = 0; i < next.length; i++) {
      DamesPosition position = positions.get(i);
      MoveList moves = position.legalMoves();
      next[i] = new int[moves.size()];
      for (int j = 0; j < moves.size(); j++) {
        next[i][j] = numbers.getOrDefault(position.play(moves.get(j)), -1);
      }
    }
    results = new EndgameResult[positions.size()];
    Arrays.fill(results, EndgameResult.DRAW);
    lengths = new int[positions.size()];
    Arrays.fill(lengths, -1);
    int decided = -1;
    for (int plies = 0; decided != 0; plies++) {
      decided = decide(next, plies);
    }
  }

  /** Decides the positions whose end is that many plies away; returns how many there are. */
  private int decide(int[][] next, int plies) {
    EndgameResult[] before = results.clone();
    int decided = 0;
    for (int i = 0; i < next.length; i++) {
      if (before[i] == EndgameResult.DRAW) {
        results[i] =
            best(Arrays.stream(next[i]).mapToObj(to -> replied(to, before, plies)).toList());
        if (results[i] != EndgameResult.DRAW) {
          lengths[i] = plies;
          decided++;
        }
      }
    }
    return decided;
  }

  /**
   * The result of a move to that position; one that is not there has lost all its pieces, which
   * takes a ply.
   */
  private static EndgameResult replied(int number, EndgameResult[] results, int plies) {
    if (number < 0) {
      return plies == 0 ? EndgameResult.DRAW : EndgameResult.WIN;
    }
    return results[number].opposite();
  }

  /** Adds all positions that put more pieces on the squares from that one on. */
  private void collect(int from, long white, long black, long kings) {
    int pieces = Long.bitCount(white | black);
    if (white != 0 && black != 0) {
      for (PieceColour colour : PieceColour.values()) {
        DamesPosition position = new DamesPosition(rules, colour, white, black, kings, 0, 0, 0);
        numbers.put(position, positions.size());
        positions.add(position);
      }
    }
    if (pieces == MAX_PIECES) {
      return;
    }
    for (int square = from; square <= rules.board().squares(); square++) {
      long bit = 1L << rules.board().bit(square);
      collect(square + 1, white | bit, black, kings | bit);
      collect(square + 1, white, black | bit, kings | bit);
      if (rules.board().row(square) > 0) {
        collect(square + 1, white | bit, black, kings);
      }
      if (rules.board().row(square) < rules.size() - 1) {
        collect(square + 1, white, black | bit, kings);
      }
    }
  }

  void forEach(BiConsumer<DamesPosition, EndgameResult> test) {
    for (int i = 0; i < results.length; i++) {
      test.accept(positions.get(i), results[i]);
    }
  }

  void forEachLength(ObjIntConsumer<DamesPosition> test) {
    for (int i = 0; i < lengths.length; i++) {
      test.accept(positions.get(i), lengths[i]);
    }
  }
}
