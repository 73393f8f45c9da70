package quadrille.games.dames;

import static quadrille.games.dames.DamesBoard.DIRECTIONS;

import quadrille.core.MoveList;
import quadrille.games.dames.DamesRules.Capture;
import quadrille.games.dames.DamesRules.Promotion;

/**
 * Finds all complete captures of a position by a depth-first search. Captured pieces stay on the
 * board until the move ends (they block, and cannot be jumped twice); the starting square counts as
 * empty.
 *
 * <p>A landing square may be visited more than once, so the time grows with the number of routes.
 */
class CaptureSearch {
  private final DamesPosition position;
  private final DamesBoard board;
  private final DamesRules rules;
  private final MoveList moves;
  private final int start;
  private final long enemies;
  private final long enemiesHigh;

  private int from;
  private boolean wasMan;
  private long empty;
  private long emptyHigh;
  private long taken;
  private long takenHigh;
  private int count;
  private int largest;

  CaptureSearch(DamesPosition position, MoveList moves) {
    this.position = position;
    this.moves = moves;
    board = position.board();
    rules = position.rules();
    start = moves.size();
    enemies = position.enemies(0);
    enemiesHigh = position.enemies(1);
  }

  /**
   * Adds the captures of the piece on that bit. Under MAJORITY only the largest found so far are
   * kept.
   */
  void from(int bit) {
    from = bit;
    empty = position.empty(0);
    emptyHigh = position.empty(1);
    if (bit < 64) {
      empty |= 1L << bit;
    } else {
      emptyHigh |= 1L << bit;
    }
    boolean king = position.hasKing(bit);
    wasMan = !king;
    continueCapture(bit, king);
  }

  /** Called at each square the piece stands on, with the number of pieces jumped before. */
  void squareVisited(int at, int jumped) {}

  /** Called with each capture found, once for each way to make it. */
  void captureFound(long move) {
    int captures = DamesMove.captureCount(move);
    if (rules.capture() == Capture.MAJORITY && captures != largest) {
      if (captures < largest) {
        return;
      }
      largest = captures;
      moves.truncate(start);
    }
    addOnce(move);
  }

  private void addOnce(long move) {
    for (int i = start; i < moves.size(); i++) {
      if (moves.get(i) == move) {
        return;
      }
    }
    moves.add(move);
  }

  /** Makes every jump from a square; returns whether there is one. */
  private boolean continueCapture(int at, boolean king) {
    squareVisited(at, count);
    boolean found = false;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int victim = victim(at, direction, king);
      if (victim >= 0) {
        found = true;
        toggleCaptured(victim);
        count++;
        land(board.next(victim, direction), direction, king);
        count--;
        toggleCaptured(victim);
      }
    }
    return found;
  }

  /** Returns the bit of the piece that can be jumped in a direction, or -1. */
  private int victim(int at, int direction, boolean king) {
    if (!king
        && !rules.menCaptureBackward()
        && !DamesMoveGenerator.isForward(position, direction)) {
      return -1;
    }
    int victim =
        king && rules.flyingKings()
            ? board.firstOnRay(at, direction, ~empty, ~emptyHigh)
            : board.next(at, direction);
    if (victim < 0 || !isCapturable(victim)) {
      return -1;
    }
    int behind = board.next(victim, direction);
    return behind >= 0 && isEmpty(behind) ? victim : -1;
  }

  private boolean isEmpty(int bit) {
    return ((bit < 64 ? empty : emptyHigh) >>> bit & 1) != 0;
  }

  /** Returns whether an enemy piece is there that has not been jumped yet. */
  private boolean isCapturable(int bit) {
    long fresh = bit < 64 ? enemies & ~taken : enemiesHigh & ~takenHigh;
    return (fresh >>> bit & 1) != 0;
  }

  private void toggleCaptured(int victim) {
    if (victim < 64) {
      taken ^= 1L << victim;
    } else {
      takenHigh ^= 1L << victim;
    }
  }

  private void land(int behind, int direction, boolean king) {
    if (!king) {
      landMan(behind);
    } else if (!rules.flyingKings()) {
      addUnlessContinued(behind, true);
    } else {
      landFlying(behind, direction);
    }
  }

  private void landMan(int to) {
    boolean last = DamesMoveGenerator.isCrowned(position, from, to);
    if (last && rules.promotion() == Promotion.ENDS_MOVE) {
      add(to, true);
    } else {
      addUnlessContinued(to, last && rules.promotion() == Promotion.IMMEDIATE);
    }
  }

  private void addUnlessContinued(int to, boolean king) {
    if (!continueCapture(to, king)) {
      add(to, king);
    }
  }

  /**
   * Tries the empty squares behind the captured piece; if the king can go on capturing from any of
   * them, only those count.
   */
  private void landFlying(int behind, int direction) {
    boolean found = false;
    for (int to = behind; to >= 0 && isEmpty(to); to = board.next(to, direction)) {
      found |= continueCapture(to, true);
    }
    for (int to = behind; !found && to >= 0 && isEmpty(to); to = board.next(to, direction)) {
      add(to, true);
    }
  }

  private void add(int to, boolean king) {
    squareVisited(to, count);
    boolean crowned = wasMan && (king || DamesMoveGenerator.isCrowned(position, from, to));
    long move = DamesMove.of(from, to, crowned);
    captureFound(DamesMove.withCaptures(move, taken, takenHigh, enemies, enemiesHigh));
  }
}
