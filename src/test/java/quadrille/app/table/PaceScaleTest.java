package quadrille.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class PaceScaleTest {
  @Test
  void leftEndIsTenSecondsPerMove() {
    assertThat(PaceScale.perMove(0)).isEqualTo(Duration.ofSeconds(10));
  }

  @Test
  void rightEndSetsNoPace() {
    assertThat(PaceScale.perMove(1)).isEqualTo(Duration.ZERO);
  }

  @Test
  void fastestPaceIsFiftyMilliseconds() {
    assertThat(PaceScale.perMove(0.95)).isEqualTo(Duration.ofMillis(50));
  }

  @Test
  void defaultPaceIsAboutASecond() {
    assertThat(PaceScale.perMove(0.41)).isBetween(Duration.ofMillis(950), Duration.ofMillis(1050));
  }

  @Test
  void paceNeverSlowsDownToTheRight() {
    for (int i = 0; i < 100; i++) {
      assertThat(PaceScale.perMove((i + 1) / 100.0))
          .isLessThanOrEqualTo(PaceScale.perMove(i / 100.0));
    }
  }
}
