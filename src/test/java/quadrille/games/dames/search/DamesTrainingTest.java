package quadrille.games.dames.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.games.dames.DamesFixture;
import quadrille.games.dames.DamesPosition;
import quadrille.search.training.FeatureList;

class DamesTrainingTest {
  @ParameterizedTest
  @ValueSource(strings = {"international", "russian", "english", "canadian"})
  void aPositionIsReadAsItWasWritten(String rules) throws Exception {
    DamesTraining training = new DamesTraining(DamesFixture.settings(rules));
    for (String fen : new String[] {"W:W28,31,K1:B13,23,K32", "B:WK9:B20,K5"}) {
      DamesPosition position = DamesFixture.position(rules, fen);
      ByteBuffer record = ByteBuffer.allocate(training.positionBytes());
      training.write(position, record);
      assertThat(record.hasRemaining()).isFalse();
      assertThat(training.read(record.flip())).isEqualTo(position);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          international | W:W28,31,38:B13,23,24
          international | B:W28,K31,32,33,38:B12,13,23,24
          international | W:WK26,K27,K28:BK45,20
          english       | W:WK26,K27,30,32:BK14,3,9,12
          english       | B:W26,27,30,32:BK14,K15,K19,12
          """)
  void theFeaturesAddUpToTheEvaluation(String rules, String fen) throws Exception {
    DamesPosition position = DamesFixture.position(rules, fen);
    DamesTraining training = new DamesTraining(DamesFixture.settings(rules));
    float[] weights = new float[training.weightCount()];
    Random random = new Random(1);
    for (int i = 0; i < weights.length; i++) {
      weights[i] = random.nextInt(-100, 100) / 2f;
    }
    FeatureList features = new FeatureList();
    training.addFeatures(position, features);
    PatternWeights used = PatternWeights.of(position.rules(), weights);
    int evaluation = new PatternEvaluation(position.rules(), used).evaluate(position);
    assertThat(features.sum(weights)).isCloseTo(evaluation, within(1.0));
  }
}
