package quadrille.games.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import quadrille.board.skin.BoardPreferences;
import quadrille.core.Rules;
import quadrille.games.hex.view.HexView;

class HexOrientationTest {
  private static final HexView VIEW = new HexView();

  /** What a default board covers in a place of this size in pixels. */
  private static Rectangle2D extent(BoardPreferences preferences, double width, double height) {
    BoardPreferences fitted = VIEW.fitted(preferences, width, height);
    return VIEW.shape(Rules.defaults(HexModule.MODULE.game()), fitted, false).extent();
  }

  @Test
  void aBoardLiesAsADiamondWhereThereIsRoom() {
    Rectangle2D diamond = extent(BoardPreferences.DEFAULT, 900, 700);
    Rectangle2D small = extent(BoardPreferences.DEFAULT, 440, 400);
    Rectangle2D tall = extent(BoardPreferences.DEFAULT, 600, 900);
    assertThat(diamond.getWidth()).isGreaterThan(small.getWidth());
    assertThat(tall).isEqualTo(small);
  }

  @Test
  void aChosenOrientationIsKeptAtEverySize() {
    var standing = new BoardPreferences("", Map.of("orientation", "standing"));
    assertThat(extent(standing, 900, 700)).isEqualTo(extent(standing, 440, 400));
  }
}
