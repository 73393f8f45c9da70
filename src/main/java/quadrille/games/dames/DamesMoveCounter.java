package quadrille.games.dames;

import static quadrille.games.dames.DamesBoard.DIRECTIONS;

import quadrille.core.MoveList;
import quadrille.games.dames.DamesRules.Capture;
import quadrille.games.dames.DamesRules.Promotion;

/**
 * Counts the legal moves of a position by sets of squares, without listing them. Falls back on the
 * list where routes may differ and moves be the same: long captures, and captures of flying kings.
 * Boards of two words are always listed.
 *
 * <p>Everything is written out in the four directions: a loop over them was measurably slower.
 */
final class DamesMoveCounter {
  /** Room for the captures of all but a few positions. */
  private static final int LIKELY_CAPTURES = 8;

  /** A short piece must jump at least four others before it can take two routes to one square. */
  private static final int FEWEST_IN_A_CIRCLE = 4;

  /** In a tally, the number of captures is below this bit and the pieces of each above it. */
  private static final int TALLY_SHIFT = 32;

  private DamesMoveCounter() {}

  static int count(DamesPosition position) {
    DamesRules rules = position.rules();
    DamesBoard board = rules.board();
    if (board.words() > 1) {
      return position.legalMoves().size();
    }
    long own = position.own(0);
    long kings = own & position.kings(0);
    long empty = position.empty(0);
    boolean isWhite = position.colourToMove() == PieceColour.WHITE;
    long flyers = rules.flyingKings() ? kings : 0;
    long up = isWhite ? own : kings;
    long down = isWhite ? kings : own;
    int captures =
        flyers != 0
            ? countLongCaptures(position)
            : rules.menCaptureBackward()
                ? countCaptures(position, own, own, empty)
                : countCaptures(position, up, down, empty);
    if (captures > 0 && rules.capture() != Capture.OPTIONAL) {
      return captures;
    }
    int left = board.downLeft();
    int right = board.downRight();
    return captures
        + Long.bitCount(up & ~flyers & empty << left)
        + Long.bitCount(up & ~flyers & empty << right)
        + Long.bitCount(down & ~flyers & empty >>> left)
        + Long.bitCount(down & ~flyers & empty >>> right)
        + countSlides(board, flyers, empty);
  }

  private static int countSlides(DamesBoard board, long flyers, long empty) {
    int count = 0;
    for (long rest = flyers; rest != 0; rest &= rest - 1) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        count += board.countSlides(Long.numberOfTrailingZeros(rest), direction, empty);
      }
    }
    return count;
  }

  /** Counts the captures with these short pieces that may jump up and down. */
  private static int countCaptures(DamesPosition position, long up, long down, long empty) {
    DamesBoard board = position.board();
    int left = board.downLeft();
    int right = board.downRight();
    long enemies = position.enemies(0);
    long upLeft = (enemies & empty << right) << right;
    long upRight = (enemies & empty << left) << left;
    long downLeft = (enemies & empty >>> left) >>> left;
    long downRight = (enemies & empty >>> right) >>> right;
    long landings =
        (up & upLeft) >>> (2 * right)
            | (up & upRight) >>> (2 * left)
            | (down & downLeft) << (2 * left)
            | (down & downRight) << (2 * right);
    if ((landings & (upLeft | upRight | downLeft | downRight)) != 0
        || crownsOnTheWay(position, landings)) {
      return countLongCaptures(position);
    }
    return Long.bitCount(up & upLeft)
        + Long.bitCount(up & upRight)
        + Long.bitCount(down & downLeft)
        + Long.bitCount(down & downRight);
  }

  /** Whether a man becomes a king before its capture is complete, on one of these squares. */
  private static boolean crownsOnTheWay(DamesPosition position, long landings) {
    return position.rules().promotion() == Promotion.IMMEDIATE
        && (landings & position.board().lastRow(position.colourToMove(), 0)) != 0;
  }

  /** Counts captures of which some may go on after the first jump. */
  private static int countLongCaptures(DamesPosition position) {
    DamesRules rules = position.rules();
    long jumpers = SmallBoardMoves.jumpers(position);
    if (!rules.flyingKings() || (jumpers & position.kings(0)) == 0) {
      long tally = 0;
      for (long rest = jumpers; rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        boolean king = position.hasKing(from);
        tally = add(rules, tally, tally(position, from, from, position.enemies(0), king));
      }
      if (tally >>> TALLY_SHIFT < FEWEST_IN_A_CIRCLE) {
        return (int) tally;
      }
    }
    MoveList captures = new MoveList(LIKELY_CAPTURES);
    SmallBoardCaptures.add(position, captures);
    return captures.size();
  }

  /** Tallies the captures of a short piece that go on from a square. */
  private static long tally(DamesPosition position, int from, int at, long fresh, boolean king) {
    DamesRules rules = position.rules();
    long landings = SmallBoardCaptures.landings(position, from, at, fresh, king);
    if (landings == 0) {
      return one(position, fresh);
    }
    long tally = 0;
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      long left = fresh ^ 1L << ((at + to) >> 1);
      boolean crowned = !king && position.isLastRowBit(to);
      if (crowned && rules.promotion() == Promotion.IMMEDIATE) {
        return (long) FEWEST_IN_A_CIRCLE << TALLY_SHIFT;
      }
      boolean ends = crowned && rules.promotion() == Promotion.ENDS_MOVE;
      tally = add(rules, tally, ends ? one(position, left) : tally(position, from, to, left, king));
    }
    return tally;
  }

  /** Tallies one complete capture. */
  private static long one(DamesPosition position, long fresh) {
    return ((long) Long.bitCount(position.enemies(0) ^ fresh) << TALLY_SHIFT) + 1;
  }

  /** Adds the numbers, or keeps the number of the larger captures if only those are legal. */
  private static long add(DamesRules rules, long tally, long other) {
    long pieces = tally >>> TALLY_SHIFT;
    long otherPieces = other >>> TALLY_SHIFT;
    if (pieces == otherPieces || rules.capture() != Capture.MAJORITY) {
      long larger = Math.max(pieces, otherPieces);
      return (larger << TALLY_SHIFT) + (int) tally + (int) other;
    }
    return Math.max(tally, other);
  }
}
