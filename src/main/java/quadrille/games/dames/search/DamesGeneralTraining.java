package quadrille.games.dames.search;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
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
import quadrille.games.dames.DamesRules.Capture;
import quadrille.search.Knowledge;
import quadrille.search.training.FeatureList;
import quadrille.search.training.TrainingModel;

/**
 * Trains the {@link GeneralWeights} in games under rules of all kinds. A record begins with what an
 * evaluation needs to know of the rules: the size of the board, the rows of men, and which of
 * flying kings, captures backward and optional captures there are, a byte each.
 */
public final class DamesGeneralTraining implements TrainingModel {
  private static final int RULE_BYTES = 5;

  private final Map<List<Byte>, Part> parts = new HashMap<>();

  /** What is the same for all rules with the same pieces. */
  private record Part(DamesRules rules, DamesRecords records, TrainableCounts counts) {
    Part(DamesRules rules) {
      this(rules, new DamesRecords(rules), new TrainableCounts(rules));
    }
  }

  /**
   * Half of the games have the usual rows of men. Who moves first and when a game is drawn stay as
   * they are, since no evaluation depends on them.
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
    List<Byte> key = key(dames.rules());
    key.forEach(target::put);
    part(key).records.write(dames, target);
    while (target.position() < end) {
      target.put((byte) 0);
    }
  }

  private static List<Byte> key(DamesRules rules) {
    return List.of(
        (byte) rules.size(),
        (byte) rules.menRows(),
        flag(rules.flyingKings()),
        flag(rules.menCaptureBackward()),
        flag(rules.capture() == Capture.OPTIONAL));
  }

  private static byte flag(boolean set) {
    return (byte) (set ? 1 : 0);
  }

  private Part part(List<Byte> key) {
    return parts.computeIfAbsent(
        key,
        _ ->
            new Part(
                DamesRules.of(
                    settings(
                        Map.of(
                            "size", key.get(0).toString(),
                            "menRows", key.get(1).toString(),
                            "flyingKings", Boolean.toString(key.get(2) > 0),
                            "menCaptureBackward", Boolean.toString(key.get(3) > 0),
                            "capture", key.get(4) > 0 ? "OPTIONAL" : "FORCED")))));
  }

  /** The position has rules with the same pieces as those of the game, see {@link DamesRules}. */
  @Override
  public DamesPosition read(ByteBuffer source) {
    int end = source.position() + positionBytes();
    List<Byte> key = new ArrayList<>();
    for (int i = 0; i < RULE_BYTES; i++) {
      key.add(source.get());
    }
    DamesPosition position = part(key).records.read(source);
    source.position(end);
    return position;
  }

  @Override
  public int weightCount() {
    return GeneralWeights.COUNT;
  }

  @Override
  public void addFeatures(Position position, FeatureList list) {
    DamesPosition dames = (DamesPosition) position;
    part(key(dames.rules())).counts.addTo(list, dames, GeneralWeights.first(dames.rules()));
  }

  @Override
  public Supplier<Knowledge> knowledge(Settings settings, float[] weights) {
    DamesRules rules = DamesRules.of(settings);
    float[] own = GeneralWeights.of(rules, weights);
    return () -> new DamesKnowledge(rules, new FeatureEvaluation(rules, own));
  }
}
