package quadrille.games.dames.bitbase;

import java.util.Arrays;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesPosition;

/**
 * Takes back quiet moves that do not crown: finds the positions of a class from which such a move
 * of Black leads to a position with White to move. Captures are not considered: if one was forced,
 * the move was illegal. Not thread-safe.
 */
final class Predecessors {
  private final Bitbases tables;
  private final DamesBoard board;
  private final boolean flyingKings;
  private int[] found = new int[64];
  private int count;

  Predecessors(Bitbases tables) {
    this.tables = tables;
    board = tables.rules().board();
    flyingKings = tables.rules().flyingKings();
  }

  /**
   * Finds the numbers of the positions before.
   *
   * @param index of their class
   * @return how many there are, see {@link #get}
   */
  int find(DamesPosition position, PositionIndex index) {
    count = 0;
    long kings = position.kings();
    for (long rest = position.black() & ~kings; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      takeBack(position, index, to, -board.downLeft(), false);
      takeBack(position, index, to, -board.downRight(), false);
    }
    for (long rest = position.black() & kings; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      for (int direction = 0; direction < DamesBoard.DIRECTIONS; direction++) {
        takeBack(position, index, to, board.delta(direction), flyingKings);
      }
    }
    return count;
  }

  /** Takes a piece back by steps of {@code delta}: one, or as many as there are empty squares. */
  private void takeBack(
      DamesPosition position, PositionIndex index, int to, int delta, boolean slides) {
    long empty = position.empty(0);
    long here = 1L << to;
    // A shift by a distance over the edge finds a bit that is no square, and so never empty.
    for (int from = to + delta; (empty >>> from & 1) != 0; from += delta) {
      long moved = here | 1L << from;
      long kings = position.kings();
      add(
          index.of(
              tables.reversed(position.black() ^ moved),
              tables.reversed(position.white()),
              tables.reversed((kings & here) != 0 ? kings ^ moved : kings)));
      if (!slides) {
        return;
      }
    }
  }

  private void add(int number) {
    if (count == found.length) {
      found = Arrays.copyOf(found, 2 * count);
    }
    found[count++] = number;
  }

  /** Returns the number of one of the positions found, from 0. */
  int get(int i) {
    return found[i];
  }
}
