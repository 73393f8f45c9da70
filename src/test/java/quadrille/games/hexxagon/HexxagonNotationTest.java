package quadrille.games.hexxagon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.Notation;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;

class HexxagonNotationTest {
  private static final String START =
      "x...o/....../......./....-.../o..-....x/....-.../......./....../x...o x";
  private final HexxagonGame game = new HexxagonGame();
  private final Notation notation = game.notation();
  private final Settings settings = Rules.defaults(game);
  private final Position start = game.start(settings);

  @Test
  void cellsAreNamedByColumnAndRow() {
    assertThat(HexxagonCells.name(HexxagonCells.at(2, 6))).isEqualTo("c7");
    assertThat(HexxagonCells.name(HexxagonCells.at(4, 0))).isEqualTo("e1");
  }

  @ParameterizedTest
  @CsvSource({"e2, e2", "E1G1, e1g1", "e1-g1, e1g1", "e1–g1, e1g1", "' e1e2 ', e2", "e1d2, d2"})
  void movesAreReadInEverySpelling(String text, String canonical) throws BadInputException {
    assertThat(notation.format(start, notation.parse(start, text))).isEqualTo(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hello | ‘hello’ is not a move; expected a cell such as e2 for a clone, or two such as e1g1"
            + " for a jump.",
        "a1 | There is no cell a1 on this board.",
        "e1z9 | There is no cell z9 on this board.",
        "e1 | e1 is not empty.",
        "f4 | f4 is a hole.",
        "e5 | Red has no piece next to e5.",
        "i1h1 | Red has no piece on i1.",
        "e1e4 | From e1 to e4 is 3 cells; a piece moves one or two cells."
      })
  void illegalMovesAreRejectedWithTheReason(String text, String sentence) {
    assertThatThrownBy(() -> notation.parse(start, text))
        .isInstanceOf(BadInputException.class)
        .hasMessage(sentence);
  }

  @Test
  void movesAreRejectedWhenTheGameIsOver() throws BadInputException {
    Position over = notation.parsePosition(START.replace('x', 'o').replaceAll(".$", "x"), settings);
    assertThatThrownBy(() -> notation.parse(over, "e2"))
        .hasMessage("‘e2’ cannot be played: the game is over.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x | ‘x’ is not a position; expected nine rows, a space, and x or o for the side to move.",
        "x/o x | The position has 2 rows; expected nine, separated by slashes.",
        "x..o/....../......./....-.../o..-....x/....-.../......./....../x...o x"
            + " | Row 1 of the position has 4 cells; expected 5.",
        "x...o/....../..q..../....-.../o..-....x/....-.../......./....../x...o x | Row 3, column e"
            + " of the position: ‘q’; expected x, o, a full stop for an empty cell or a hyphen for"
            + " a hole.",
        "x...o/....../......./......../o..-....x/....-.../......./....../x...o x"
            + " | Row 4, column f of the position: ‘.’ where the board has a hole; expected a"
            + " hyphen.",
        "x...o/....../......./....-.../o..-....x/....-.../......./.....-/x...o x"
            + " | Row 8, column f of the position: a hole where this board has none; expected x, o"
            + " or a full stop.",
        "...../....../......./....-.../...-...../....-.../......./....../..... x"
            + " | The position has no pieces; expected at least one.",
        "x...o/....../......./....-.../o..-....x/....-.../......./....../x...o y"
            + " | ‘y’ is not a side to move; expected x or o."
      })
  void anInvalidPositionIsRejectedWithTheReason(String text, String sentence) {
    assertThatThrownBy(() -> notation.parsePosition(text, settings))
        .isInstanceOf(BadInputException.class)
        .hasMessage(sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"f4", "d5", "e6"})
  void theHolesOfOneVariantAreCellsOfTheOther(String cell) throws BadInputException {
    Settings whole = Rules.settings(game, null, Map.of("holes", "none"));
    HexxagonPosition read =
        (HexxagonPosition) notation.parsePosition(START.replace('-', 'x'), whole);
    assertThat(read.owner(HexxagonCells.named(cell))).isEqualTo(Side.FIRST);
  }

  @Test
  void theDiagramShowsTheHexagonWithItsCoordinates() {
    assertThat(notation.diagram(start))
        .isEqualTo(
            """
            1      x . . . o
            2     . . . . . .
            3    . . . . . . .
            4   . . . . - . . .
            5  o . . - . . . . x
            6   . . . . - . . . i
            7    . . . . . . . h
            8     . . . . . . g
            9      x . . . o f
                    a b c d e\
            """);
  }
}
