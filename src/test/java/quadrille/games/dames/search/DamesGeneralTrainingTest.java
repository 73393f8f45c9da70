package quadrille.games.dames.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Settings;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.Fen;
import quadrille.games.dames.PieceColour;
import quadrille.games.dames.RandomDames;
import quadrille.search.training.FeatureList;

class DamesGeneralTrainingTest {
  private static final int GAMES = 300;

  private final DamesGeneralTraining training = new DamesGeneralTraining();
  private final RandomDames positions = new RandomDames(1);
  private final Random random = new Random(1);

  private DamesPosition position() throws BadInputException {
    DamesRules rules = DamesRules.of(training.pickSettings(random));
    return Fen.parse(positions.position(rules).fen(), rules);
  }

  @Test
  void rulesOfAllFamiliesAreDrawn() {
    Set<Settings> different = new HashSet<>();
    Set<Integer> families = new HashSet<>();
    for (int i = 0; i < GAMES; i++) {
      Settings settings = training.pickSettings(random);
      different.add(settings);
      families.add(GeneralWeights.first(DamesRules.of(settings).pieces()));
    }
    assertThat(different).hasSizeGreaterThan(GAMES / 2);
    assertThat(families).hasSize(GeneralWeights.COUNT / GeneralWeights.PER_FAMILY);
  }

  @Test
  void aPositionIsReadWithItsPiecesAndWhatMattersOfItsRules() throws Exception {
    for (int i = 0; i < GAMES; i++) {
      DamesPosition position = position();
      ByteBuffer record = ByteBuffer.allocate(training.positionBytes());
      training.write(position, record);
      assertThat(record.hasRemaining()).isFalse();
      DamesPosition read = training.read(record.flip());
      assertThat(record.hasRemaining()).isFalse();
      assertThat(read).hasToString(position.toString());
      assertThat(read.rules().pieces()).isEqualTo(position.rules().pieces());
    }
  }

  @Test
  void whereBothSidesHaveTheSameChancesTheFeaturesAddUpToTheEvaluation() throws Exception {
    float[] weights = new float[training.weightCount()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = random.nextInt(-50, 51);
    }
    int checked = 0;
    for (int i = 0; i < GAMES; i++) {
      DamesPosition position = position();
      WinningChances chances = new WinningChances(position.rules());
      if (chances.share(position, PieceColour.WHITE)
          == chances.share(position, PieceColour.BLACK)) {
        float[] own = GeneralWeights.of(position.rules(), weights);
        int evaluation = new FeatureEvaluation(position.rules(), own).evaluate(position);
        FeatureList features = new FeatureList();
        training.addFeatures(position, features);
        assertThat(features.sum(weights)).isCloseTo(evaluation, within(2.0));
        checked++;
      }
    }
    assertThat(checked).isGreaterThan(GAMES / 4);
  }
}
