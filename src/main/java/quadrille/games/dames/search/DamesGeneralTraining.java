package quadrille.games.dames.search;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import quadrille.core.BadInputException;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.dames.DamesGame;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.DamesRules.Pieces;
import quadrille.search.Knowledge;
import quadrille.search.training.FeatureList;
import quadrille.search.training.TrainingModel;
import quadrille.search.training.WeightsFormat;

/**
 * Trains the {@link GeneralWeights} in games under rules of all kinds. A record begins with the
 * {@link Pieces} of the rules, a byte each.
 */
public final class DamesGeneralTraining implements TrainingModel {
  private static final int RULE_BYTES = 5;

  private final Map<Pieces, Part> parts = new HashMap<>();

  /** What is the same for all rules with the same pieces. */
  private record Part(DamesRules rules, DamesRecords records, TrainableCounts counts) {
    Part(DamesRules rules) {
      this(rules, new DamesRecords(rules), new TrainableCounts(rules));
    }
  }

  /**
   * At least half of the games have the usual rows of men. Who moves first and when a game is drawn
   * stay as they are, since no evaluation depends on them.
   */
  @Override
  public Settings pickSettings(RandomGenerator random) {
    int size = 6 + 2 * random.nextInt(5);
    int rows = random.nextBoolean() ? size / 2 - 1 : random.nextInt(1, size / 2);
    return settings(
        Map.of(
            "size", Integer.toString(size),
            "menRows", Integer.toString(rows),
            "flyingKings", Boolean.toString(random.nextBoolean()),
            "menCaptureBackward", Boolean.toString(random.nextBoolean()),
            "capture", pick(random, "OPTIONAL", "FORCED", "MAJORITY"),
            "promotion", pick(random, "AT_END", "ENDS_MOVE", "IMMEDIATE")));
  }

  private static String pick(RandomGenerator random, String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private static Settings settings(Map<String, String> values) {
    try {
      return Rules.settings(new DamesGame(), null, values);
    } catch (BadInputException e) {
      throw new IllegalStateException("rules that contradict each other: " + values, e);
    }
  }

  @Override
  public int positionBytes() {
    return RULE_BYTES + DamesRecords.MAX_BYTES;
  }

  @Override
  public void write(Position position, ByteBuffer target) {
    DamesPosition dames = (DamesPosition) position;
    int end = target.position() + positionBytes();
    Pieces pieces = dames.rules().pieces();
    target.put((byte) pieces.size()).put((byte) pieces.menRows());
    putFlag(target, pieces.flyingKings());
    putFlag(target, pieces.menCaptureBackward());
    putFlag(target, pieces.optionalCaptures());
    part(pieces).records.write(dames, target);
    while (target.position() < end) {
      target.put((byte) 0);
    }
  }

  private static void putFlag(ByteBuffer target, boolean set) {
    target.put((byte) (set ? 1 : 0));
  }

  private static boolean readFlag(ByteBuffer source) {
    return source.get() > 0;
  }

  private Part part(Pieces pieces) {
    return parts.computeIfAbsent(
        pieces,
        _ ->
            new Part(
                DamesRules.of(
                    settings(
                        Map.of(
                            "size", Integer.toString(pieces.size()),
                            "menRows", Integer.toString(pieces.menRows()),
                            "flyingKings", Boolean.toString(pieces.flyingKings()),
                            "menCaptureBackward", Boolean.toString(pieces.menCaptureBackward()),
                            "capture", pieces.optionalCaptures() ? "OPTIONAL" : "FORCED")))));
  }

  /** The position has the pieces of the game, whose other rules may differ. */
  @Override
  public DamesPosition read(ByteBuffer source) {
    int end = source.position() + positionBytes();
    Pieces pieces =
        new Pieces(
            source.get(), source.get(), readFlag(source), readFlag(source), readFlag(source));
    DamesPosition position = part(pieces).records.read(source);
    source.position(end);
    return position;
  }

  @Override
  public int weightCount() {
    return GeneralWeights.COUNT;
  }

  @Override
  public WeightsFormat format() {
    return TrainableCounts.FORMAT;
  }

  @Override
  public void addFeatures(Position position, FeatureList list) {
    DamesPosition dames = (DamesPosition) position;
    Pieces pieces = dames.rules().pieces();
    part(pieces).counts.addTo(list, dames, GeneralWeights.first(pieces));
  }

  @Override
  public Supplier<Knowledge> knowledge(Settings settings, float[] weights) {
    DamesRules rules = DamesRules.of(settings);
    float[] own = GeneralWeights.of(rules, weights);
    return () -> new DamesKnowledge(rules, new FeatureEvaluation(rules, own));
  }
}
