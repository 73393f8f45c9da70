package quadrille.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClockDisplayTest {
  @Test
  void showsTenthsBelowTwentySecondsAndHoursFromOneHourOn() {
    assertThat(ClockDisplay.format(600_000)).isEqualTo("10:00");
    assertThat(ClockDisplay.format(65_999)).isEqualTo("1:05");
    assertThat(ClockDisplay.format(3_905_000)).isEqualTo("1:05:05");
    assertThat(ClockDisplay.format(20_000)).isEqualTo("0:20");
    assertThat(ClockDisplay.format(17_450)).isEqualTo("0:17.4");
    assertThat(ClockDisplay.format(0)).isEqualTo("0:00");
  }
}
