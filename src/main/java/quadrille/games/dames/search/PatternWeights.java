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
 * The trained weights of a {@link PatternEvaluation}, in whole points. Those of a pattern are kept
 * as a pair in one number, so that both are added up at once.
 */
final class PatternWeights {
  /**
   * The bits of the weight for the endgame in a pair. A sum of 32 pairs has room in a long, as its
   * endgame is at most 32 times {@link Weights#MAX}.
   */
  private static final int ENDGAME_BITS = 17;

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
    kings = new int[new KingPatterns(rules.board()).patterns()];
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
    source.accept((index, points) -> set(index, Math.round(points)));
  }

  private void set(int index, int points) {
    int number = index / 2;
    int feature = number - blocks.length * BLOCK;
    boolean forOpening = index % 2 == 0;
    int pair = forOpening ? points << ENDGAME_BITS : points;
    if (feature < 0) {
      patterns[blocks[number / BLOCK] + number % BLOCK] += pair;
    } else if (feature < FEATURES) {
      (forOpening ? opening : endgame)[feature] = points;
    } else {
      kings[feature - FEATURES] += pair;
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

  /** Returns the pair of a pattern of men, at its place in {@link MenPatterns}. */
  int pattern(int place) {
    return patterns[blocks[MenPatterns.rest(place)] + MenPatterns.firstRow(place)];
  }

  /** Returns the pair of a pattern with kings. */
  int kingPattern(int number) {
    return kings[number];
  }

  /** Returns the endgame of a sum of up to 32 pairs. */
  static int endgame(long pairs) {
    int unused = Long.SIZE - ENDGAME_BITS;
    return (int) ((pairs << unused) >> unused);
  }

  /** Returns the opening of a sum of up to 32 pairs. */
  static int opening(long pairs) {
    return (int) ((pairs - endgame(pairs)) >> ENDGAME_BITS);
  }

  /** The weight of a feature in the opening. */
  int opening(int feature) {
    return opening[feature];
  }

  /** The weight of a feature in the endgame. */
  int endgame(int feature) {
    return endgame[feature];
  }
}
