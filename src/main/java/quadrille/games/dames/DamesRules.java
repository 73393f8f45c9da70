package quadrille.games.dames;

import quadrille.core.Settings;
import quadrille.core.Side;

/**
 * The rules of one game of draughts: a rule set is nothing but such a value.
 *
 * @param size squares on a side: 6, 8, 10, 12 or 14
 * @param menRows rows of men on each side at the start, 1 … size/2 − 1
 * @param flyingKings whether a king slides any distance and captures from afar
 * @param menCaptureBackward whether men may capture backward
 */
public record DamesRules(
    int size,
    int menRows,
    boolean flyingKings,
    boolean menCaptureBackward,
    Capture capture,
    Promotion promotion,
    PieceColour firstMover,
    DrawRule drawRule) {

  /** Whether captures must be made. */
  public enum Capture {
    /** A capture may be declined, but not broken off. */
    OPTIONAL,
    /** Some capture must be made, whichever. */
    FORCED,
    /** A capture of the most pieces must be made. */
    MAJORITY
  }

  /** What a man does that reaches the last row in the middle of a capture. */
  enum Promotion {
    /** It goes on as a man and is crowned only if it stops there. */
    AT_END,
    /** It stops there and is crowned. */
    ENDS_MOVE,
    /** It is crowned at once and goes on as a king. */
    IMMEDIATE
  }

  /** Which draws there are besides repetition. */
  public enum DrawRule {
    FMJD,
    ENGLISH,
    RUSSIAN,
    NONE
  }

  public static DamesRules of(Settings settings) {
    return new DamesRules(
        settings.integer("size"),
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
        size, menRows, flyingKings, menCaptureBackward, other, promotion, firstMover, drawRule);
  }

  public DamesBoard board() {
    return DamesBoard.of(size);
  }

  public Side side(PieceColour colour) {
    return colour == firstMover ? Side.FIRST : Side.SECOND;
  }

  public PieceColour colour(Side side) {
    return side == Side.FIRST ? firstMover : firstMover.other();
  }
}
