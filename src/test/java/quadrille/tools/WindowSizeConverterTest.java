package quadrille.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class WindowSizeConverterTest {
  private final WindowSizeConverter sizes = new WindowSizeConverter();

  @Test
  void sizeIsWidthAndHeight() {
    assertThat(sizes.convert("960x720")).isEqualTo(new Rectangle2D(0, 0, 960, 720));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "large", "960", "960x", "479x480", "960x1001", "960x720x1"})
  void invalidSizesAreRejected(String text) {
    assertThatThrownBy(() -> sizes.convert(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessage("'" + text + "' is not a window size; expected 480x480 to 1000x1000");
  }
}
