package quadrille.games.dots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;

class DotsNotationTest {
  private static final DotsGame GAME = new DotsGame();
  private static final DotsNotation NOTATION = DotsNotation.INSTANCE;

  /** Reads a position with the settings that its text implies. */
  private static DotsPosition read(String text) throws BadInputException {
    return NOTATION.parsePosition(text, Rules.settings(GAME, null, Map.of(), text));
  }

  @Test
  void edgesAreNamedByTheirUpperOrLeftDot() {
    DotsPosition empty = DotsPosition.empty(DotsGrid.of(2, 3));
    assertThat(empty.legalMoves().stream().mapToObj(move -> NOTATION.format(empty, move)))
        .containsExactly(
            "a1h", "b1h", "c1h", "a2h", "b2h", "c2h", "a3h", "b3h", "c3h", "a1v", "b1v", "c1v",
            "d1v", "a2v", "b2v", "c2v", "d2v");
  }

  @Test
  void allEdgesOfTheLargestGridAreReadBack() throws BadInputException {
    DotsPosition empty = DotsPosition.empty(DotsGrid.of(12, 12));
    for (int edge = 0; edge < DotsGrid.MAX_EDGES; edge++) {
      String text = NOTATION.format(empty, edge);
      assertThat(NOTATION.parse(empty, " " + text.toUpperCase(Locale.ROOT))).isEqualTo(edge);
    }
  }

  @Test
  void aPositionIsWrittenInOneLine() throws BadInputException {
    Settings small = Rules.settings(GAME, null, Map.of("size", "2"));
    Line line = Line.start(GAME, small).play("a1h a1v b2v b1v a2h");
    assertThat(line.position()).hasToString("2x2 101000 110010 1... 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2x2 110000 101000 .... 1",
        "1x1 11 11 2 1",
        "1x2 1111 111 12 2",
        "3x3 011110001000 000010011101 ......... 1",
        "5x5 111101000011101101110011111000 001111100101100110100000010101 "
            + "......................... 1"
      })
  void positionsAreWrittenAsTheyWereRead(String text) throws BadInputException {
    DotsPosition position = read(text);
    assertThat(NOTATION.format(position)).isEqualTo(text);
    assertThat(read(text)).isEqualTo(position);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          2x2 110000 101000 ....     | A position has five parts (size, horizontal edges, \
          vertical edges, owners, side to move), as in '2x2 110000 101000 .... 1'; found 4.
          2x13 110000 101000 .... 1  | '2x13' is not a size; expected rows x columns from 1x1 to \
          12x12, such as 5x5.
          0x2 110000 101000 .... 1   | '0x2' is not a size; expected rows x columns from 1x1 to \
          12x12, such as 5x5.
          2x2 11000 101000 .... 1    | There are 5 characters for the horizontal edges; a 2x2 \
          grid needs 6.
          2x2 110000 1010000 .... 1  | There are 7 characters for the vertical edges; a 2x2 \
          grid needs 6.
          2x2 110000 101000 ... 1    | There are 3 characters for the owners of the boxes; a \
          2x2 grid needs 4.
          2x2 112000 101000 .... 1   | '2' is not a state of the edge a2h; expected 1 (drawn) or 0.
          2x2 110000 10100x .... 1   | 'x' is not a state of the edge c2v; expected 1 (drawn) or 0.
          2x2 110000 101000 .3.. 1   | '3' is not an owner of box b1; expected 1, 2 or . \
          (open).
          2x2 101000 110000 .... 1   | Box a1 is complete, so it needs an owner, 1 or 2, instead \
          of a dot.
          2x2 110000 101000 ..1. 1   | Box a2 is still open, so it cannot belong to 1; expected \
          a dot.
          2x2 110000 101000 .... 0   | '0' is not a side to move; expected 1 or 2.
          """)
  void invalidPositionsAreRejectedWithTheirPlace(String text, String sentence) {
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> read(text))
        .withMessage(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          a1   | 'a1' is not an edge; expected a dot and h (to the right) or v (down), such as a1h or \
          b2v.
          c1h  | 'c1h' is not on the 2x2 grid; its edges go from a1h to b3h.
          a0h  | 'a0h' is not on the 2x2 grid; its edges go from a1h to b3h.
          a3v  | 'a3v' is not on the 2x2 grid; its edges go from a1v to c2v.
          A1H  | The edge a1h is already drawn.
          """)
  void invalidMovesAreRejectedWithTheReason(String text, String sentence) throws BadInputException {
    DotsPosition position = read("2x2 110000 101000 .... 1");
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> NOTATION.parse(position, text))
        .withMessage(sentence);
  }

  @Test
  void theDiagramShowsDotsEdgesAndOwners() throws BadInputException {
    DotsPosition position = read("2x3 101100001 11001000 1..... 2");
    assertThat(NOTATION.diagram(position).lines())
        .containsExactly(
            "   a   b   c   d",
            " 1 +---+   +---+",
            "   | R |",
            " 2 +---+   +   +",
            "   |",
            " 3 +   +   +---+");
  }
}
