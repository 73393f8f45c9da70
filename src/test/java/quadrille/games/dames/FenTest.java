package quadrille.games.dames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quadrille.games.dames.DamesFixture.position;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;

class FenTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W:W31-50:B1-20             | W:W31-50:B1-20",
        "B:W18,K24:B3,12,K40        | B:W18,K24:B3,12,K40",
        "w:b1-20:w31-50.            | W:W31-50:B1-20",
        "W:W31-50:B1-20:H0:F1       | W:W31-50:B1-20",
        " W : W 31 - 33 : B K1 , 2  | W:W31-33:BK1,2",
        "W:WK31-50:BK1-20           | W:WK31-50:BK1-20",
        "W:W31,32,33,K34,K35:BK1    | W:W31-33,K34,K35:BK1",
        "B:W:B1                     | B:W:B1",
        "B:B1                       | B:W:B1",
        "W:WK31-33,50:H0:F1         | W:WK31-33,50:B",
        "W:WK31-K33:BK1-K4          | W:WK31-33:BK1-4",
        "B:BK17,K24:W6,9,10,11,20   | B:W6,9-11,20:BK17,K24",
      })
  void isReadAndWritten(String text, String canonical) throws Exception {
    assertThat(position("international", text)).hasToString(canonical);
    assertThat(position("international", canonical)).isEqualTo(position("international", text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''               | ‘’ is not a position; expected one such as W:W31-50:B1-20.",
        "W                | ‘W’ is not a position; expected one such as W:W31-50:B1-20.",
        "W:W31:B1:B2      | ‘W:W31:B1:B2’ is not a position; expected one such as W:W31-50:B1-20.",
        "X:W31:B1         | ‘X:W31:B1’ is not a position; expected one such as W:W31-50:B1-20.",
        "W:31:B1          | ‘W:31:B1’ is not a position; expected one such as W:W31-50:B1-20.",
        "W:W31:W1         | The pieces of White are listed twice; expected White’s and Black’s.",
        "W:W51:B1         | There is no square 51; the squares of a board of 10 × 10 are 1…50.",
        "W:W31:B0         | There is no square 0; the squares of a board of 10 × 10 are 1…50.",
        "W:W31-30:B1      | The range 31-30 in the position runs backward.",
        "W:W31:B1,31      | Square 31 is given twice in the position.",
        "W:W31,30-35:B1   | Square 31 is given twice in the position.",
      })
  void errorsAreExplainedInASentence(String text, String sentence) {
    assertThatThrownBy(() -> position("international", text))
        .isInstanceOf(BadInputException.class)
        .hasMessage(sentence);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"W:Wx:B1", "W:W31,:B1", "W:W31-:B1", "W:WKKK3:B1", "W:W31-K33:B1", "W:W9999:B1"})
  void invalidPiecesAreNamed(String text) {
    assertThatThrownBy(() -> position("international", text))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("in the position is not a piece; expected a square such as 18");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "international         | W:Wi1:Bb10               | W:W50:B1",
        "international         | W:WKj2:Bb10              | W:WK45:B1",
        "international size=14 | W:Wa1,k3,Kn2:Bb10,Kk5,d4 | W:W83,K91,92:B29,K69,72",
        "international size=14 | W:WK83,K91:B29           | W:WK83,K91:B29",
        "international size=14 | W:WK83-K85:B29           | W:WK83-85:B29",
      })
  void squaresAreReadByColumnAndRow(String rules, String text, String canonical) throws Exception {
    assertThat(position(rules, text)).hasToString(canonical);
  }

  @Test
  void aManOnItsLastRowIsRefused() {
    assertThatThrownBy(() -> position("international", "W:W3:B20"))
        .hasMessage(
            "The position has a man of White on its last row, square 3; it should be a king, "
                + "written K3.");
    assertThatThrownBy(() -> position("canadian", "W:W30:B72"))
        .hasMessageContaining("a man of Black on its last row, square 72");
  }

  @Test
  void thePositionIsReadFromTheTagsOfAFile() throws Exception {
    DamesPosition position = position("international", "W:W31-50:B1-20");

    assertThat(position("international", "[FEN \"W:W31-50:B1-20\"]")).isEqualTo(position);
    assertThat(
            position(
                "international", "[Event \"Open\"]\n[GameType \"20\"]\n[fen \"W:W31-50:B1-20\"]\n"))
        .isEqualTo(position);
    assertThat(
            position(
                "international", "[Event \"Open\"]\n".repeat(7000) + "[FEN \"W:W31-50:B1-20\"]"))
        .isEqualTo(position);
    assertThatThrownBy(() -> position("international", "[FEN \"W:W31-50:B1-20\"] 1. 32-28"))
        .hasMessageContaining("is not a position");
  }

  @Test
  void moreThanFortyNinePiecesOfAColourAreRefused() throws Exception {
    assertThat(position("international size=14", "W:WK1-49:BK50-98").count(PieceColour.WHITE))
        .isEqualTo(49);
    assertThatThrownBy(() -> position("international size=14", "W:WK1-50:BK51"))
        .hasMessage("The position has 50 pieces of White; at most 49 are possible.");
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 8, 10, 12, 14})
  void everyPositionSurvivesARoundTrip(int size) throws Exception {
    RandomDames random = new RandomDames(size);
    for (int i = 0; i < 100; i++) {
      DamesRules rules = random.rules(size);
      DamesPosition position = Fen.parse(random.position(rules).fen(), rules);
      assertThat(Fen.parse(Fen.format(position), rules)).isEqualTo(position);
    }
  }
}
