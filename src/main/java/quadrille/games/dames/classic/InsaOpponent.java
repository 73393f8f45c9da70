package quadrille.games.dames.classic;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Settings;
import quadrille.games.dames.DamesMoveGenerator;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;
import quadrille.games.dames.search.DamesFeature;
import quadrille.games.dames.search.DamesFeatureCounter;
import quadrille.search.classic.BestMoves;
import quadrille.search.classic.Opponent;

/**
 * The computer player of a student report on draughts: plain minimax to a fixed depth, without
 * pruning, with the report's heuristic: a man is worth {@value #MAN}, a king {@value #KING}, and a
 * piece that cannot be captured {@value #SAFE} more (the report names the term; the weight is
 * ours). A side without a move has lost. Among equal moves one is chosen at random.
 *
 * <p>It looks at no more than {@value #MAX_POSITIONS} positions a move. If that is not enough, on
 * large boards with many kings, the deepest completed search counts. It does not know draws by
 * repetition or by counting.
 */
final class InsaOpponent implements Opponent {
  static final int MAX_DEPTH = 5;
  static final int MAX_POSITIONS = 1_000_000;
  static final int MAN = 5;
  static final int KING = 20;
  static final int SAFE = 1;

  private static final int LOSS = -1_000_000;
  private static final int STOP_CHECK_MASK = 0xFF;

  private final DamesFeatureCounter features;
  private final int depth;
  private final MoveList[] moves = new MoveList[MAX_DEPTH];
  private long positions;
  private boolean aborted;
  private BooleanSupplier stop = () -> false;

  /**
   * @param depth the search depth in plies, 1 … {@value #MAX_DEPTH}
   */
  InsaOpponent(Settings settings, int depth) {
    features = new DamesFeatureCounter(DamesRules.of(settings).board());
    this.depth = depth;
    for (int i = 0; i < MAX_DEPTH; i++) {
      moves[i] = new MoveList();
    }
  }

  @Override
  public long choose(Line line, RandomGenerator random, BooleanSupplier stopFlag) {
    DamesPosition root = (DamesPosition) line.position();
    stop = stopFlag;
    positions = 0;
    aborted = false;
    MoveList legal = root.legalMoves();
    long chosen = legal.get(0);
    for (int plies = 1; plies <= depth && legal.size() > 1; plies++) {
      BestMoves best = search(root, legal, plies);
      if (shouldAbort()) {
        break;
      }
      chosen = best.pickRandom(random);
    }
    return chosen;
  }

  private BestMoves search(DamesPosition root, MoveList legal, int plies) {
    BestMoves best = new BestMoves();
    for (int i = 0; i < legal.size() && !shouldAbort(); i++) {
      best.offer(legal.get(i), -minimaxValue(root.play(legal.get(i)), plies - 1));
    }
    return best;
  }

  private boolean shouldAbort() {
    aborted |=
        positions > MAX_POSITIONS || ((positions & STOP_CHECK_MASK) == 0 && stop.getAsBoolean());
    return aborted;
  }

  /** Returns the minimax value for the side to move; meaningless once time has run out. */
  private int minimaxValue(DamesPosition position, int plies) {
    positions++;
    if (plies == 0) {
      return DamesMoveGenerator.canMove(position) ? heuristic(position) : LOSS;
    }
    MoveList list = moves[plies];
    list.clear();
    position.moves(list);
    int best = LOSS - plies;
    for (int i = 0; i < list.size() && !shouldAbort(); i++) {
      best = Math.max(best, -minimaxValue(position.play(list.get(i)), plies - 1));
    }
    return best;
  }

  /** Returns the report's heuristic for the side to move. */
  int heuristic(DamesPosition position) {
    int[] counts = features.count(position);
    int white =
        MAN * counts[DamesFeature.MAN.ordinal()]
            + KING * counts[DamesFeature.KING.ordinal()]
            + SAFE * counts[DamesFeature.SAFE.ordinal()];
    return position.colourToMove() == PieceColour.WHITE ? white : -white;
  }
}
