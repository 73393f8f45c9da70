package quadrille.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class PaceTest {
  @Test
  void theLeftEndIsTenSecondsAMove() {
    assertThat(Pace.at(0)).isEqualTo(Duration.ofSeconds(10));
  }

  @Test
  void theRightEndIsAsFastAsTheyThink() {
    assertThat(Pace.at(1)).isEqualTo(Duration.ZERO);
  }

  @Test
  void justBeforeItMovesAreFiftyMillisecondsApart() {
    assertThat(Pace.at(0.95)).isEqualTo(Duration.ofMillis(50));
  }

  @Test
  void theUsualPaceIsAboutASecond() {
    assertThat(Pace.at(Pace.USUAL)).isBetween(Duration.ofMillis(950), Duration.ofMillis(1050));
  }

  @Test
  void fartherRightIsNeverSlower() {
    for (int i = 0; i < 100; i++) {
      assertThat(Pace.at((i + 1) / 100.0)).isLessThanOrEqualTo(Pace.at(i / 100.0));
    }
  }
}
