package quadrille.games.dames;

/** The worth of a position in points; a man is {@value #MAN}. */
final class DamesEvaluation {
  static final int MAN = 100;
  private static final int FLYING_KING = 300;
  private static final int SHORT_KING = 140;
  private static final int STEP = 3;

  private final DamesRules rules;
  private final DamesBoard board;

  DamesEvaluation(DamesRules rules) {
    this.rules = rules;
    board = rules.board();
  }

  /** From the view of the side to move. */
  int evaluate(DamesPosition position) {
    int white = worth(position, Colour.WHITE) - worth(position, Colour.BLACK);
    return position.colour() == Colour.WHITE ? white : -white;
  }

  private int worth(DamesPosition position, Colour colour) {
    int kings = position.countKings(colour);
    int sum = kings * (rules.flyingKings() ? FLYING_KING : SHORT_KING);
    for (int word = 0; word < board.words(); word++) {
      long men = position.pieces(colour, word) & ~position.kings(word);
      for (long rest = men; rest != 0; rest &= rest - 1) {
        int row = board.row(board.squareOf(word * 64 + Long.numberOfTrailingZeros(rest)));
        sum += MAN + STEP * (colour == Colour.WHITE ? board.size() - 1 - row : row);
      }
    }
    return sum;
  }
}
