package quadrille.games.dames;

import static quadrille.games.dames.DamesBoard.DIRECTIONS;

import quadrille.core.MoveList;
import quadrille.games.dames.DamesRules.Capture;
import quadrille.games.dames.DamesRules.Promotion;

/**
 * Finds the captures of a position on boards of one word, up to 10×10, in the order of {@link
 * CaptureSearch}. The search keeps its state in its arguments, so that it allocates nothing.
 *
 * <p>{@code start} is the length of the list before the first capture, {@code fresh} the enemy
 * pieces that have not been jumped yet.
 */
final class SmallBoardCaptures {
  private SmallBoardCaptures() {}

  /** Adds the legal captures. */
  static void add(DamesPosition position, MoveList moves) {
    int start = moves.size();
    long enemies = position.enemies(0);
    long kings = position.kings(0);
    for (long rest = SmallBoardMoves.jumpers(position); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      boolean king = (kings >>> from & 1) != 0;
      if (king && position.rules().flyingKings()) {
        fly(position, moves, start, from, from, enemies);
      } else {
        jump(position, moves, start, from, from, enemies, king);
      }
    }
  }

  /** Continues the capture of a man or a king that jumps its neighbours only, or adds it. */
  private static void jump(
      DamesPosition position,
      MoveList moves,
      int start,
      int from,
      int at,
      long fresh,
      boolean king) {
    long landings = landings(position, from, at, fresh, king);
    if (landings == 0) {
      add(position, moves, start, from, at, fresh, king);
    }
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      long left = fresh ^ 1L << ((at + to) >> 1);
      boolean crowned = !king && position.isLastRowBit(to);
      if (!crowned || position.rules().promotion() == Promotion.AT_END) {
        jump(position, moves, start, from, to, left, king);
      } else if (position.rules().promotion() == Promotion.ENDS_MOVE) {
        add(position, moves, start, from, to, left, true);
      } else if (!position.rules().flyingKings()) {
        jump(position, moves, start, from, to, left, true);
      } else if (!fly(position, moves, start, from, to, left)) {
        add(position, moves, start, from, to, left, true);
      }
    }
  }

  /** Returns where one jump over a neighbour leads; in the order of directions. */
  static long landings(DamesPosition position, int from, int at, long fresh, boolean king) {
    int left = position.board().downLeft();
    int right = position.board().downRight();
    long here = 1L << at;
    long up = (here >>> right & fresh) >>> right | (here >>> left & fresh) >>> left;
    long down = (here << left & fresh) << left | (here << right & fresh) << right;
    if (!king && !position.rules().menCaptureBackward()) {
      if (position.colourToMove() == PieceColour.WHITE) {
        down = 0;
      } else {
        up = 0;
      }
    }
    return (up | down) & (position.empty(0) | 1L << from);
  }

  /** Continues the capture of a flying king; returns whether there is a piece to capture. */
  private static boolean fly(
      DamesPosition position, MoveList moves, int start, int from, int at, long fresh) {
    DamesBoard board = position.board();
    long empty = position.empty(0) | 1L << from;
    boolean found = false;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int delta = board.delta(direction);
      int victim = board.firstOnRay(at, direction, ~empty);
      if ((fresh >>> victim & 1) != 0 && (empty >>> (victim + delta) & 1) != 0) {
        found = true;
        land(position, moves, start, from, victim, delta, fresh ^ 1L << victim);
      }
    }
    return found;
  }

  /**
   * Tries the empty squares behind the captured piece; if the king can go on capturing from any of
   * them, only those count.
   */
  private static void land(
      DamesPosition position,
      MoveList moves,
      int start,
      int from,
      int victim,
      int delta,
      long fresh) {
    long empty = position.empty(0) | 1L << from;
    boolean found = false;
    for (int to = victim + delta; (empty >>> to & 1) != 0; to += delta) {
      found |= fly(position, moves, start, from, to, fresh);
    }
    for (int to = victim + delta; !found && (empty >>> to & 1) != 0; to += delta) {
      add(position, moves, start, from, to, fresh, true);
    }
  }

  /** Adds a capture, unless it is there already or another must be made because it is larger. */
  private static void add(
      DamesPosition position,
      MoveList moves,
      int start,
      int from,
      int to,
      long fresh,
      boolean king) {
    long enemies = position.enemies(0);
    boolean crowned = !position.hasKing(from) && (king || position.isLastRowBit(to));
    long move =
        DamesMove.withCaptures(DamesMove.of(from, to, crowned), enemies ^ fresh, 0, enemies, 0);
    if (position.rules().capture() == Capture.MAJORITY && moves.size() > start) {
      int largest = DamesMove.captureCount(moves.get(start));
      int captures = DamesMove.captureCount(move);
      if (captures < largest) {
        return;
      }
      if (captures > largest) {
        moves.truncate(start);
      }
    }
    for (int i = start; i < moves.size(); i++) {
      if (moves.get(i) == move) {
        return;
      }
    }
    moves.add(move);
  }
}
