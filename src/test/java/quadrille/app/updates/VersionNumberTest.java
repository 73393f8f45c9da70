package quadrille.app.updates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VersionNumberTest {
  private static final List<String> RISING =
      List.of(
          "0.1.0",
          "0.2.0-rc.1",
          "0.2.0",
          "0.10.0",
          "1.0.0-1",
          "1.0.0-2",
          "1.0.0-10",
          "1.0.0-alpha",
          "1.0.0-alpha.1",
          "1.0.0-alpha.beta",
          "1.0.0-beta.2",
          "1.0.0-beta.11",
          "1.0.0-rc.1",
          "1.0.0",
          "1.0.1",
          "999999999.0.0");

  @Test
  void ordersAsSemanticVersioning() {
    for (int i = 0; i < RISING.size(); i++) {
      for (int j = 0; j < RISING.size(); j++) {
        assertThat(Integer.signum(of(RISING.get(i)).compareTo(of(RISING.get(j)))))
            .as(RISING.get(i) + " to " + RISING.get(j))
            .isEqualTo(Integer.compare(i, j));
      }
    }
  }

  @Test
  void ignoresBuildMetadata() {
    assertThat(of("1.2.0+build.7").compareTo(of("1.2.0"))).isZero();
    assertThat(of("1.2.0-rc.1+5")).hasToString("1.2.0-rc.1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1",
        "1.2",
        "1.2.3.4",
        "v1.2.3",
        "01.2.3",
        "1.2.-3",
        "1.2.3-",
        "1.2.3-a..b",
        "1.2.3 ",
        "1.2.3\n",
        "1.2.1000000000",
        "1.2.3-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "\u0661.2.3",
        "99999999999999999999999999.0.0"
      })
  void rejectsOtherTexts(String text) {
    assertThat(VersionNumber.of(text)).isEmpty();
  }

  private static VersionNumber of(String text) {
    return VersionNumber.of(text).orElseThrow();
  }
}
