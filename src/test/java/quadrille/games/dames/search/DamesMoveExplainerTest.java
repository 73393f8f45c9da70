package quadrille.games.dames.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.games.dames.DamesFixture;
import quadrille.search.SearchReport;

/** Why a move of Dames is good. */
class DamesMoveExplainerTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          W:W28:B23,13,5       | 28x8              | 0      | forced capture of 2
          W:W28,50:B22,12,8    | 28x17 12x21       | 0      | forced capture of 1; the other side wins back 1 by 12x21
          W:W28,50:B22,12,8    | 28x17             | 0      | forced capture of 1
          W:W6,46:B40,30       | 6-1               | 0      | crowns a man
          W:W11,46:B40,30      | 11-7 30-35 7-1    | 0      | crowns a man in 3 plies
          W:W39,46:B24,3       | 39-34 24-29 34x23 | 0      | wins a piece by 39-34 24-29 34x23
          W:W27,32,37,38:B18,17,3 | 27-22 18x27 32x12 | 0      | the shot 27-22 18x27 32x12 gives up 1 to capture 2
          W:W33,37,41:B23,3    | 33-28 23x32 37x28 | 0      | exchanges 1 for 1 by 33-28 23x32 37x28
          W:W33,46:B23,3       | 33-28 23x32       | 0      | loses a piece to 23x32
          W:W46,47:B5          | 46-41 5-10 47-42  | 0      | loses nothing in the next 3 plies
          W:W33,37,41,50:B23,3,1 | 50-44 1-7 44-40 7-11 33-28 23x32 37x28 | 0 | null
          W:W28,30,35:B23,13,8 | 28x19 13x24 30x19 | 0      | forced capture of 1; exchanges 1 for 1 by 13x24 30x19
          W:W46:B5             | 46-41             | 0      | the only legal move
          W:W46,47:B5          | 46-41             | 999991 | a certain win within 9 plies
          """)
  void capturesAndTheirConsequencesAreExplained(String fen, String moves, int score, String why)
      throws BadInputException {
    // Rules without endgame tables, which would say more.
    assertThat(why("casual", fen, moves, score)).isEqualTo(why);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          W:W28:B23,13,5   | 28x8  | 0       | forced capture of 2; won, says the endgame table
          W:W46,47:B5      | 46-41 | 0       | drawn, says the endgame table
          W:W39,46:B24,3   | 39-34 | 0       | lost, says the endgame table
          W:W46,47:B5,6,7  | 46-41 | -790000 | lost, says the endgame table
          W:W28,47:B22,12,8,7 | 28x17 12x21 | -790000 | forced capture of 1; lost in the ending after 28x17 12x21, says the endgame table
          """)
  void anEndgameTableHasTheLastWord(String fen, String moves, int score, String why)
      throws BadInputException {
    assertThat(why("international", fen, moves, score)).isEqualTo(why);
  }

  private static String why(String rules, String fen, String moves, int score)
      throws BadInputException {
    Line start = DamesFixture.line(rules, fen);
    Line end = start.play(moves);
    List<Long> line = new ArrayList<>();
    for (Line each : end.path()) {
      if (each.parent() != null) {
        line.add(each.move());
      }
    }
    SearchReport report = new SearchReport(line.size(), 9, score, false, 1, 1, 0, line);
    return "" + new DamesMoveExplainer().explain(start, report);
  }
}
