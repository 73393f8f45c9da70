package quadrille.games.dames.search;

import java.util.function.Supplier;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;
import quadrille.search.training.FeatureList;

/**
 * The features that an evaluation adds up. Each has a weight for the opening, followed by one for
 * the endgame; they are blended by the number of pieces.
 */
abstract class TrainableFeatures {
  private final int startingPieces;
  private final WinningChances chances;
  private final int count;

  /**
   * @param count how many features there are
   */
  TrainableFeatures(DamesRules rules, int count) {
    startingPieces = rules.size() * rules.menRows();
    chances = new WinningChances(rules);
    this.count = count;
  }

  final int weightCount() {
    return 2 * count;
  }

  /**
   * Adds the features of a position, as the side to move sees them.
   *
   * @param first the index of the first weight
   */
  final void addTo(FeatureList list, DamesPosition position, int first) {
    int pieces = position.count(PieceColour.WHITE) + position.count(PieceColour.BLACK);
    float opening = Math.min(1, (float) pieces / startingPieces);
    float share = chances.share(position, stronger(position));
    float value = position.colourToMove() == PieceColour.WHITE ? share : -share;
    find(
        position,
        (feature, times) -> {
          list.add(first + 2 * feature, times * value * opening);
          list.add(first + 2 * feature + 1, times * value * (1 - opening));
        });
  }

  /** The steps of a point to which a file rounds the weights. */
  abstract int stepsPerPoint();

  /** Returns what creates an evaluation that adds up these features, one for each thread. */
  abstract Supplier<DamesEvaluation> evaluation(float[] weights);

  /** Finds the features of a position, counted for White minus Black. */
  abstract void find(DamesPosition position, Listener listener);

  /** Receives features, each with how often it occurs. */
  interface Listener {
    void found(int feature, int times);
  }

  /** Returns the colour with more pieces, kings counted thrice. */
  private static PieceColour stronger(DamesPosition position) {
    return force(position, PieceColour.WHITE) > force(position, PieceColour.BLACK)
        ? PieceColour.WHITE
        : PieceColour.BLACK;
  }

  private static int force(DamesPosition position, PieceColour colour) {
    return position.count(colour) + 2 * position.countKings(colour);
  }
}
