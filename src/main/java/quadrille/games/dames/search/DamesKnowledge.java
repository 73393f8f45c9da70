package quadrille.games.dames.search;

import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.games.dames.DamesMove;
import quadrille.games.dames.DamesMoveGenerator;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.DamesRules.Capture;
import quadrille.search.Knowledge;

/** What the search needs to know about Dames. */
public final class DamesKnowledge implements Knowledge {
  // Relative to the ordering scores that the search gives killer and history moves.
  private static final int CAPTURE = 60_000;
  private static final int PIECE = 2_000;
  private static final int CROWNING = 8_000;

  /** The margin of a shallow search in points for each ply of the depth that it stands for. */
  private static final int MARGIN_PER_PLY = 3;

  private final boolean mayDecline;
  private final DamesEvaluation evaluation;

  /** For games with these settings. */
  public DamesKnowledge(Settings settings) {
    this(DamesRules.of(settings), DamesEvaluations.of(DamesRules.of(settings)));
  }

  /** For games under these rules, with another evaluation. */
  DamesKnowledge(DamesRules rules, DamesEvaluation evaluation) {
    mayDecline = rules.capture() == Capture.OPTIONAL;
    this.evaluation = evaluation;
  }

  @Override
  public int evaluate(Position position) {
    return evaluation.evaluate((DamesPosition) position);
  }

  /** Captures first, the largest before others, then crowning. */
  @Override
  public void scoreMoves(Position position, MoveList moves, int[] history, int[] scores) {
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      int captures = DamesMove.captureCount(move);
      scores[i] =
          history[DamesMove.squares(move)]
              + (captures > 0 ? CAPTURE + captures * PIECE : 0)
              + (DamesMove.isCrowned(move) ? CROWNING : 0);
    }
  }

  @Override
  public int openingMargin() {
    return 8;
  }

  @Override
  public int historySlots() {
    return DamesMove.SQUARES;
  }

  @Override
  public int historySlot(Position position, long move) {
    return DamesMove.squares(move);
  }

  @Override
  public void noisyMoves(Position position, MoveList moves) {
    DamesMoveGenerator.generateCaptures((DamesPosition) position, moves);
  }

  @Override
  public boolean canStandPat(Position position) {
    return mayDecline;
  }

  /**
   * Whether the side to move cannot capture, but the opponent could if it were its turn; false
   * where the evaluation is trained on the scores of a search, which holds such captures already.
   */
  @Override
  public boolean isThreatened(Position position) {
    DamesPosition board = (DamesPosition) position;
    return !evaluation.foreseesCaptures()
        && !DamesMoveGenerator.canCapture(board)
        && DamesMoveGenerator.canCapture(board.passed());
  }

  @Override
  public boolean isReducible(Position position, long move) {
    return !DamesMove.isCapture(move) && !DamesMove.isCrowned(move);
  }

  @Override
  public int probCutMargin(int depth) {
    return MARGIN_PER_PLY * depth;
  }
}
