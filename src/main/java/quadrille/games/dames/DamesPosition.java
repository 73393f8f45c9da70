package quadrille.games.dames;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quadrille.core.Ending;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Side;
import quadrille.games.dames.DamesRules.Capture;

/**
 * A position of Dames: the pieces and the side to move.
 *
 * <p>Three sets of squares in the bits of {@link DamesBoard}: White's pieces, Black's pieces, and
 * the kings among both. Up to 10×10 each is one long; larger boards use the high words as well.
 */
public record DamesPosition(
    DamesRules rules,
    PieceColour colourToMove,
    long white,
    long black,
    long kings,
    long whiteHigh,
    long blackHigh,
    long kingsHigh)
    implements Position {

  /** A position with the words of each set, the low one first. */
  public DamesPosition(
      DamesRules rules, PieceColour colourToMove, long[] white, long[] black, long[] kings) {
    this(rules, colourToMove, white[0], black[0], kings[0], white[1], black[1], kings[1]);
  }

  /** Returns the usual starting position. */
  public static DamesPosition start(DamesRules rules) {
    DamesBoard board = rules.board();
    long[] white = new long[2];
    long[] black = new long[2];
    int men = rules.menRows() * rules.size() / 2;
    for (int square = 1; square <= men; square++) {
      setBit(black, board.bit(square));
      setBit(white, board.bit(board.squares() + 1 - square));
    }
    return new DamesPosition(rules, rules.firstMover(), white, black, new long[2]);
  }

  /** Returns the same position under another capture rule. */
  public DamesPosition withCaptureRule(Capture capture) {
    DamesRules changed = rules.withCapture(capture);
    return new DamesPosition(
        changed, colourToMove, white, black, kings, whiteHigh, blackHigh, kingsHigh);
  }

  /** Returns the same position with the other side to move. */
  public DamesPosition passed() {
    return new DamesPosition(
        rules, colourToMove.other(), white, black, kings, whiteHigh, blackHigh, kingsHigh);
  }

  public static void setBit(long[] words, int bit) {
    words[bit >> 6] |= 1L << bit;
  }

  public DamesBoard board() {
    return rules.board();
  }

  @Override
  public Side turn() {
    return rules.side(colourToMove);
  }

  /** The pieces of a colour in that word. */
  public long pieces(PieceColour colour, int word) {
    return colour == PieceColour.WHITE ? white(word) : black(word);
  }

  private long white(int word) {
    return word == 0 ? white : whiteHigh;
  }

  private long black(int word) {
    return word == 0 ? black : blackHigh;
  }

  /** The kings of both colours in that word. */
  public long kings(int word) {
    return word == 0 ? kings : kingsHigh;
  }

  /** The pieces of the side to move in that word. */
  long own(int word) {
    return colourToMove == PieceColour.WHITE ? white(word) : black(word);
  }

  /** The pieces of the side that is not to move in that word. */
  public long enemies(int word) {
    return colourToMove == PieceColour.WHITE ? black(word) : white(word);
  }

  /** Returns one word of the empty squares. */
  public long empty(int word) {
    return board().all(word) & ~(white(word) | black(word));
  }

  /** Whether there is an empty square on that bit; false for bits just over the edge. */
  boolean isEmpty(int bit) {
    return (empty(bit >> 6 & 1) >>> bit & 1) != 0;
  }

  /** How many pieces a colour has. */
  public int count(PieceColour colour) {
    return Long.bitCount(pieces(colour, 0)) + Long.bitCount(pieces(colour, 1));
  }

  /** How many pieces both colours have. */
  public int countPieces() {
    return Long.bitCount(white | black) + Long.bitCount(whiteHigh | blackHigh);
  }

  /** How many kings a colour has. */
  public int countKings(PieceColour colour) {
    return Long.bitCount(pieces(colour, 0) & kings) + Long.bitCount(pieces(colour, 1) & kingsHigh);
  }

  /**
   * Returns the colour of the piece on a square (1 … {@link DamesBoard#squares}), or null if it is
   * empty.
   */
  public @Nullable PieceColour colourAt(int square) {
    int bit = board().bit(square);
    if ((white(bit >> 6) >>> bit & 1) != 0) {
      return PieceColour.WHITE;
    }
    return (black(bit >> 6) >>> bit & 1) != 0 ? PieceColour.BLACK : null;
  }

  /**
   * Returns the letter of the piece on a square: {@code w} or {@code b}, in upper case for a king.
   *
   * @param empty the character for an empty square
   */
  public char symbol(int square, char empty) {
    PieceColour colour = colourAt(square);
    if (colour == null) {
      return empty;
    }
    char man = colour == PieceColour.WHITE ? 'w' : 'b';
    return isKing(square) ? Character.toUpperCase(man) : man;
  }

  /** Whether a king stands on a square. */
  public boolean isKing(int square) {
    return hasKing(board().bit(square));
  }

  /** Whether a king stands on the square of a bit. */
  boolean hasKing(int bit) {
    return (kings(bit >> 6) >>> bit & 1) != 0;
  }

  /** Whether a man of the side to move is crowned on that square. */
  boolean isLastRow(int square) {
    return isLastRowBit(board().bit(square));
  }

  /** Whether a man of the side to move is crowned on the square of that bit. */
  boolean isLastRowBit(int bit) {
    return (board().lastRow(colourToMove, bit >> 6) >>> bit & 1) != 0;
  }

  /** Whether the piece of the side to move on one bit becomes a king if it stops on the other. */
  boolean isCrowned(int from, int to) {
    return isLastRowBit(to) && !hasKing(from);
  }

  /** The captured squares of a legal move in that word. */
  public long captured(long move, int word) {
    return DamesMove.captured(move, word, enemies(0), enemies(1));
  }

  /** Returns the squares of the pieces that a legal move captures, in ascending order. */
  public List<Integer> capturedSquares(long move) {
    List<Integer> squares = new ArrayList<>();
    for (int word = 0; word < board().words(); word++) {
      for (long rest = captured(move, word); rest != 0; rest &= rest - 1) {
        squares.add(board().squareOf(64 * word + Long.numberOfTrailingZeros(rest)));
      }
    }
    return squares;
  }

  @Override
  public void moves(MoveList moves) {
    DamesMoveGenerator.generate(this, moves);
  }

  @Override
  public int countMoves() {
    return DamesMoveCounter.count(this);
  }

  @Override
  public DamesPosition play(long move) {
    int from = DamesMove.from(move);
    if ((own(from >> 6) >>> from & 1) == 0) {
      throw new IllegalArgumentException("no piece to move on " + board().squareOf(from));
    }
    return board().words() == 1 ? playOneWord(move) : playTwoWords(move);
  }

  private DamesPosition playOneWord(long move) {
    long from = 1L << DamesMove.from(move);
    long to = 1L << DamesMove.to(move);
    long own = (own(0) & ~from) | to;
    long others = enemies(0);
    long crowns = kings;
    if ((crowns & from) != 0 || DamesMove.isCrowned(move)) {
      crowns = (crowns & ~from) | to;
    }
    if (DamesMove.isCapture(move)) {
      long left = ~DamesMove.captured(move, 0, others, 0);
      others &= left;
      crowns &= left;
    }
    return next(own, others, crowns, 0, 0, 0);
  }

  private DamesPosition playTwoWords(long move) {
    long own = moved(own(0), move, 0);
    long ownHigh = moved(own(1), move, 1);
    long crowns = kings;
    long crownsHigh = kingsHigh;
    if (hasKing(DamesMove.from(move)) || DamesMove.isCrowned(move)) {
      crowns = moved(crowns, move, 0);
      crownsHigh = moved(crownsHigh, move, 1);
    }
    if (!DamesMove.isCapture(move)) {
      return next(own, enemies(0), crowns, ownHigh, enemies(1), crownsHigh);
    }
    long left = ~captured(move, 0);
    long leftHigh = ~captured(move, 1);
    return next(
        own,
        enemies(0) & left,
        crowns & left,
        ownHigh,
        enemies(1) & leftHigh,
        crownsHigh & leftHigh);
  }

  private static long moved(long pieces, long move, int word) {
    return (pieces & ~bit(DamesMove.from(move), word)) | bit(DamesMove.to(move), word);
  }

  private static long bit(int bit, int word) {
    return bit >> 6 == word ? 1L << bit : 0;
  }

  /** Returns the position after a move, with the other side to move. */
  private DamesPosition next(
      long moved, long others, long crowns, long movedHigh, long othersHigh, long crownsHigh) {
    return colourToMove == PieceColour.WHITE
        ? new DamesPosition(
            rules, PieceColour.BLACK, moved, others, crowns, movedHigh, othersHigh, crownsHigh)
        : new DamesPosition(
            rules, PieceColour.WHITE, others, moved, crowns, othersHigh, movedHigh, crownsHigh);
  }

  @Override
  public long key() {
    long key = DamesKey.of(colourToMove == PieceColour.WHITE, white, black, kings);
    return board().words() == 1 ? key : DamesKey.withHigh(key, whiteHigh, blackHigh, kingsHigh);
  }

  /** The side to move loses if it has no pieces or no legal move. */
  @Override
  public @Nullable Ending ending() {
    if (DamesMoveGenerator.canMove(this)) {
      return null;
    }
    return new Ending(turn().other(), count(colourToMove) > 0 ? "no-move" : "no-piece");
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  @Override
  public String toString() {
    return Fen.format(this);
  }
}
