package quadrille.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class PaceControlTest {
  @Test
  void leftEndIsTenSecondsPerMove() {
    assertThat(PaceControl.perMove(0)).isEqualTo(Duration.ofSeconds(10));
  }

  @Test
  void rightEndSetsNoPace() {
    assertThat(PaceControl.perMove(1)).isEqualTo(Duration.ZERO);
  }

  @Test
  void fastestPaceIsFiftyMilliseconds() {
    assertThat(PaceControl.perMove(0.95)).isEqualTo(Duration.ofMillis(50));
  }

  @Test
  void defaultPaceIsAboutASecond() {
    assertThat(PaceControl.perMove(0.41))
        .isBetween(Duration.ofMillis(950), Duration.ofMillis(1050));
  }

  @Test
  void paceNeverSlowsDownToTheRight() {
    for (int i = 0; i < 100; i++) {
      assertThat(PaceControl.perMove((i + 1) / 100.0))
          .isLessThanOrEqualTo(PaceControl.perMove(i / 100.0));
    }
  }
}
