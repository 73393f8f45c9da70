package quadrille.games.hex.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.hex.HexFixture;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.search.Score;
import quadrille.search.SearchReport;

class HexMoveExplainerTest {

  private static String why(int size, String moves, String move) throws BadInputException {
    return why(size, moves, move, 0);
  }

  private static String why(int size, String moves, String move, int score)
      throws BadInputException {
    Settings settings = HexFixture.size(size);
    Line line = Line.start(HexFixture.GAME, settings).play(moves);
    long chosen = HexNotation.INSTANCE.parse(line.position(), move);
    SearchReport report = new SearchReport(1, 1, score, false, 1, 1, 0, List.of(chosen));
    return "" + new HexMoveExplainer().explain(line, report);
  }

  @Test
  void aStoneThatConnectsTheEdgesWins() throws BadInputException {
    assertThat(why(3, "b1 a2 b2 c2", "b3")).isEqualTo("connects the two red edges");
  }

  @Test
  void aSwapIsExplained() throws BadInputException {
    assertThat(why(5, "c3", "swap")).startsWith("takes over the stone");
  }

  @Test
  void keepingAnIntrudedBridgeIsExplained() throws BadInputException {
    // Red has stones on d4 and c6, with c5 and d5 between them.
    assertThat(why(9, "d4 h1 c6 c5", "d5")).startsWith("keeps the bridge from d4 to c6; ");
  }

  @Test
  void keepingABridgeToTheEdgeIsExplained() throws BadInputException {
    assertThat(why(9, "d2 h5 h7 d1", "e1")).startsWith("keeps the bridge from d2 to the edge; ");
  }

  @Test
  void aNewBridgeIsExplained() throws BadInputException {
    assertThat(why(9, "d4 h1", "c6")).startsWith("makes a bridge to d4; ");
  }

  @Test
  void theMustPlayRegionIsCounted() throws BadInputException {
    // The region is the cells common to all virtual connections that Blue threatens.
    assertThat(why(6, "c3 d5 b4 e4", "d4"))
        .startsWith("must-play region of 11 cells: anywhere else Blue connects; ");
  }

  @Test
  void theDistanceOfBothSidesIsGiven() throws BadInputException {
    assertThat(why(5, "a1 e5", "c3")).endsWith("2 stones from connecting its edges, Blue 3");
  }

  @Test
  void bridgesThatShareACellConnectNothing() throws BadInputException {
    Settings settings = Rules.parse(HexFixture.GAME, "size=6,swap=false");
    String text = "oxo.../xx..../...xxx/xo..ox/.....o/ox.o.o o";
    HexPosition position = HexFixture.position(text, settings);
    Line line = Line.from(HexFixture.GAME, settings, position);
    long move = HexNotation.INSTANCE.parse(position, "c5");
    SearchReport report = new SearchReport(1, 1, 0, false, 1, 1, 0, List.of(move));

    assertThat("" + new HexMoveExplainer().explain(line, report)).doesNotContain("both edges");
  }

  @Test
  void aCertainWinIsCountedInPlies() throws BadInputException {
    assertThat(why(9, "d4 h1", "c6", Score.WIN - 7)).endsWith("a certain win within 7 plies");
  }
}
