package quadrille.games.hexxagon.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.hexxagon.HexxagonGame;
import quadrille.search.SearchReport;

/** Tests the explanations of moves. */
class HexxagonMoveExplainerTest {

  private static String why(String before, String expected) throws BadInputException {
    HexxagonGame game = new HexxagonGame();
    Line start = Line.start(game, Rules.defaults(game)).play(before);
    List<Long> line = new ArrayList<>();
    for (Line each : start.play(expected).path()) {
      if (each.ply() > start.ply()) {
        line.add(each.move());
      }
    }
    SearchReport report = new SearchReport(line.size(), 1, 0, false, 1, 1, 0, line);
    return "" + new HexxagonMoveExplainer().explain(start, report);
  }

  @Test
  void aCloneGainsAPiece() throws BadInputException {
    assertThat(why("", "e2")).isEqualTo("clone, +1 piece");
  }

  @Test
  void aJumpGainsNothingByItself() throws BadInputException {
    assertThat(why("", "e1e3")).isEqualTo("jump, +0 pieces");
  }

  @Test
  void addsTheBalanceAtTheEndOfTheBestLine() throws BadInputException {
    assertThat(why("", "e2 i2")).isEqualTo("clone, +1 piece; level after 2 plies");
    assertThat(why("", "e2 i2 e3")).isEqualTo("clone, +1 piece; 1 piece ahead after 3 plies");
  }
}
