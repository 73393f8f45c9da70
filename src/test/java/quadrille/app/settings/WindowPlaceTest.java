package quadrille.app.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;

class WindowPlaceTest {
  private static final Rectangle2D LEFT = new Rectangle2D(0, 0, 1920, 1080);
  private static final Rectangle2D RIGHT = new Rectangle2D(1920, 0, 1280, 1024);

  @Test
  void theFirstWindowStandsInTheMiddle() {
    WindowPlace first = WindowPlace.first(LEFT);
    assertThat(first.x() + first.width() / 2).isEqualTo(960);
    assertThat(first.y() + first.height() / 2).isEqualTo(540);
  }

  @Test
  void theFirstWindowFitsOnASmallScreen() {
    WindowPlace first = WindowPlace.first(new Rectangle2D(0, 30, 800, 570));
    assertThat(first).isEqualTo(new WindowPlace(0, 30, 800, 570, false));
  }

  @Test
  void aPlaceOnAScreenIsKept() {
    WindowPlace place = new WindowPlace(2000, 100, 900, 700, true);
    assertThat(place.within(List.of(LEFT, RIGHT))).isEqualTo(place);
  }

  @Test
  void aPlaceOnAScreenThatIsGoneComesBack() {
    WindowPlace place = new WindowPlace(2000, 500, 900, 700, false);
    assertThat(place.within(List.of(LEFT))).isEqualTo(new WindowPlace(1020, 380, 900, 700, false));
  }

  @Test
  void aPlaceBetweenScreensMovesToTheOneItCoversMostOf() {
    WindowPlace place = new WindowPlace(1800, 100, 900, 700, false);
    assertThat(place.within(List.of(LEFT, RIGHT)).x()).isEqualTo(1920);
  }

  @Test
  void aPlaceLargerThanTheScreenShrinks() {
    WindowPlace place = new WindowPlace(-50, -50, 3000, 2000, false);
    assertThat(place.within(List.of(LEFT))).isEqualTo(new WindowPlace(0, 0, 1920, 1080, false));
  }

  @Test
  void noWindowIsTooSmallOrNowhere() {
    assertThatThrownBy(() -> new WindowPlace(0, 0, 100, 600, false))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new WindowPlace(Double.NaN, 0, 600, 600, false))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
