package quadrille.games.dames;

import static quadrille.games.dames.DamesBoard.DIRECTIONS;

import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.games.dames.DamesRules.Capture;
import quadrille.games.dames.DamesRules.Promotion;

/**
 * Finds all complete captures of a position by a depth-first search. Captured pieces stay on the
 * board until the move ends (they block, and cannot be jumped twice); the starting square counts as
 * empty.
 *
 * <p>Routes that have jumped the same pieces and the last of them in the same direction go on
 * alike, and only the first is followed: among many scattered men a flying king has more routes
 * than could ever be counted. The captures are found in the same order all the same. The few jumps
 * of a usual position are made without looking them up.
 */
class CaptureSearch {
  private static final int ALL_DIRECTIONS = (1 << DIRECTIONS) - 1;

  /** The number of jumps from which on each is looked up. */
  private static final int FEW_JUMPS = 256;

  /** From this number of jumps on, a search takes milliseconds. */
  private static final int MANY_JUMPS = 10_000;

  /** The number of captures from which on another is looked up rather than compared with each. */
  private static final int FEW_CAPTURES = 32;

  private final DamesPosition position;
  private final DamesBoard board;
  private final DamesRules rules;
  private final MoveList moves;
  private final int start;
  private final long enemies;
  private final long enemiesHigh;
  private final boolean flyingKings;

  /** The directions in which a man may capture, as a set of bits. */
  private final int manDirections;

  private int from;
  private boolean wasMan;
  private long empty;
  private long emptyHigh;

  /** The enemy pieces that have not been jumped yet. */
  private long fresh;

  private long freshHigh;
  private int count;
  private int largest;
  private int jumps;
  private boolean laborious;

  /** The jumps made by the piece, as {@link #jump} describes them; null while they are few. */
  private @Nullable LongSet made;

  /** The captures that are listed; null while they are few. */
  private @Nullable LongSet listed;

  CaptureSearch(DamesPosition position, MoveList moves) {
    this.position = position;
    this.moves = moves;
    board = position.board();
    rules = position.rules();
    start = moves.size();
    enemies = position.enemies(0);
    enemiesHigh = position.enemies(1);
    fresh = enemies;
    freshHigh = enemiesHigh;
    flyingKings = rules.flyingKings();
    manDirections = manDirections();
  }

  private int manDirections() {
    if (rules.menCaptureBackward()) {
      return ALL_DIRECTIONS;
    }
    int up = 1 << DamesBoard.UP_LEFT | 1 << DamesBoard.UP_RIGHT;
    return position.colourToMove() == PieceColour.WHITE ? up : ALL_DIRECTIONS ^ up;
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
    jumps = 0;
    made = null;
    continueCapture(bit, king);
    laborious |= jumps > MANY_JUMPS;
  }

  /** Whether the captures of a piece so far took long to find. */
  boolean wasLaborious() {
    return laborious;
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
      listed = null;
    }
    addOnce(move);
  }

  private void addOnce(long move) {
    if (moves.size() - start < FEW_CAPTURES) {
      for (int i = start; i < moves.size(); i++) {
        if (moves.get(i) == move) {
          return;
        }
      }
      moves.add(move);
    } else if (listed().add(move)) {
      moves.add(move);
    }
  }

  private LongSet listed() {
    LongSet set = listed;
    if (set == null) {
      set = new LongSet();
      moves.stream().skip(start).forEach(set::add);
      listed = set;
    }
    return set;
  }

  /** Makes every jump from a square; returns whether there is one. */
  private boolean continueCapture(int at, boolean king) {
    squareVisited(at, count);
    boolean found = false;
    int directions = king ? ALL_DIRECTIONS : manDirections;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if ((directions >> direction & 1) == 0) {
        continue;
      }
      int delta = board.delta(direction);
      int victim =
          king && flyingKings ? board.firstOnRay(at, direction, ~empty, ~emptyHigh) : at + delta;
      if (isCapturable(victim) && isEmpty(victim + delta)) {
        found = true;
        toggleCaptured(victim);
        count++;
        jumped(victim, direction, king);
        count--;
        toggleCaptured(victim);
      }
    }
    return found;
  }

  /** Called when the piece has jumped another; goes on, unless it has been there before. */
  void jumped(int victim, int direction, boolean king) {
    if (++jumps <= FEW_JUMPS || isNew(jump(victim, direction, king))) {
      land(victim, direction, king);
    }
  }

  private boolean isNew(long jump) {
    LongSet set = made;
    if (set == null) {
      set = new LongSet();
      made = set;
    }
    return set.add(jump);
  }

  /** Returns how many pieces have been jumped so far. */
  final int captured() {
    return count;
  }

  /** Describes the last jump and all pieces jumped so far; never 0. */
  final long jump(int victim, int direction, boolean king) {
    return captureOf(DamesMove.of(victim, direction, king));
  }

  private boolean isEmpty(int bit) {
    return (((bit & 64) == 0 ? empty : emptyHigh) >>> bit & 1) != 0;
  }

  /** Returns whether an enemy piece is there that has not been jumped yet. */
  private boolean isCapturable(int bit) {
    return (((bit & 64) == 0 ? fresh : freshHigh) >>> bit & 1) != 0;
  }

  private void toggleCaptured(int victim) {
    if (victim < 64) {
      fresh ^= 1L << victim;
    } else {
      freshHigh ^= 1L << victim;
    }
  }

  final void land(int victim, int direction, boolean king) {
    int behind = victim + board.delta(direction);
    if (!king) {
      landMan(behind);
    } else if (!rules.flyingKings()) {
      addUnlessContinued(behind, true);
    } else {
      landFlying(behind, direction);
    }
  }

  private void landMan(int to) {
    boolean last = position.isCrowned(from, to);
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
    for (int to = behind; isEmpty(to); to += board.delta(direction)) {
      found |= continueCapture(to, true);
    }
    for (int to = behind; !found && isEmpty(to); to += board.delta(direction)) {
      add(to, true);
    }
  }

  private void add(int to, boolean king) {
    squareVisited(to, count);
    boolean crowned = wasMan && (king || position.isCrowned(from, to));
    captureFound(captureOf(DamesMove.of(from, to, crowned)));
  }

  /** Returns the move with all pieces jumped so far. */
  private long captureOf(long move) {
    return DamesMove.withCaptures(
        move, enemies ^ fresh, enemiesHigh ^ freshHigh, enemies, enemiesHigh);
  }
}
