package quadrille.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LayoutModeTest {
  /** The cell of a square board, such as that of Dames. */
  private static double square(double width, double height) {
    return Math.min(width, height) / 10;
  }

  /** The cell of a lying board of Hex. */
  private static double lying(double width, double height) {
    return Math.min(width / 1.73, height) / 11;
  }

  @ParameterizedTest
  @CsvSource({
    "480, 480, 1, COMPACT",
    "640, 480, 1, COMPACT",
    "1280, 600, 1.5, COMPACT",
    "480, 740, 1, COMPACT",
    "480, 900, 1, TALL",
    "420, 900, 1.5, TALL",
    "480, 900, 1.5, TALL",
    "700, 900, 1, FOLDED",
    "960, 480, 1, WIDE",
    "1280, 900, 1, WIDE"
  })
  void theLayoutSuitsTheWindow(double width, double height, double scale, LayoutMode expected) {
    assertThat(LayoutMode.of(width, height, scale, LayoutModeTest::square)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"700, 700, 1", "960, 720, 1.5", "1280, 900, 1.5"})
  void aSquareBoardIsLargerWithThePanelBesideIt(double width, double height, double scale) {
    assertThat(LayoutMode.of(width, height, scale, LayoutModeTest::square))
        .isEqualTo(LayoutMode.WIDE);
  }

  @ParameterizedTest
  @CsvSource({"700, 700, 1", "960, 720, 1.5"})
  void aWideBoardIsLargerWithThePanelBelowIt(double width, double height, double scale) {
    assertThat(LayoutMode.of(width, height, scale, LayoutModeTest::lying))
        .isEqualTo(LayoutMode.FOLDED);
  }
}
