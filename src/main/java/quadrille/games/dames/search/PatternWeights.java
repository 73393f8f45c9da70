package quadrille.games.dames.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import quadrille.games.dames.DamesGame;
import quadrille.games.dames.DamesRules;
import quadrille.search.training.Weights;

/** The trained weights of a {@link PatternEvaluation}, in the numbers it calculates with. */
final class PatternWeights {
  /** How many units a point has. */
  static final int UNITS = 16;

  /** By how many bits the weight for the opening is shifted in the number of a pattern. */
  static final int OPENING_SHIFT = 16;

  /** The presets with trained weights, which are in a file of that name. */
  private static final List<String> TRAINED = List.of("international");

  private static final Map<String, PatternWeights> LOADED = new ConcurrentHashMap<>();

  private final int[] patterns;
  private final int[] opening;
  private final int[] endgame;

  /**
   * @param weights in points: of all patterns and then of all features, first those for the opening
   *     and then, in the same order, those for the endgame
   */
  PatternWeights(float[] weights) {
    int half = weights.length / 2;
    int features = PatternFeature.values().length;
    patterns = new int[half - features];
    for (int i = 0; i < patterns.length; i++) {
      patterns[i] = (units(weights[i]) << OPENING_SHIFT) + units(weights[half + i]);
    }
    opening = new int[features];
    endgame = new int[features];
    for (int i = 0; i < features; i++) {
      opening[i] = units(weights[patterns.length + i]);
      endgame[i] = units(weights[half + patterns.length + i]);
    }
  }

  private static int units(float points) {
    return Math.round(points * UNITS);
  }

  /** Returns the weights for these rules, or null if there are none. */
  static @Nullable PatternWeights of(DamesRules rules) {
    for (String preset : TRAINED) {
      if (rules.allowsTheSameMoves(DamesRules.of(DamesGame.settings(preset)))) {
        return LOADED.computeIfAbsent(preset, PatternWeights::load);
      }
    }
    return null;
  }

  private static PatternWeights load(String preset) {
    String file = preset + ".weights";
    try (InputStream in = PatternWeights.class.getResourceAsStream(file)) {
      return new PatternWeights(Weights.read(Objects.requireNonNull(in, file)).values());
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  /**
   * The weights of all patterns, in units. Each number holds two: that for the opening times two to
   * the power of {@link #OPENING_SHIFT}, plus that for the endgame. Not a copy.
   */
  int[] patterns() {
    return patterns;
  }

  /** The weight of a feature in the opening, in units. */
  int opening(int feature) {
    return opening[feature];
  }

  /** The weight of a feature in the endgame, in units. */
  int endgame(int feature) {
    return endgame[feature];
  }
}
