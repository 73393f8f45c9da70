package quadrille.app.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;

class WindowBoundsTest {
  private static final Rectangle2D LEFT = new Rectangle2D(0, 0, 1920, 1080);
  private static final Rectangle2D RIGHT = new Rectangle2D(1920, 0, 1280, 1024);

  @Test
  void theFirstWindowIsCentred() {
    WindowBounds first = WindowBounds.initial(LEFT);
    assertThat(first.x() + first.width() / 2).isEqualTo(960);
    assertThat(first.y() + first.height() / 2).isEqualTo(540);
  }

  @Test
  void theFirstWindowFitsOnASmallScreen() {
    WindowBounds first = WindowBounds.initial(new Rectangle2D(0, 30, 800, 570));
    assertThat(first).isEqualTo(new WindowBounds(0, 30, 800, 570, false));
  }

  @Test
  void boundsOnAScreenAreKept() {
    WindowBounds place = new WindowBounds(2000, 100, 900, 700, true);
    assertThat(place.fittedTo(List.of(LEFT, RIGHT))).isEqualTo(place);
  }

  @Test
  void boundsOnAMissingScreenMoveToAnother() {
    WindowBounds place = new WindowBounds(2000, 500, 900, 700, false);
    assertThat(place.fittedTo(List.of(LEFT)))
        .isEqualTo(new WindowBounds(1020, 380, 900, 700, false));
  }

  @Test
  void boundsBetweenScreensMoveToTheLargerOverlap() {
    WindowBounds place = new WindowBounds(1800, 100, 900, 700, false);
    assertThat(place.fittedTo(List.of(LEFT, RIGHT)).x()).isEqualTo(1920);
  }

  @Test
  void boundsLargerThanTheScreenShrink() {
    WindowBounds place = new WindowBounds(-50, -50, 3000, 2000, false);
    assertThat(place.fittedTo(List.of(LEFT))).isEqualTo(new WindowBounds(0, 0, 1920, 1080, false));
  }

  @Test
  void invalidBoundsAreRefused() {
    assertThatThrownBy(() -> new WindowBounds(0, 0, 100, 600, false))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new WindowBounds(Double.NaN, 0, 600, 600, false))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
