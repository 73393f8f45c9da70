package quadrille.games.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.games.hex.HexFixture.settings;
import static quadrille.games.hex.HexFixture.size;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.Settings;
import quadrille.core.Side;

class HexBoardTest {

  @ParameterizedTest
  @CsvSource({
    "hexagonal, b2, a2 c2 b1 b3 c1 a3",
    "hexagonal, a1, b1 a2",
    "hexagonal, c1, b1 c2 b2",
    "hexagonal, c3, b3 c2",
    "square, b2, a2 c2 b1 b3",
    "square, a1, b1 a2",
    "triangular, b2, a2 c2 b3",
    "triangular, b1, a1 c1",
    "triangular, a2, b2 a1",
    "triangular, a1, b1 a2",
    "triangular, b3, a3 c3 b2"
  })
  void neighboursFollowTheTiling(String tiling, String cell, String neighbours) {
    HexBoard board = HexBoard.of(settings("size", "3", "tiling", tiling));
    assertThat(neighbourNames(board, cell)).containsExactlyInAnyOrder(neighbours.split(" "));
  }

  private static List<String> neighbourNames(HexBoard board, String cell) {
    int number = board.cell(cell.charAt(1) - '1', cell.charAt(0) - 'a');
    return Arrays.stream(board.neighbours(number))
        .mapToObj(each -> HexNotation.cellName(board, each))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hexagonal", "square", "triangular"})
  void neighboursAreMutual(String tiling) {
    HexBoard board = HexBoard.of(settings("rows", "4", "columns", "7", "tiling", tiling));
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int neighbour : board.neighbours(cell)) {
        assertThat(board.neighbours(neighbour)).contains(cell);
      }
    }
  }

  @Test
  void theFirstSideConnectsTopAndBottomTheSecondLeftAndRight() {
    HexBoard board = HexBoard.of(settings("rows", "2", "columns", "3"));
    assertThat(cells(board, cell -> board.isAtStart(Side.FIRST, cell))).containsExactly(0, 1, 2);
    assertThat(cells(board, cell -> board.isAtEnd(Side.FIRST, cell))).containsExactly(3, 4, 5);
    assertThat(cells(board, cell -> board.isAtStart(Side.SECOND, cell))).containsExactly(0, 3);
    assertThat(cells(board, cell -> board.isAtEnd(Side.SECOND, cell))).containsExactly(2, 5);
  }

  private static int[] cells(HexBoard board, IntPredicate condition) {
    return IntStream.range(0, board.cells()).filter(condition).toArray();
  }

  @Test
  void equalSettingsShareOneBoard() {
    assertThat(HexBoard.of(size(5))).isSameAs(HexBoard.of(size(5)));
    Settings noSwap = settings("size", "5", "swap", "off");
    assertThat(HexBoard.of(size(5))).isNotSameAs(HexBoard.of(noSwap));
  }
}
