package quadrille.games.dames.search;

import java.util.Arrays;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.DamesRules.Pieces;
import quadrille.search.training.Weights;

/**
 * The weights of a {@link FeatureEvaluation} for all rules, in points. Rules belong to one of
 * {@value #FAMILIES} families by what changes how pieces are to be valued, and each family has
 * weights of its own, which were trained in games under rules of all kinds.
 */
final class GeneralWeights {
  /** The weights of a family: of each feature for the opening, then for the endgame. */
  static final int PER_FAMILY = 2 * DamesFeature.values().length;

  private static final int SIZES = 3;
  private static final int FAMILIES = SIZES * 2 * 2 * 2;

  /** The weights of all families. */
  static final int COUNT = FAMILIES * PER_FAMILY;

  /** Loaded when first asked for: the training has none before its first fit. */
  private static final class Learned {
    static final float[] WEIGHTS = new float[COUNT];

    static {
      Weights.readResource(
          GeneralWeights.class, "general.weights", (index, points) -> WEIGHTS[index] = points);
    }
  }

  private GeneralWeights() {}

  /** Returns the learned weights for these rules. */
  static float[] of(DamesRules rules) {
    return of(rules, Learned.WEIGHTS);
  }

  /**
   * Returns the weights for these rules.
   *
   * @param all those of all families
   */
  static float[] of(DamesRules rules, float[] all) {
    int first = first(rules.pieces());
    return Arrays.copyOfRange(all, first, first + PER_FAMILY);
  }

  /** The index of the first weight for rules with these pieces. */
  static int first(Pieces pieces) {
    int family = pieces.size() < 10 ? 0 : pieces.size() == 10 ? 1 : 2;
    family = 2 * family + (pieces.flyingKings() ? 1 : 0);
    family = 2 * family + (pieces.menCaptureBackward() ? 1 : 0);
    family = 2 * family + (pieces.optionalCaptures() ? 1 : 0);
    return family * PER_FAMILY;
  }
}
