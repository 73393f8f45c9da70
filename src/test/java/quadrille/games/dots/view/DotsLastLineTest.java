package quadrille.games.dots.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import quadrille.board.skin.BoardCell;
import quadrille.board.skin.BoardPreferences;
import quadrille.board.skin.BoardShape;
import quadrille.board.skin.Mark;
import quadrille.board.skin.Piece;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.games.dots.DotsGrid;

/** The mark of the last line of Dots and Boxes. */
@Tag("screen")
class DotsLastLineTest {
  /** In hundredths of the side of a box. */
  private static final double VISIBLE = 5;

  @BeforeAll
  static void start() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void showsAtBothSidesOfALineBetweenTwoBoxes() {
    DotsView view = new DotsView();
    Settings settings = Rules.defaults(Games.get("dots").game());
    DotsGrid grid = DotsGrid.of(settings);
    List<BoardCell> cells = view.shape(settings, BoardPreferences.DEFAULT, false).cells();
    int between = grid.edge(0, 1, false);
    double line = view.drawPiece(new Piece(null, "edge"), cells.get(between)).prefWidth(-1);
    double mark = view.drawMark(Mark.LAST, cells.get(between)).prefWidth(-1);
    double box =
        view.drawPiece(new Piece(Side.FIRST, "box"), cells.get(grid.edges())).prefWidth(-1);

    double gap = BoardShape.UNIT - box;
    assertThat((Math.min(mark, gap) - line) / 2).isGreaterThanOrEqualTo(VISIBLE);
  }
}
