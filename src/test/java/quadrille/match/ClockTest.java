package quadrille.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.Side;
import quadrille.search.Limits;

class ClockTest {

  @ParameterizedTest
  @CsvSource({
    "none, 9223372036854775807",
    "move:1.5, 1500",
    "total:300, 300000",
    "total:60+0.5, 60000"
  })
  void readsTheStartingTime(String spec, long startMs) throws BadInputException {
    assertThat(Clock.start(Clock.Rule.parse(spec)).firstMs()).isEqualTo(startMs);
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1.5", "move:10", "total:300", "total:60+0.5"})
  void writesWhatItReads(String spec) throws BadInputException {
    assertThat(Clock.Rule.parse(spec).spec()).isEqualTo(spec);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "move", "move:1+2", "total:-1", "total:1+", "blitz:3"})
  void quotesTextItCannotRead(String spec) {
    assertThatThrownBy(() -> Clock.Rule.parse(spec))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("'" + spec + "'");
  }

  @ParameterizedTest
  @CsvSource({"move:0.1, 200", "move:5, 7000", "total:1, 2000", "total:60+1, 62000"})
  void graceIsNoLongerThanTheTime(String spec, long allowedMs) throws BadInputException {
    Clock clock = Clock.start(Clock.Rule.parse(spec));
    assertThat(clock.allowedMs(Side.FIRST, 2000)).isEqualTo(allowedMs);
  }

  @Test
  void playersWithoutALimitNeverLoseOnTime() {
    Clock clock = Clock.start(new Clock.Rule.PerMove(1000));
    assertThat(clock.allowedMs(Side.FIRST, Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
  }

  @ParameterizedTest
  @CsvSource({"200, 0, 30, 170", "200, 50, 30, 120", "40, 0, 30, 30", "40, 60, 30, 1"})
  void searchEndsBeforeTheTime(long ms, long elapsedMs, long overheadMs, long searchMs) {
    assertThat(Limits.time(ms).forSearch(elapsedMs, overheadMs)).isEqualTo(Limits.time(searchMs));
    assertThat(Limits.NONE.forSearch(elapsedMs, overheadMs)).isEqualTo(Limits.NONE);
  }
}
