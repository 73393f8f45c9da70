package quadrille.app.table.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.text.Localizer;

class TurnBoxTest {
  private static final Localizer ENGLISH = new Localizer(Locale.ENGLISH);

  @ParameterizedTest
  @CsvSource({"0, ''", "1, ''", "49, ''", "60, 0.1 s", "3200, 3.2 s", "92000, 1:32"})
  void noTimeIsShownThatWouldBeNoneToSpeakOf(long millis, String shown) {
    assertThat(TurnBox.time(millis, ENGLISH).replace('\u00a0', ' ')).isEqualTo(shown);
  }
}
