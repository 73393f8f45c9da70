package quadrille.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import quadrille.match.Clock;

class LowTimeAlarmTest {
  private static int rings(Clock.Rule rule, int... seconds) {
    LowTimeAlarm alarm = new LowTimeAlarm(rule);
    IntStream heard = Arrays.stream(seconds).filter(left -> alarm.ringsAt(left * 1000L));
    return (int) heard.count();
  }

  @Test
  void ringsOnceAtTenSecondsAndAgainAfterTheClockHasRecovered() {
    Clock.Rule game = new Clock.Rule.PerGame(60_000, 5_000);
    assertThat(rings(game, 60, 11, 10, 9, 8)).isOne();
    assertThat(rings(game, 60, 9, 12, 9, 12, 9)).isOne();
    assertThat(rings(game, 60, 9, 25, 9)).isEqualTo(2);
    assertThat(rings(game, 5, 4, 0)).isZero();
  }

  @Test
  void ringsWithEveryMoveWhenEachHasItsOwnTime() {
    assertThat(rings(new Clock.Rule.PerMove(15_000), 15, 9, 15, 9)).isEqualTo(2);
  }
}
