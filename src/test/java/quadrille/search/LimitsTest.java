package quadrille.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LimitsTest {
  @ParameterizedTest
  @CsvSource({
    "60000, 0, 0, 2400",
    "60000, 0, 1, 30000",
    "60000, 0, 2, 20000",
    "60000, 0, 40, 2400",
    "60000, 0, 2147483647, 2400",
    "60000, 1000, 0, 3150",
    "1000, 5000, 0, 500",
    "1, 0, 0, 1"
  })
  void aMoveTakesAShareOfTheClock(long remainingMs, long incrementMs, int movesToGo, long ms) {
    assertThat(Limits.forClock(remainingMs, incrementMs, movesToGo).timeMs()).isEqualTo(ms);
  }
}
