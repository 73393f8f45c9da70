package quadrille.games.dames.search;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
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

  private static final int FEATURES = PatternFeature.values().length;

  /** The presets that weights were trained for, which are in a file of that name. */
  private static final List<String> TRAINED = List.of("international", "russian", "english");

  private static final Map<String, PatternWeights> LOADED = new ConcurrentHashMap<>();

  /**
   * How many patterns lie in a block, those that differ only in their first row. Of most blocks no
   * pattern has a weight, because none ever stood on a board, and all of these are one.
   */
  private static final int BLOCK = 27;

  /** Where each block begins in {@link #patterns}. */
  private final int[] blocks;

  private final int[] patterns;
  private final int[] kings;
  private final int[] opening = new int[FEATURES];
  private final int[] endgame = new int[FEATURES];

  /**
   * @param source lists all weights that are not 0, in points, whenever it is asked: first of all
   *     patterns of men, then of all features and of all patterns with kings, each for the opening
   *     and then for the endgame
   */
  private PatternWeights(DamesRules rules, Consumer<Weights.Receiver> source) {
    int count = new MenPatterns(rules.board()).patterns();
    kings = new int[new KingPatterns(rules).patterns()];
    blocks = new int[count / BLOCK];
    source.accept(
        (index, _) -> {
          if (index / 2 < count) {
            blocks[index / 2 / BLOCK] = 1;
          }
        });
    int end = BLOCK;
    for (int i = 0; i < blocks.length; i++) {
      if (blocks[i] > 0) {
        blocks[i] = end;
        end += BLOCK;
      }
    }
    patterns = new int[end];
    source.accept((index, points) -> set(index, Math.round(points * UNITS)));
  }

  private void set(int index, int units) {
    int number = index / 2;
    int feature = number - blocks.length * BLOCK;
    boolean forOpening = index % 2 == 0;
    int pair = forOpening ? units << OPENING_SHIFT : units;
    if (feature < 0) {
      patterns[slot(number)] += pair;
    } else if (feature < FEATURES) {
      (forOpening ? opening : endgame)[feature] = units;
    } else {
      kings[feature - FEATURES] += pair;
    }
  }

  private int slot(int pattern) {
    return blocks[pattern / BLOCK] + pattern % BLOCK;
  }

  /** How many patterns and features have weights under these rules. */
  static int count(DamesRules rules) {
    return new MenPatterns(rules.board()).patterns()
        + FEATURES
        + new KingPatterns(rules).patterns();
  }

  /**
   * Returns weights that were just trained.
   *
   * @param weights in points, in the order of {@link #count}, each for the opening and then for the
   *     endgame
   */
  static PatternWeights of(DamesRules rules, float[] weights) {
    return new PatternWeights(
        rules,
        receiver -> {
          for (int i = 0; i < weights.length; i++) {
            if (weights[i] != 0) {
              receiver.accept(i, weights[i]);
            }
          }
        });
  }

  /**
   * Returns the weights for these rules, or null if there are none. Those trained for one preset
   * serve all rules with the same pieces: which of several captures is allowed matters less to an
   * evaluation than what it learned (docs/tuning-dames.md).
   */
  static @Nullable PatternWeights of(DamesRules rules) {
    for (String preset : TRAINED) {
      if (rules.pieces().equals(DamesRules.of(DamesGame.settings(preset)).pieces())) {
        return LOADED.computeIfAbsent(preset, _ -> load(preset, rules));
      }
    }
    return null;
  }

  private static PatternWeights load(String preset, DamesRules rules) {
    return new PatternWeights(
        rules,
        receiver -> Weights.readResource(PatternWeights.class, preset + ".weights", receiver));
  }

  /**
   * Returns the weights of a pattern of men, in units. The number holds two: that for the opening
   * times two to the power of {@link #OPENING_SHIFT}, plus that for the endgame.
   */
  int pattern(int number) {
    return patterns[slot(number)];
  }

  /** Returns the weights of a pattern with kings, in units: two in a number, as of the others. */
  int kingPattern(int number) {
    return kings[number];
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
