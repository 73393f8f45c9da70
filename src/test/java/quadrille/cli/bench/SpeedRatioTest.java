package quadrille.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SpeedRatioTest {

  @Test
  void twiceAsFastAndHalfAsFastCancelOut() {
    SpeedRatio ratio = SpeedRatio.of(2, 0.5);

    assertThat(ratio.mean()).isCloseTo(1, within(1e-9));
    assertThat(ratio.error()).isCloseTo(Math.log(2), within(1e-9));
    assertThat(ratio).hasToString("1.000 ± 0.693");
  }

  @Test
  void aDifferenceLargerThanTheNoiseIsNamed() {
    assertThat(SpeedRatio.of(1.30, 1.31, 1.32, 1.33)).hasToString("1.315 ± 0.006 faster");
    assertThat(SpeedRatio.of(0.93, 0.94, 0.95, 0.96)).hasToString("0.945 ± 0.006 slower");
  }

  @Test
  void aDifferenceWithinTheNoiseIsNot() {
    SpeedRatio noisy = SpeedRatio.of(1.3, 0.9, 1.2, 0.95, 1.1);

    assertThat(noisy.isFaster()).isFalse();
    assertThat(noisy.isSlower()).isFalse();
  }

  @Test
  void fewRoundsNeedALargerDifference() {
    assertThat(SpeedRatio.of(1.02, 1.03, 1.06).isFaster()).isFalse();
    assertThat(SpeedRatio.of(1.02, 1.03, 1.06, 1.02, 1.03, 1.06).isFaster()).isTrue();
  }
}
