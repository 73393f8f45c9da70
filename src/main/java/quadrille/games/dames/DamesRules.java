package quadrille.games.dames;

import java.util.Locale;
import quadrille.core.Settings;
import quadrille.core.Side;

/**
 * The rules of a game of draughts.
 *
 * @param menRows rows of men on each side at the start, 1 … size/2 − 1
 * @param flyingKings whether a king slides any distance and captures from afar
 * @param menCaptureBackward whether men may capture backward
 */
public record DamesRules(
    DamesBoard board,
    int menRows,
    boolean flyingKings,
    boolean menCaptureBackward,
    Capture capture,
    Promotion promotion,
    PieceColour firstMover,
    DrawRule drawRule) {

  /** Whether captures must be made. */
  public enum Capture {
    /** A capture may be declined, but once begun it must be completed. */
    OPTIONAL,
    /** A capture must be made; the player chooses which one. */
    FORCED,
    /** The capture of the most pieces must be made. */
    MAJORITY
  }

  /** What happens to a man that reaches the last row in the middle of a capture. */
  enum Promotion {
    /** It continues as a man and is crowned only if the move ends there. */
    AT_END,
    /** The move ends and the man is crowned. */
    ENDS_MOVE,
    /** It is crowned at once and continues as a king. */
    IMMEDIATE
  }

  /** The draw rules besides repetition. */
  public enum DrawRule {
    FMJD,
    ENGLISH,
    RUSSIAN,
    NONE
  }

  public static DamesRules of(Settings settings) {
    return new DamesRules(
        DamesBoard.of(settings.integer("size")),
        settings.integer("menRows"),
        settings.flag("flyingKings"),
        settings.flag("menCaptureBackward"),
        Capture.valueOf(settings.choice("capture")),
        Promotion.valueOf(settings.choice("promotion")),
        PieceColour.valueOf(settings.choice("firstMover")),
        DrawRule.valueOf(settings.choice("drawRule")));
  }

  DamesRules withCapture(Capture other) {
    return new DamesRules(
        board, menRows, flyingKings, menCaptureBackward, other, promotion, firstMover, drawRule);
  }

  /**
   * What an evaluation needs to know of the rules: how large the board is and how pieces move and
   * capture, but neither which of several captures must be made, when a man is crowned in one, nor
   * when a game is drawn.
   *
   * @param size of the board
   * @param menRows rows of men on each side at the start
   * @param flyingKings whether a king slides any distance and captures from afar
   * @param menCaptureBackward whether men may capture backward
   * @param optionalCaptures whether a capture may be declined
   */
  public record Pieces(
      int size,
      int menRows,
      boolean flyingKings,
      boolean menCaptureBackward,
      boolean optionalCaptures) {}

  /** The board and the pieces of these rules. */
  public Pieces pieces() {
    return new Pieces(
        size(), menRows, flyingKings, menCaptureBackward, capture == Capture.OPTIONAL);
  }

  /**
   * Whether a position has the same moves under both rules, whatever the rules of the start and of
   * draws.
   */
  public boolean hasTheSameEndings(DamesRules other) {
    return board == other.board
        && flyingKings == other.flyingKings
        && menCaptureBackward == other.menCaptureBackward
        && capture == other.capture
        && promotion == other.promotion;
  }

  /** The rules that {@link #hasTheSameEndings} compares, in a word that can name a folder. */
  public String describeEndings() {
    return String.join(
            "-",
            Integer.toString(size()),
            flyingKings ? "flying" : "short",
            menCaptureBackward ? "backward" : "forward",
            capture.name(),
            promotion.name())
        .toLowerCase(Locale.ROOT);
  }

  /** The number of squares on a side: 6, 8, 10, 12 or 14. */
  public int size() {
    return board.size();
  }

  public Side side(PieceColour colour) {
    return colour == firstMover ? Side.FIRST : Side.SECOND;
  }

  public PieceColour colour(Side side) {
    return side == Side.FIRST ? firstMover : firstMover.other();
  }
}
