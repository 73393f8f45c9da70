package quadrille.games.dames.search;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import quadrille.games.dames.DamesGame;
import quadrille.games.dames.DamesRules;
import quadrille.search.training.Weights;

/**
 * The trained weights of a {@link PatternEvaluation}, in halves of points: a position has so many
 * that rounding them to whole points would be felt (docs/tuning-dames.md). Each pattern and each
 * feature has one for the opening and one for the endgame, between which the number of pieces
 * decides, and one that is added half-way; a pattern also has one for whoever is to move, whether
 * the pattern is that side's or the other's. Those of a pattern are kept in one number, so that all
 * are added up at once.
 */
final class PatternWeights {
  /** The places of the weights in a group, those of one pattern or feature. */
  static final int OPENING = 0;

  static final int ENDGAME = 1;
  static final int MIDDLE = 2;
  static final int TURN = 3;

  /** How many weights a pattern has; the last one of a feature is not used. */
  static final int GROUP = 4;

  /** The steps of a point in which weights are kept. */
  static final int STEPS_PER_POINT = 2;

  /** The bits of a weight in the number that has those of a pattern. */
  private static final int FIELD_BITS = Long.SIZE / GROUP;

  /** The largest weight of a pattern, in steps, so that a field has room for the sum of 64. */
  private static final int MAX = 511;

  private static final int FEATURES = PatternFeature.values().length;

  /** The presets that weights were trained for, which are in a file of that name. */
  private static final List<String> TRAINED = List.of("international", "russian", "english");

  private static final Map<String, PatternWeights> LOADED = new ConcurrentHashMap<>();

  /**
   * How many patterns a block has: those that differ only in their first row. Most blocks have no
   * weights, because none of their patterns ever occurred; these all share one empty block.
   */
  private static final int BLOCK = MenPatterns.ROW_STATES;

  /** Where each block begins in {@link #patterns}. */
  private final int[] blocks;

  private final long[] patterns;
  private final long[] kings;
  private final int[][] features = new int[FEATURES][GROUP];

  /**
   * @param source lists all weights that are not 0, in points, whenever it is asked: first of all
   *     patterns of men, then of all features and of all patterns with kings, a group of each
   */
  private PatternWeights(DamesRules rules, Consumer<Weights.Receiver> source) {
    int count = new MenPatterns(rules.board()).patterns();
    kings = new long[new KingPatterns(rules.board()).patterns()];
    blocks = new int[count / BLOCK];
    source.accept(
        (index, _) -> {
          if (index / GROUP < count) {
            blocks[index / GROUP / BLOCK] = 1;
          }
        });
    int end = BLOCK;
    for (int i = 0; i < blocks.length; i++) {
      if (blocks[i] > 0) {
        blocks[i] = end;
        end += BLOCK;
      }
    }
    patterns = new long[end];
    source.accept((index, points) -> set(index, Math.round(points * STEPS_PER_POINT)));
  }

  private void set(int index, int steps) {
    int number = index / GROUP;
    int place = index % GROUP;
    int feature = number - blocks.length * BLOCK;
    long field = (long) Math.clamp(steps, -MAX, MAX) << (FIELD_BITS * place);
    if (feature < 0) {
      patterns[blocks[number / BLOCK] + number % BLOCK] += field;
    } else if (feature < FEATURES) {
      features[feature][place] = steps;
    } else {
      kings[feature - FEATURES] += field;
    }
  }

  /** How many patterns and features have weights under these rules. */
  static int count(DamesRules rules) {
    return new MenPatterns(rules.board()).patterns()
        + FEATURES
        + new KingPatterns(rules.board()).patterns();
  }

  /**
   * Returns weights that were just trained.
   *
   * @param weights in points, a group of each in the order of {@link #count}
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

  /** Returns the weights of a pattern of men, at its place in {@link MenPatterns}. */
  long pattern(int place) {
    return patterns[blocks[MenPatterns.rest(place)] + MenPatterns.firstRow(place)];
  }

  /** Returns the weights of a pattern with kings. */
  long kingPattern(int number) {
    return kings[number];
  }

  /** Returns what the weights at one place of their groups add up to, in steps, in a sum of 64. */
  static int field(long sum, int place) {
    int shift = FIELD_BITS * place;
    // Half a step more undoes what was borrowed by the fields below, if their sum is negative.
    return (short) ((sum + (1L << shift >> 1)) >> shift);
  }

  /** The weights of a feature, in steps. */
  int[] feature(int feature) {
    return features[feature];
  }
}
