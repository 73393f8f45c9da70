package quadrille.games.dames;

import static quadrille.games.dames.DamesBoard.DIRECTIONS;

import quadrille.core.MoveList;

/**
 * Finds steps, slides and pieces that can capture on boards of one word, up to 10×10, by shifting
 * whole sets of squares.
 *
 * <p>Everything is written out in the four directions: a loop over them is measurably slower.
 */
final class SmallBoardMoves {
  private static final int CROWNED_BIT = Long.numberOfTrailingZeros(DamesMove.of(0, 0, true));

  private SmallBoardMoves() {}

  /** Adds the moves that capture nothing. */
  static void addQuietMoves(DamesPosition position, MoveList moves) {
    DamesBoard board = position.board();
    int left = board.downLeft();
    int right = board.downRight();
    long empty = position.empty(0);
    long own = position.own(0);
    long kings = own & position.kings(0);
    long flyers = position.rules().flyingKings() ? kings : 0;
    long shortKings = kings ^ flyers;
    if (position.colourToMove() == PieceColour.WHITE) {
      long men = own ^ kings;
      long last = board.lastRow(PieceColour.WHITE, 0);
      long crowned = men & (last << left | last << right);
      long up = men | shortKings;
      addSteps(moves, up & empty << right, -right, crowned);
      addSteps(moves, up & empty << left, -left, crowned);
      addSteps(moves, shortKings & empty >>> left, left, 0);
      addSteps(moves, shortKings & empty >>> right, right, 0);
    } else {
      long men = own ^ kings;
      long last = board.lastRow(PieceColour.BLACK, 0);
      long crowned = men & (last >>> left | last >>> right);
      long down = men | shortKings;
      addSteps(moves, shortKings & empty << right, -right, 0);
      addSteps(moves, shortKings & empty << left, -left, 0);
      addSteps(moves, down & empty >>> left, left, crowned);
      addSteps(moves, down & empty >>> right, right, crowned);
    }
    for (long rest = flyers; rest != 0; rest &= rest - 1) {
      addSlides(board, Long.numberOfTrailingZeros(rest), empty, moves);
    }
  }

  /**
   * Adds a step of {@code delta} bits for each of these pieces.
   *
   * @param crowned pieces that the step makes kings
   */
  private static void addSteps(MoveList moves, long pieces, int delta, long crowned) {
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      moves.add(DamesMove.of(from, from + delta, false) | (crowned >>> from & 1) << CROWNED_BIT);
    }
  }

  private static void addSlides(DamesBoard board, int from, long empty, MoveList moves) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int delta = board.delta(direction);
      // A shift by a distance over the edge finds a bit that is no square, and so never empty.
      for (int to = from + delta; (empty >>> to & 1) != 0; to += delta) {
        moves.add(DamesMove.of(from, to, false));
      }
    }
  }

  /** Returns the pieces of the side to move that can capture. */
  static long jumpers(DamesPosition position) {
    long near = neighbourJumpers(position);
    long kings = position.own(0) & position.kings(0);
    return kings != 0 && position.rules().flyingKings()
        ? near | distantJumpers(position, kings & ~near)
        : near;
  }

  /** Returns the pieces that are next to an enemy they can jump. */
  private static long neighbourJumpers(DamesPosition position) {
    int left = position.board().downLeft();
    int right = position.board().downRight();
    long empty = position.empty(0);
    long enemies = position.enemies(0);
    long up = (enemies & empty << right) << right | (enemies & empty << left) << left;
    long down = (enemies & empty >>> left) >>> left | (enemies & empty >>> right) >>> right;
    if (!position.rules().menCaptureBackward()) {
      if (position.colourToMove() == PieceColour.WHITE) {
        down &= position.kings(0);
      } else {
        up &= position.kings(0);
      }
    }
    return position.own(0) & (up | down);
  }

  /** Returns those of these flying kings that can capture from afar. */
  private static long distantJumpers(DamesPosition position, long kings) {
    DamesBoard board = position.board();
    long empty = position.empty(0);
    long enemies = position.enemies(0);
    long able = 0;
    for (long rest = kings; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int victim = board.firstOnRay(from, direction, ~empty);
        if ((enemies >>> victim & 1) != 0
            && (empty >>> (victim + board.delta(direction)) & 1) != 0) {
          able |= rest & -rest;
          break;
        }
      }
    }
    return able;
  }

  /**
   * Returns whether there is a legal move. A king that can slide or capture from afar can also make
   * a single step, so its neighbours are enough to check.
   */
  static boolean canMove(DamesPosition position) {
    int left = position.board().downLeft();
    int right = position.board().downRight();
    long empty = position.empty(0);
    long own = position.own(0);
    long kings = own & position.kings(0);
    boolean isWhite = position.colourToMove() == PieceColour.WHITE;
    long up = isWhite ? own : kings;
    long down = isWhite ? kings : own;
    long able =
        (up & (empty << left | empty << right)) | (down & (empty >>> left | empty >>> right));
    return able != 0 || neighbourJumpers(position) != 0;
  }
}
