package quadrille.search.training;

import java.nio.ByteBuffer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import quadrille.core.Position;
import quadrille.core.Settings;
import quadrille.search.Knowledge;

/**
 * What a game supplies so that its evaluation can be trained: a compact form of its positions, and
 * the features that its evaluation adds up. Made for games with certain settings, or with any; an
 * instance belongs to one thread.
 */
public interface TrainingModel {

  /** Picks the settings of a game, at random if the model is made for any. */
  Settings pickSettings(RandomGenerator random);

  /** The size of a position in bytes, the same for all. */
  int positionBytes();

  /** Writes a position in {@link #positionBytes}. */
  void write(Position position, ByteBuffer target);

  /** Reads a position back. */
  Position read(ByteBuffer source);

  /** The number of weights, 1 or more. */
  int weightCount();

  /** How the weights are written to a file. */
  WeightsFormat format();

  /**
   * Adds the features of a position. The sum of their weights is its evaluation in points, for the
   * side to move.
   */
  void addFeatures(Position position, FeatureList features);

  /**
   * Returns what creates the knowledge of a search with these weights instead of those in use.
   *
   * @param settings of its games, for which the model is made
   * @param weights as many as {@link #weightCount}, in points
   */
  Supplier<Knowledge> knowledge(Settings settings, float[] weights);

  /**
   * Picks the number of random moves before a game of the training: few enough for positions that
   * occur in games, and enough for openings that seldom repeat. 5 … 10 unless a game has its own.
   */
  default int pickOpeningPlies(RandomGenerator random) {
    return random.nextInt(5, 11);
  }
}
