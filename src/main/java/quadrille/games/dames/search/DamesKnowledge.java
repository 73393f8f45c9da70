package quadrille.games.dames.search;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quadrille.core.MoveList;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.games.dames.DamesMove;
import quadrille.games.dames.DamesMoveGenerator;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.DamesRules.Capture;
import quadrille.games.dames.PieceColour;
import quadrille.games.dames.bitbase.Bitbases;
import quadrille.games.dames.bitbase.EndgameResult;
import quadrille.games.dames.bitbase.EndgameSolver;
import quadrille.games.dames.bitbase.WinDistance;
import quadrille.search.Knowledge;
import quadrille.search.Score;

/** What the search needs to know about Dames. */
public final class DamesKnowledge implements Knowledge {
  // Relative to the ordering scores that the search gives killer and history moves.
  private static final int CAPTURE = 60_000;
  private static final int PIECE = 2_000;
  private static final int CROWNING = 8_000;

  /** The margin of a shallow search in points for each ply of the depth that it stands for. */
  private static final int MARGIN_PER_PLY = 3;

  /** What each piece on the board takes off a win in an endgame table: with fewer, it is nearer. */
  private static final int WIN_POINTS_PER_PIECE = 8_000;

  /** A drawn position is worth this fraction of its evaluation: it may still be lost by mistake. */
  private static final int DRAWN_SHARE = 32;

  /** Searches of more plies load the trained evaluation and the endgame tables, which are large. */
  private static final int MAX_SHALLOW_DEPTH = 3;

  private final DamesRules rules;
  private final boolean mayDecline;
  private final WinDistance winDistance;
  private final DamesEvaluation simple;
  private final Supplier<DamesEvaluation> best;
  private @Nullable DamesEvaluation trained;
  private @Nullable Bitbases bitbases;
  private boolean shallow;

  /** For games with these settings. */
  public DamesKnowledge(Settings settings) {
    this(DamesRules.of(settings));
  }

  private DamesKnowledge(DamesRules rules) {
    this(rules, new FeatureEvaluation(rules), () -> DamesEvaluations.of(rules));
  }

  /** For games under these rules, with another evaluation. */
  DamesKnowledge(DamesRules rules, DamesEvaluation evaluation) {
    this(rules, evaluation, () -> evaluation);
  }

  private DamesKnowledge(DamesRules rules, DamesEvaluation simple, Supplier<DamesEvaluation> best) {
    this.rules = rules;
    this.simple = simple;
    this.best = best;
    winDistance = new WinDistance(rules);
    mayDecline = rules.capture() == Capture.OPTIONAL;
  }

  /**
   * A shallow search loads nothing large, so that the launcher's small boards start at once and the
   * easy levels share one evaluation.
   */
  @Override
  public void prepare(int depth) {
    shallow = depth <= MAX_SHALLOW_DEPTH;
  }

  private DamesEvaluation evaluation() {
    if (shallow) {
      return simple;
    }
    if (trained == null) {
      trained = best.get();
    }
    return trained;
  }

  private Bitbases bitbases() {
    if (bitbases == null) {
      bitbases = Bitbases.of(rules);
    }
    return bitbases;
  }

  @Override
  public int evaluate(Position position) {
    DamesPosition dames = (DamesPosition) position;
    EndgameResult result = shallow ? null : bitbases().probe(dames);
    return result == null ? evaluation().evaluate(dames) : tableScore(dames, result);
  }

  private int tableScore(DamesPosition position, EndgameResult result) {
    PieceColour turn = position.colourToMove();
    return switch (result) {
      case WIN -> wonScore(position, turn);
      case LOSS -> -wonScore(position, turn.other());
      case DRAW -> evaluation().evaluate(position) / DRAWN_SHARE;
    };
  }

  private int wonScore(DamesPosition position, PieceColour winner) {
    return Score.TABLE_WIN
        - WIN_POINTS_PER_PIECE * position.countPieces()
        - winDistance.estimate(position, winner);
  }

  /** Answers only if the position has fewer pieces than the root. */
  @Override
  public int probe(Position root, Position position, int ply) {
    DamesPosition dames = (DamesPosition) position;
    int pieces = dames.countPieces();
    if (shallow
        || pieces > bitbases().maxPieces()
        || pieces >= ((DamesPosition) root).countPieces()) {
      return UNKNOWN;
    }
    EndgameResult result = bitbases().probe(dames);
    return result == null ? UNKNOWN : tableScore(dames, result);
  }

  /** Solves positions that an endgame table knows to be won or lost. */
  @Override
  public List<Solution> solveMoves(Position position, int moves, int depth, BooleanSupplier stop) {
    return depth > MAX_SHALLOW_DEPTH && !stop.getAsBoolean()
        ? EndgameSolver.solve(bitbases(), (DamesPosition) position, moves, stop)
        : List.of();
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
    DamesPosition dames = (DamesPosition) position;
    return !evaluation().foreseesCaptures()
        && !DamesMoveGenerator.canCapture(dames)
        && DamesMoveGenerator.canCapture(dames.passed());
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
