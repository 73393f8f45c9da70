package quadrille.games.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quadrille.games.hex.HexFixture.GAME;
import static quadrille.games.hex.HexFixture.after;
import static quadrille.games.hex.HexFixture.settings;
import static quadrille.games.hex.HexFixture.size;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.Rules;
import quadrille.core.Step;

class HexGameTest {

  @Test
  void theDefaultBoardIsElevenByElevenWithSwap() {
    assertThat(Rules.defaults(GAME).values())
        .containsExactly(
            Map.entry("rows", "11"),
            Map.entry("columns", "11"),
            Map.entry("tiling", "hexagonal"),
            Map.entry("swap", "true"));
  }

  @Test
  void sizeSetsRowsAndColumns() {
    assertThat(size(7).values()).containsEntry("rows", "7").containsEntry("columns", "7");
  }

  @ParameterizedTest
  @CsvSource({"5, 5, hexagonal, true", "5, 6, hexagonal, false", "5, 5, square, false"})
  void swapIsOnByDefaultOnSymmetricBoards(
      String rows, String columns, String tiling, boolean swap) {
    assertThat(settings("rows", rows, "columns", columns, "tiling", tiling).flag("swap"))
        .isEqualTo(swap);
  }

  @ParameterizedTest
  @CsvSource({"5, 6, hexagonal", "5, 5, square", "6, 6, triangular"})
  void swapOnOtherBoardsIsExplained(String rows, String columns, String tiling) {
    Map<String, String> given =
        Map.of("rows", rows, "columns", columns, "tiling", tiling, "swap", "on");
    assertThatThrownBy(() -> Rules.settings(GAME, null, given))
        .isInstanceOf(BadInputException.class)
        .hasMessageStartingWith("Swap needs a square board with hexagonal tiling, not " + rows)
        .hasMessageContaining(tiling + " tiling");
  }

  @ParameterizedTest
  @CsvSource({"rows, 1", "rows, 20", "columns, 0", "size, 1", "tiling, round", "swap, maybe"})
  void aValueOutOfRangeIsRejected(String option, String value) {
    assertThatThrownBy(() -> Rules.settings(GAME, null, Map.of(option, value)))
        .isInstanceOf(BadInputException.class);
  }

  @Test
  void aMovePlacesAStone() throws BadInputException {
    assertThat(GAME.steps(after(size(3), ""), 4)).containsExactly(Step.at(Step.Kind.PLACE, 4));
  }

  @Test
  void aSwapMirrorsTheStoneAndChangesItsOwner() throws BadInputException {
    assertThat(GAME.steps(after(size(3), "b1"), HexPosition.SWAP))
        .containsExactly(Step.slide(1, 3), Step.at(Step.Kind.FLIP, 3));
    assertThat(GAME.steps(after(size(3), "b2"), HexPosition.SWAP))
        .containsExactly(Step.at(Step.Kind.FLIP, 4));
  }
}
