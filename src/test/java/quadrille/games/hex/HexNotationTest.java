package quadrille.games.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quadrille.games.hex.HexFixture.GAME;
import static quadrille.games.hex.HexFixture.after;
import static quadrille.games.hex.HexFixture.position;
import static quadrille.games.hex.HexFixture.settings;
import static quadrille.games.hex.HexFixture.size;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.MoveList;
import quadrille.core.Notation;
import quadrille.core.Settings;

class HexNotationTest {
  private static final Notation NOTATION = GAME.notation();

  @Test
  void everyMoveCanBeReadBack() throws BadInputException {
    HexPosition position = after(size(19), "c7");
    MoveList moves = position.legalMoves();
    assertThat(moves.size()).isEqualTo(19 * 19);
    for (long move : moves.toArray()) {
      assertThat(NOTATION.parse(position, NOTATION.format(position, move))).isEqualTo(move);
    }
  }

  @Test
  void columnsAreLettersAndRowsAreNumbers() throws BadInputException {
    HexPosition start = after(settings("rows", "3", "columns", "5"), "");
    assertThat(NOTATION.format(start, 0)).isEqualTo("a1");
    assertThat(NOTATION.format(start, 4)).isEqualTo("e1");
    assertThat(NOTATION.format(start, 10)).isEqualTo("a3");
  }

  @Test
  void capitalsAndTheShortSwapAreAccepted() throws BadInputException {
    assertThat(NOTATION.parse(after(size(3), ""), " B3 ")).isEqualTo(7);
    assertThat(NOTATION.parse(after(size(3), "a1"), "Swap")).isEqualTo(HexPosition.SWAP);
    assertThat(NOTATION.parse(after(size(3), "a1"), "swap-pieces")).isEqualTo(HexPosition.SWAP);
  }

  @ParameterizedTest
  @ValueSource(strings = {".../.x./..o x", "xxx/ooo/... o", "xxx/xxx/xxx x", ".../.../... o"})
  void aPositionIsWrittenAsItWasRead(String text) throws BadInputException {
    assertThat(NOTATION.format(position(text, size(3)))).isEqualTo(text);
  }

  @Test
  void rowsAndColumnsAreNotConfused() throws BadInputException {
    Settings settings = settings("rows", "2", "columns", "4");
    assertThat(NOTATION.format(after(settings, "d1 a2"))).isEqualTo("...x/o... x");
  }

  @ParameterizedTest
  @CsvSource({
    "zz, '''zz'' is not a move in Hex; expected a cell such as c2, or swap-pieces.'",
    "d1, 'd1 is not on the board, which ends at c3.'",
    "a0, 'a0 is not on the board, which ends at c3.'",
    "a999, 'a999 is not on the board, which ends at c3.'",
    "b2, 'b2 already holds a red stone; expected an empty cell.'",
    "a1, 'a1 already holds a blue stone; expected an empty cell.'",
    "swap, '''swap-pieces'' is only allowed in answer to the first stone.'"
  })
  void anInvalidMoveIsExplained(String move, String message) throws BadInputException {
    HexPosition position = after(size(3), "b2 a1");
    assertThatThrownBy(() -> NOTATION.parse(position, move))
        .isInstanceOf(BadInputException.class)
        .hasMessage(message);
  }

  @Test
  void swapIsRejectedWhenTheOptionIsOff() throws BadInputException {
    HexPosition position = after(settings("size", "3", "swap", "off"), "b2");
    assertThatThrownBy(() -> NOTATION.parse(position, "swap-pieces"))
        .hasMessage("'swap-pieces' is not allowed: this game is played without swap.");
  }

  @Test
  void aMoveAfterTheEndIsRejected() throws BadInputException {
    HexPosition position = position(".x/.x o", size(2));
    assertThatThrownBy(() -> NOTATION.parse(position, "a1"))
        .hasMessage("a1 cannot be played: the game is over.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "... | '...' is not a Hex position; expected rows and the side to move, "
            + "such as .../.x./..o x.",
        ".../... x | The position has 2 rows; expected 3.",
        ".../..../... x | Row 2 has 4 cells; expected 3.",
        "...//... x | Row 2 has no cells; expected 3.",
        ".../.y./... x | 'y' at b2 is not a cell; expected x for Red, o for Blue or . for empty.",
        ".../.../... red | 'red' is not a side to move; expected x for Red or o for Blue."
      })
  void anInvalidPositionIsExplained(String text, String message) {
    assertThatThrownBy(() -> position(text, size(3)))
        .isInstanceOf(BadInputException.class)
        .hasMessage(message);
  }

  @Test
  void errorsAreTranslatedIntoFrench() {
    assertThatThrownBy(() -> position(".../... x", size(3)))
        .isInstanceOfSatisfying(
            BadInputException.class,
            e ->
                assertThat(e.text().in(Locale.FRENCH))
                    .isEqualTo("La position a 2 rangées\u00a0; attendu\u00a0: 3."));
  }

  @Test
  void onlyHexagonalDiagramsLean() throws BadInputException {
    assertThat(NOTATION.diagram(after(size(2), "a1 b2"))).isEqualTo("   a b\n 1 x .\n  2 . o\n");
    Settings square = settings("size", "2", "tiling", "square");
    assertThat(NOTATION.diagram(after(square, "a1"))).isEqualTo("   a b\n 1 x .\n 2 . .\n");
  }
}
