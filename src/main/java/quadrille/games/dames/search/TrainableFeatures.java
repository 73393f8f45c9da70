package quadrille.games.dames.search;

import java.util.function.Supplier;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.PieceColour;
import quadrille.search.training.FeatureList;
import quadrille.search.training.WeightsFormat;

/** The features that an evaluation adds up, with the weights that each has. */
abstract class TrainableFeatures {
  private final int startingPieces;
  private final WinningChances chances;
  private final int weightCount;

  TrainableFeatures(DamesRules rules, int weightCount) {
    startingPieces = rules.size() * rules.menRows();
    chances = new WinningChances(rules);
    this.weightCount = weightCount;
  }

  final int weightCount() {
    return weightCount;
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
    add(list, position, first, value, opening);
  }

  /** How the weights are written to a file. */
  abstract WeightsFormat format();

  /** Returns what creates an evaluation that adds up these features, one for each thread. */
  abstract Supplier<DamesEvaluation> evaluation(float[] weights);

  /**
   * Adds the features of a position, as the side to move sees them.
   *
   * @param first the index of the first weight
   * @param value what an advantage of White counts for the side to move: the share of an advantage
   *     that counts, above 0 and up to 1, negative if Black is to move
   * @param opening how far the position is from the last endgame, 0 … 1
   */
  abstract void add(
      FeatureList list, DamesPosition position, int first, float value, float opening);

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
