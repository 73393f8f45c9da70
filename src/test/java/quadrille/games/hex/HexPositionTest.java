package quadrille.games.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quadrille.games.hex.HexFixture.after;
import static quadrille.games.hex.HexFixture.position;
import static quadrille.games.hex.HexFixture.settings;
import static quadrille.games.hex.HexFixture.size;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.Ending;
import quadrille.core.MoveList;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hex.search.HexBridges;

class HexPositionTest {
  private static final Ending DRAW = new Ending(null, "full");

  @Test
  void aFullHexagonalBoardHasExactlyOneWinner() {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      String rows = Integer.toString(2 + random.nextInt(11));
      String columns = Integer.toString(2 + random.nextInt(11));
      HexPosition full = fill(settings("rows", rows, "columns", columns), random);
      assertThat(connected(full, Side.FIRST)).isNotEqualTo(connected(full, Side.SECOND));
      assertThat(full.winner()).isEqualTo(floodFillWinner(full));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"square", "triangular"})
  void aFullBoardOfAnotherTilingCanBeADraw(String tiling) {
    Random random = new Random(2);
    int draws = 0;
    for (int i = 0; i < 300; i++) {
      HexPosition full = fill(settings("size", "5", "tiling", tiling), random);
      assertThat(full.winner()).isEqualTo(floodFillWinner(full));
      draws += DRAW.equals(full.ending()) ? 1 : 0;
    }
    assertThat(draws).isBetween(30, 299);
  }

  /** Fills every cell at random, even after the game is over. */
  private static HexPosition fill(Settings settings, Random random) {
    HexPosition position = HexPosition.empty(HexBoard.of(settings), Side.FIRST);
    for (int cell = 0; cell < position.board().cells(); cell++) {
      Side side = random.nextBoolean() ? Side.FIRST : Side.SECOND;
      position = position.withStone(side, cell, Side.FIRST);
    }
    return position;
  }

  @ParameterizedTest
  @ValueSource(strings = {"hexagonal", "square", "triangular"})
  void theWinnerAgreesWithAFloodFillAfterEveryMove(String tiling) {
    Random random = new Random(3);
    for (int i = 0; i < 200; i++) {
      String columns = Integer.toString(2 + random.nextInt(5));
      Settings settings = settings("rows", "4", "columns", columns, "tiling", tiling);
      HexPosition position = HexPosition.empty(HexBoard.of(settings), Side.FIRST);
      while (position.ending() == null) {
        assertThat(floodFillWinner(position)).isNull();
        MoveList moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
      assertThat(position.winner()).isEqualTo(floodFillWinner(position));
      assertThat(position.legalMoves().isEmpty()).isTrue();
    }
  }

  private static @Nullable Side floodFillWinner(HexPosition position) {
    return connected(position, Side.FIRST)
        ? Side.FIRST
        : connected(position, Side.SECOND) ? Side.SECOND : null;
  }

  private static boolean connected(HexPosition position, Side side) {
    HexBoard board = position.board();
    Set<Integer> reached = new HashSet<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (board.isAtStart(side, cell)) {
        flood(position, side, cell, reached);
      }
    }
    return reached.stream().anyMatch(cell -> board.isAtEnd(side, cell));
  }

  private static void flood(HexPosition position, Side side, int cell, Set<Integer> reached) {
    if (position.stone(cell) == side && reached.add(cell)) {
      for (int neighbour : position.board().neighbours(cell)) {
        flood(position, side, neighbour, reached);
      }
    }
  }

  @Test
  void swapMirrorsTheStoneAndChangesItsOwner() throws BadInputException {
    HexPosition swapped = after(size(3), "b1 swap-pieces");
    assertThat(swapped).isEqualTo(position(".../o../... x", size(3)));
    assertThat(swapped.key()).isEqualTo(position(".../o../... x", size(3)).key());
  }

  @Test
  void swapIsLegalOnlyAfterTheFirstStone() throws BadInputException {
    assertThat(after(size(3), "").maySwap()).isFalse();
    assertThat(after(size(3), "b1").maySwap()).isTrue();
    assertThat(after(size(3), "b1 swap-pieces").maySwap()).isFalse();
    assertThat(after(size(3), "b1 b2").maySwap()).isFalse();
    assertThat(after(settings("size", "3", "swap", "off"), "b1").maySwap()).isFalse();
    assertThat(position(".../.o./... o", size(3)).maySwap()).isFalse();
    assertThat(position(".../.x./... x", size(3)).maySwap()).isFalse();
  }

  @Test
  void theKeyDependsOnTheSideToMove() throws BadInputException {
    assertThat(position(".../.x./... o", size(3)).key())
        .isNotEqualTo(position(".../.x./... x", size(3)).key());
  }

  @Test
  void anIllegalMoveThrows() throws BadInputException {
    HexPosition position = after(size(2), "a1");
    for (long move : new long[] {-1, 0, 4, Long.MAX_VALUE}) {
      assertThatThrownBy(() -> position.play(move)).isInstanceOf(IllegalArgumentException.class);
    }
    HexPosition won = position(".x/.x o", size(2));
    assertThatThrownBy(() -> won.play(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> after(size(2), "").play(HexPosition.SWAP))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theWinningChainRunsFromEdgeToEdge() throws BadInputException {
    HexPosition won = position("xx.x/..xx/.xo./ox.. o", size(4));
    assertThat(HexBridges.winningChain(won)).containsExactly(3, 6, 9, 13);
    assertThat(HexBridges.winningChain(position("..../..../oooo/.... x", size(4))))
        .containsExactly(8, 9, 10, 11);
  }

  @Test
  void anUnfinishedGameHasNoWinningChain() throws BadInputException {
    assertThat(HexBridges.winningChain(after(size(3), "b2"))).isEmpty();
  }
}
