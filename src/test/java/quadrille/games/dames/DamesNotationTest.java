package quadrille.games.dames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quadrille.games.dames.DamesFixture.moves;
import static quadrille.games.dames.DamesFixture.position;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.MoveList;

class DamesNotationTest {
  private static final String START = "W:W31-50:B1-20";

  @Test
  void squaresAreWrittenByNumberOrByColumnAndRow() throws Exception {
    DamesPosition start = position("english", "B:W21-32:B1-12");
    long move = DamesNotation.NUMBERS.parse(start, "9-13");
    assertThat(DamesNotation.NUMBERS.format(start, move)).isEqualTo("9-13");
    assertThat(DamesNotation.COORDINATES.format(start, move)).isEqualTo("b6-a5");
  }

  @ParameterizedTest
  @CsvSource({"32-28", "32–28", "' 32-28 '", "d4-e5", "D4-E5"})
  void movesAreParsedInEitherNotation(String text) throws Exception {
    DamesPosition position = position("international", START);
    long move = DamesNotation.NUMBERS.parse(position, text.contains("4") ? "d4-e5" : text);
    assertThat(DamesNotation.NUMBERS.parse(position, text)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({"28x8", "28x19x8", "28:8", "28×19×8", "e5xe9", "e5xg7xe9", "E5:E9", "28xg7x8"})
  void capturesAreParsedInShortAndLongForm(String text) throws Exception {
    DamesPosition position = position("international", "W:W28:B13,23");
    long move = DamesNotation.NUMBERS.parse(position, text);
    assertThat(DamesNotation.NUMBERS.format(position, move)).isEqualTo("28x8");
  }

  @Test
  void ambiguousCapturesAreWrittenWithEveryLandingSquare() throws Exception {
    String rules = "casual menCaptureBackward=false";
    String fen = "W:W38:B22,23,32,33";
    assertThat(moves(rules, fen)).containsExactlyInAnyOrder("38x27x18", "38x29x18");
    assertThatThrownBy(() -> DamesNotation.NUMBERS.parse(position(rules, fen), "38x18"))
        .hasMessage("‘38x18’ can be played in several ways; write one of 38x27x18, 38x29x18.");
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 8, 10, 12, 14})
  void everyNotationOfAMoveIsParsedBack(int size) throws Exception {
    RandomDames random = new RandomDames(50 + size);
    for (int i = 0; i < 150; i++) {
      DamesRules rules = random.rules(size);
      DamesPosition position = Fen.parse(random.position(rules).fen(), rules);
      Set<String> texts = new HashSet<>();
      MoveList moves = position.legalMoves();
      for (int k = 0; k < moves.size(); k++) {
        long move = moves.get(k);
        String text = DamesNotation.NUMBERS.format(position, move);
        assertThat(texts.add(text)).as("%s in %s %s", text, rules, position).isTrue();
        check(position, move, text);
        check(position, move, DamesNotation.COORDINATES.format(position, move));
        for (List<Integer> route : RouteSearch.routes(position, move)) {
          String sign = DamesMove.isCapture(move) ? "x" : "-";
          check(position, move, route.stream().map(s -> "" + s).collect(Collectors.joining(sign)));
        }
      }
    }
  }

  private static void check(DamesPosition position, long move, String text)
      throws BadInputException {
    assertThat(DamesNotation.NUMBERS.parse(position, text))
        .as("%s in %s %s", text, position.rules(), position)
        .isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W:W31-50:B1-20 | 3228   | ‘3228’ is not a move; expected one such as 32-28, 28x19, 28x19x8"
            + " or a3-b4.",
        "W:W31-50:B1-20 | 32-27-21 | ‘32-27-21’ is not a move; expected one such as 32-28, 28x19,"
            + " 28x19x8 or a3-b4.",
        "W:W31-50:B1-20 | 32-51  | There is no square 51; the squares of a board of 10 × 10 are"
            + " 1…50.",
        "W:W31-50:B1-20 | a2-b3  | There is no dark square a2 among 10 × 10 squares.",
        "W:W31-50:B1-20 | 20-25  | White has no piece on 20.",
        "W:W31-50:B1-20 | 25-20  | White has no piece on 25.",
        "W:W31-50:B1-20 | 32-22  | The piece on 32 cannot move to 22.",
        "W:W31-50:B1-20 | c3-e5  | The piece on c3 cannot move to e5.",
        "W:W28:B13,23   | e5xg7  | ‘e5xg7’ stops too early; the capture continues: e5xg7xe9.",
        "W:W31-50:B1-20 | 32x21  | The piece on 32 cannot capture to 21 that way.",
        "W:W31-50:B1-20 | 32x28  | ‘32x28’ must be written 32-28 (- for a move, x for a capture).",
        "W:W28:B13,23   | 28-8   | ‘28-8’ must be written 28x8 (- for a move, x for a capture).",
        "W:W28:B13,23   | 28-22  | ‘28-22’ is not allowed because a capture must be made: 28x8.",
        "W:W28:B13,23   | 28x19  | ‘28x19’ stops too early; the capture continues: 28x19x8.",
        "W:W28:B13,22,23 | 28x17 | ‘28x17’ captures 1 where 2 pieces must be captured: 28x8.",
        "W:W6:B1        | 6-1    | ‘6-1’ cannot be played: the game is over.",
      })
  void errorsAreExplainedInASentence(String fen, String move, String sentence) throws Exception {
    DamesPosition position = position("international", fen);
    assertThatThrownBy(() -> DamesNotation.NUMBERS.parse(position, move))
        .isInstanceOf(BadInputException.class)
        .hasMessage(sentence);
  }

  @Test
  void theDiagramShowsThePosition() throws Exception {
    DamesPosition position = position("english size=6", "B:W15,K18:B2,K4");
    assertThat(DamesNotation.NUMBERS.diagram(position).lines())
        .containsExactly(
            " 6    .   b   .    1-3",
            " 5  B   .   .      4-6",
            " 4    .   .   .    7-9",
            " 3  .   .   .     10-12",
            " 2    .   .   w   13-15",
            " 1  .   .   W     16-18",
            "    a b c d e f");
  }
}
