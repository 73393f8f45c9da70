package quadrille.games.dames.search;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.games.dames.DamesFixture.position;
import static quadrille.games.dames.DamesFixture.settings;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.games.dames.DamesBoard;
import quadrille.games.dames.DamesPosition;
import quadrille.games.dames.DamesRules;
import quadrille.games.dames.Fen;
import quadrille.games.dames.PieceColour;
import quadrille.games.dames.RandomDames;

class DamesEvaluationTest {

  /** Rotated by 180° with colours exchanged, a position must score the same for the other side. */
  @ParameterizedTest
  @ValueSource(ints = {6, 8, 10, 12, 14})
  void theEvaluationIsSymmetric(int size) throws Exception {
    RandomDames random = new RandomDames(70 + size);
    for (int i = 0; i < 200; i++) {
      checkSymmetry(random, random.rules(size));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = "international")
  void aTrainedEvaluationIsSymmetric(String trained) throws Exception {
    RandomDames random = new RandomDames(1);
    for (int i = 0; i < 200; i++) {
      checkSymmetry(random, DamesRules.of(settings(trained)));
    }
  }

  private static void checkSymmetry(RandomDames random, DamesRules rules) throws Exception {
    DamesPosition position = Fen.parse(random.position(rules).fen(), rules);
    DamesEvaluation evaluation = DamesEvaluations.of(rules);
    int worth = evaluation.evaluate(position);
    assertThat(evaluation.evaluate(turned(position))).as("%s %s", rules, position).isEqualTo(worth);
    assertThat(DamesEvaluations.of(rules).evaluate(position)).isEqualTo(worth);
  }

  private static DamesPosition turned(DamesPosition position) {
    DamesBoard board = position.board();
    long[][] pieces = new long[2][2];
    long[] kings = new long[2];
    for (int square = 1; square <= board.squares(); square++) {
      PieceColour colour = position.colourAt(square);
      int bit = board.bit(board.squares() + 1 - square);
      if (colour != null) {
        DamesPosition.setBit(pieces[colour.other().ordinal()], bit);
        if (position.isKing(square)) {
          DamesPosition.setBit(kings, bit);
        }
      }
    }
    return new DamesPosition(
        position.rules(), position.colourToMove().other(), pieces[0], pieces[1], kings);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "international | W:W31-50:B1-20 | W:W31-50:B1-19",
        "international | W:W28,32:B1-3 | W:WK28,32:B1-3",
        "english | W:W19,27,32:B1,3,12 | W:WK19,27,32:B1,3,12",
        "international | W:W38,39:B2,3 | W:W11,39:B2,3",
        "canadian | W:W50,60:B2,3 | W:W50,60,61:B2,3",
      })
  void isHigherForWhite(String rules, String fen, String better) throws Exception {
    assertThat(white(rules, better)).isGreaterThan(white(rules, fen));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "international | W:WK26,K27:BK5",
        "international | W:WK26,K27,K28:BK45",
        "international | W:WK26,K27,K28,K31:BK5",
        "russian | W:WK26,K27,K28:BK4",
      })
  void tooFewKingsToCatchAFlyingKingAreWorthLittle(String rules, String fen) throws Exception {
    assertThat(Math.abs(white(rules, fen))).isLessThan(60);
  }

  @Test
  void enoughKingsToCatchAFlyingKingAreWorthMuch() throws Exception {
    assertThat(white("international", "W:WK26,K27,K28,K31:BK45")).isGreaterThan(200);
    assertThat(white("russian", "W:WK25,K26,K27,K28:BK12")).isGreaterThan(150);
    assertThat(white("russian", "W:WK26,K27,K28:BK12"))
        .isGreaterThan(5 * Math.abs(white("russian", "W:WK26,K27,K28:BK4")));
    assertThat(white("english", "W:WK26,K27:BK4")).isGreaterThan(100);
  }

  private static int white(String rules, String fen) throws Exception {
    DamesPosition position = position(rules, fen);
    int worth = DamesEvaluations.of(position.rules()).evaluate(position);
    return position.colourToMove() == PieceColour.WHITE ? worth : -worth;
  }
}
