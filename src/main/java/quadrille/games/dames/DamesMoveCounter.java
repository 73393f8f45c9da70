package quadrille.games.dames;

import quadrille.core.MoveList;
import quadrille.games.dames.DamesRules.Capture;
import quadrille.games.dames.DamesRules.Promotion;

/**
 * Counts the legal moves of a position by sets of squares, without listing them. Falls back on the
 * list for what sets cannot answer: boards of two words, flying kings, and captures that may go on
 * after the first jump.
 *
 * <p>Everything is written out in the four directions: a loop over them was measurably slower.
 */
final class DamesMoveCounter {
  /** Room for the captures of all but a few positions. */
  private static final int LIKELY_CAPTURES = 8;

  private DamesMoveCounter() {}

  static int count(DamesPosition position) {
    DamesRules rules = position.rules();
    DamesBoard board = rules.board();
    long own = position.own(0);
    long kings = own & position.kings(0);
    if (board.words() > 1 || (kings != 0 && rules.flyingKings())) {
      return position.legalMoves().size();
    }
    long empty = position.empty(0);
    int left = board.downLeft();
    int right = board.downRight();
    boolean isWhite = position.colourToMove() == PieceColour.WHITE;
    long up = isWhite ? own : kings;
    long down = isWhite ? kings : own;
    int captures =
        rules.menCaptureBackward()
            ? countCaptures(position, own, own, empty)
            : countCaptures(position, up, down, empty);
    return captures > 0 && rules.capture() != Capture.OPTIONAL
        ? captures
        : captures
            + Long.bitCount(up & (empty << left))
            + Long.bitCount(up & (empty << right))
            + Long.bitCount(down & (empty >>> left))
            + Long.bitCount(down & (empty >>> right));
  }

  /** Counts the captures with these pieces that may jump up and down. */
  private static int countCaptures(DamesPosition position, long up, long down, long empty) {
    DamesBoard board = position.board();
    int left = board.downLeft();
    int right = board.downRight();
    long enemies = position.enemies(0);
    long upLeft = (enemies & (empty << right)) << right;
    long upRight = (enemies & (empty << left)) << left;
    long downLeft = (enemies & (empty >>> left)) >>> left;
    long downRight = (enemies & (empty >>> right)) >>> right;
    long landings =
        ((up & upLeft) >>> (2 * right))
            | ((up & upRight) >>> (2 * left))
            | ((down & downLeft) << (2 * left))
            | ((down & downRight) << (2 * right));
    if ((landings & (upLeft | upRight | downLeft | downRight)) != 0
        || crownsOnTheWay(position, landings)) {
      MoveList captures = new MoveList(LIKELY_CAPTURES);
      DamesMoveGenerator.generateCaptures(position, captures);
      return captures.size();
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
}
