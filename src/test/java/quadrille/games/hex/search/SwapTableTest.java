package quadrille.games.hex.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Settings;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexFixture;
import quadrille.games.hex.HexModule;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.search.Level;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class SwapTableTest {
  static IntStream sizes() {
    return IntStream.rangeClosed(2, 19);
  }

  private static HexBoard board(int size) {
    return HexBoard.of(HexFixture.size(size));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7})
  void swapsExactlyTheWinningOpeningsOfSolvedBoards(int size) throws IOException {
    HexBoard board = board(size);
    List<String> swapped =
        IntStream.range(0, board.cells())
            .filter(SwapTable.of(board)::shouldSwap)
            .mapToObj(cell -> HexNotation.cellName(board, cell))
            .sorted()
            .toList();
    assertThat(swapped).isEqualTo(winningOpenings(size));
  }

  private static List<String> winningOpenings(int size) throws IOException {
    try (InputStream stream = HexSolverTest.class.getResourceAsStream("facts.json")) {
      JsonNode facts = new ObjectMapper().readTree(stream);
      JsonNode openings = facts.get("openings").get(Integer.toString(size));
      return StreamSupport.stream(openings.spliterator(), false).map(JsonNode::asString).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void judgesACellAsItsImageTurnedBy180Degrees(int size) {
    HexBoard board = board(size);
    SwapTable table = SwapTable.of(board);
    List<Integer> fair = table.fairOpenings().boxed().toList();
    assertThat(fair).isNotEmpty();
    for (int cell = 0; cell < board.cells(); cell++) {
      int turned = board.cells() - 1 - cell;
      assertThat(table.shouldSwap(cell)).isEqualTo(table.shouldSwap(turned));
      assertThat(fair.contains(cell)).isEqualTo(fair.contains(turned));
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void leavesTheAcuteCornerAndSwapsTheObtuseCornerAndTheCentre(int size) {
    HexBoard board = board(size);
    SwapTable table = SwapTable.of(board);
    assertThat(table.shouldSwap(0)).isFalse();
    assertThat(table.shouldSwap(board.cell(size - 1, 0))).isTrue();
    assertThat(table.shouldSwap(board.cell((size - 1) / 2, size / 2))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "11, f6, 8, true",
    "19, j9, 8, true",
    "11, f6, 3, true",
    "11, b1, 8, false",
    "13, c2, 3, false",
    "3, b2, 3, true"
  })
  void aLevelSwapsByTheTable(int size, String opening, int level, boolean swaps)
      throws BadInputException {
    Settings settings = HexFixture.size(size);
    Line line = Line.start(HexFixture.GAME, settings).play(opening);
    long move =
        HexModule.MODULE
            .newSearch(settings, 1, 1)
            .think(line, Level.of(level).limits(HexFixture.GAME).withTime(500), _ -> {})
            .bestMove();
    assertThat(move == HexPosition.SWAP).isEqualTo(swaps);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 11, 19})
  void aLevelBeginsWithAFairStoneWhereItMayBeSwapped(int size) {
    Settings settings = HexFixture.size(size);
    long move =
        HexModule.MODULE
            .newSearch(settings, 1, 1)
            .think(
                Line.start(HexFixture.GAME, settings), Level.of(3).limits(HexFixture.GAME), _ -> {})
            .bestMove();
    assertThat(SwapTable.of(board(size)).fairOpenings()).contains((int) move);
  }

  @Test
  void aBoardWithoutSwapHasNoTable() {
    HexBoard board = HexBoard.of(HexFixture.settings("rows", "4", "columns", "5"));
    assertThatThrownBy(() -> SwapTable.of(board)).isInstanceOf(IllegalArgumentException.class);
  }
}
