package quadrille.games.dots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.dots.DotsGame;
import quadrille.search.SearchReport;

/** Tests the explanations of moves. */
class DotsMoveExplainerTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2x2 110000 100001 .... 1           | a3h | gives no box away and leaves 5 safe lines
          1x3 111111 0000 ... 1              | b1v | gives away the 3-chain
          2x2 110011 101101 .... 1           | b1v | gives away the loop of 4
          1x5 0011111111 010000 ..... 1      | a1h | gives away 1 box, keeps control
          1x6 100111111111 1010000 ...... 1  | b1h | double-cross, leaves 2 boxes, keeps control
          1x6 111111111111 1000000 ...... 1  | f1v | leaves 6 boxes to the opponent
          1x3 111111 1000 ... 1              | b1v | completes a box, the first of 3
          1x2 1111 100 .. 1                  | b1v | completes a box, the first of 2
          1x2 1111 101 .. 1                  | b1v | completes 2 boxes
          """)
  void explainsClosedSafeAndGivenBoxes(String position, String move, String why)
      throws BadInputException {
    assertThat(why(position, move, 0, false)).isEqualTo(why);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          300  | gives away the 3-chain; ends 3 boxes ahead with best play
          0    | gives away the 3-chain; ends level with best play
          -100 | gives away the 3-chain; ends 1 box behind with best play
          """)
  void addsTheProvenFinalMargin(int score, String why) throws BadInputException {
    assertThat(why("1x3 111111 0000 ... 1", "b1v", score, true)).isEqualTo(why);
  }

  private static String why(String text, String move, int score, boolean exact)
      throws BadInputException {
    DotsGame game = new DotsGame();
    Settings settings = Rules.settings(game, null, Map.of(), text);
    Line line = Line.from(game, settings, game.notation().parsePosition(text, settings));
    long chosen = game.notation().parse(line.position(), move);
    SearchReport report = new SearchReport(1, 1, score, exact, 1, 1, 0, List.of(chosen));
    return "" + new DotsMoveExplainer().explain(line, report);
  }
}
