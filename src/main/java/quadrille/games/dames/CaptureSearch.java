package quadrille.games.dames;

import static quadrille.games.dames.DamesBoard.DIRECTIONS;

import quadrille.core.MoveList;
import quadrille.games.dames.DamesRules.Capture;
import quadrille.games.dames.DamesRules.Promotion;

/**
 * Finds the captures of a position, each to its end, and adds them to a list: depth first, with the
 * captured pieces left standing (they block, and are not jumped twice) and the square the capture
 * began on empty.
 *
 * <p>Every landing square may be visited more than once, so the time grows with the number of ways
 * to capture.
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
  private int most;

  CaptureSearch(DamesPosition position, MoveList moves) {
    this.position = position;
    this.moves = moves;
    board = position.board();
    rules = position.rules();
    start = moves.size();
    enemies = position.enemies(0);
    enemiesHigh = position.enemies(1);
  }

  /** Adds the captures of the piece on that bit; under MAJORITY only the largest so far remain. */
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
    goOn(bit, king);
  }

  /** Called at each square the piece stands on, with the number of pieces jumped before. */
  void visit(int at, int jumped) {}

  /** Called with each capture found, once for each way to make it. */
  void found(long move) {
    int captures = DamesMove.captures(move);
    if (rules.capture() == Capture.MAJORITY && captures != most) {
      if (captures < most) {
        return;
      }
      most = captures;
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

  /** Makes every jump from a square; says whether there is one. */
  private boolean goOn(int at, boolean king) {
    visit(at, count);
    boolean found = false;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int victim = victim(at, direction, king);
      if (victim >= 0) {
        found = true;
        flip(victim);
        count++;
        land(board.next(victim, direction), direction, king);
        count--;
        flip(victim);
      }
    }
    return found;
  }

  /** The piece that can be jumped in a direction, or -1. */
  private int victim(int at, int direction, boolean king) {
    if (!king && !rules.menCaptureBackward() && !isForward(direction)) {
      return -1;
    }
    int victim =
        king && rules.flyingKings()
            ? board.first(at, direction, ~empty, ~emptyHigh)
            : board.next(at, direction);
    if (victim < 0 || !isFresh(victim)) {
      return -1;
    }
    int behind = board.next(victim, direction);
    return behind >= 0 && isEmpty(behind) ? victim : -1;
  }

  private boolean isForward(int direction) {
    return DamesBoard.isUp(direction) == (position.colour() == Colour.WHITE);
  }

  private boolean isEmpty(int bit) {
    return ((bit < 64 ? empty : emptyHigh) >>> bit & 1) != 0;
  }

  /** Whether an enemy stands there that has not been jumped. */
  private boolean isFresh(int bit) {
    long fresh = bit < 64 ? enemies & ~taken : enemiesHigh & ~takenHigh;
    return (fresh >>> bit & 1) != 0;
  }

  private void flip(int victim) {
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
      stopUnlessGoingOn(behind, true);
    } else {
      landFlying(behind, direction);
    }
  }

  private void landMan(int to) {
    boolean last = DamesMoves.isCrowned(position, from, to);
    if (last && rules.promotion() == Promotion.ENDS_MOVE) {
      add(to, true);
    } else {
      stopUnlessGoingOn(to, last && rules.promotion() == Promotion.IMMEDIATE);
    }
  }

  private void stopUnlessGoingOn(int to, boolean king) {
    if (!goOn(to, king)) {
      add(to, king);
    }
  }

  /** Of the empty squares behind, those count from which it can capture on, if there are any. */
  private void landFlying(int behind, int direction) {
    boolean found = false;
    for (int to = behind; to >= 0 && isEmpty(to); to = board.next(to, direction)) {
      found |= goOn(to, true);
    }
    for (int to = behind; !found && to >= 0 && isEmpty(to); to = board.next(to, direction)) {
      add(to, true);
    }
  }

  private void add(int to, boolean king) {
    visit(to, count);
    boolean crowned = wasMan && (king || DamesMoves.isCrowned(position, from, to));
    long move = DamesMove.of(from, to, crowned);
    found(DamesMove.capturing(move, taken, takenHigh, enemies, enemiesHigh));
  }
}
