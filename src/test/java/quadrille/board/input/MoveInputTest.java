package quadrille.board.input;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.board.input.MoveInput.Result.CHOSEN;
import static quadrille.board.input.MoveInput.Result.CLEARED;
import static quadrille.board.input.MoveInput.Result.NARROWED;
import static quadrille.board.input.MoveInput.Result.REFUSED;
import static quadrille.board.input.MoveInput.Result.WAITING;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class MoveInputTest {
  /** A move 1 by a click; a capture 2 over two squares; two captures 3 and 4 with one start. */
  private static final Map<Long, List<int[]>> PATHS =
      Map.of(
          1L, List.of(path(10)),
          2L, List.of(path(20, 21, 22), path(20, 22)),
          3L, List.of(path(30, 31, 32)),
          4L, List.of(path(30, 31, 33), path(30, 33)),
          5L, List.of(path(40, 41)),
          6L, List.of(path(40, 41, 42), path(40, 42)));

  /**
   * A capture 7 that comes back and goes on; one all around, 8, either way; two that come back, 9
   * and 10, by different squares; one that ends where it comes back, 11, and one that goes on, 12.
   */
  private static final Map<Long, List<int[]>> RETURNS =
      Map.of(
          7L, List.of(path(50, 51, 52, 50, 53), path(50, 53)),
          8L, List.of(path(60, 61, 62, 63, 60), path(60, 63, 62, 61, 60)),
          9L, List.of(path(70, 71, 72, 70)),
          10L, List.of(path(70, 71, 73, 70)),
          11L, List.of(path(80, 81, 82, 80)),
          12L, List.of(path(80, 81, 82, 80, 83, 84, 80)));

  private static int[] path(int... cells) {
    return cells;
  }

  private static MoveInput input(boolean confirming) {
    return input(PATHS, confirming);
  }

  private static MoveInput input(Map<Long, List<int[]>> paths, boolean confirming) {
    long[] moves = paths.keySet().stream().mapToLong(Long::longValue).sorted().toArray();
    return new MoveInput(moves, paths::get, confirming);
  }

  private static MoveInput.Result pickAll(MoveInput input, int... cells) {
    MoveInput.Result last = REFUSED;
    for (int cell : cells) {
      last = input.pick(cell);
    }
    return last;
  }

  @Test
  void aSingleClickMoveIsChosenAtOnce() {
    MoveInput input = input(false);

    assertThat(input.pick(10)).isEqualTo(CHOSEN);
    assertThat(input.completeMove()).isEqualTo(OptionalLong.of(1));
  }

  @Test
  void aCaptureIsChosenByItsLandingSquares() {
    MoveInput input = input(false);

    assertThat(input.pick(20)).isEqualTo(NARROWED);
    assertThat(input.pick(21)).isEqualTo(NARROWED);
    assertThat(input.pick(22)).isEqualTo(CHOSEN);
    assertThat(input.completeMove()).isEqualTo(OptionalLong.of(2));
  }

  @Test
  void aCaptureIsChosenByAUniqueDestination() {
    MoveInput input = input(false);

    assertThat(pickAll(input, 20, 22)).isEqualTo(CHOSEN);
    assertThat(input.completeMove()).isEqualTo(OptionalLong.of(2));
  }

  @Test
  void aSharedStartLeavesBothMovesPossible() {
    MoveInput input = input(false);

    assertThat(pickAll(input, 30, 31)).isEqualTo(NARROWED);
    assertThat(input.nextCells()).containsExactly(32, 33);
    assertThat(input.completeMove()).isEmpty();
    assertThat(input.pick(32)).isEqualTo(CHOSEN);
    assertThat(input.completeMove()).isEqualTo(OptionalLong.of(3));
  }

  @Test
  void aMoveThatCanContinueWaitsForASecondClick() {
    MoveInput input = input(false);

    assertThat(pickAll(input, 40, 41)).isEqualTo(WAITING);
    assertThat(input.completeMove()).isEqualTo(OptionalLong.of(5));
    assertThat(input.pick(41)).isEqualTo(CHOSEN);
    assertThat(input.completeMove()).isEqualTo(OptionalLong.of(5));
  }

  @Test
  void aMoveThatCanContinueIsContinued() {
    MoveInput input = input(false);

    assertThat(pickAll(input, 40, 41, 42)).isEqualTo(CHOSEN);
    assertThat(input.completeMove()).isEqualTo(OptionalLong.of(6));
  }

  @Test
  void anotherPieceCanBeSelectedInstead() {
    MoveInput input = input(false);

    assertThat(pickAll(input, 30, 20)).isEqualTo(NARROWED);
    assertThat(input.picked()).containsExactly(20);
  }

  @Test
  void aSingleClickMoveIsRefusedWhileAPieceIsSelected() {
    MoveInput input = input(false);

    assertThat(pickAll(input, 30, 10)).isEqualTo(REFUSED);
    assertThat(input.picked()).containsExactly(30);
  }

  @Test
  void aSecondClickCancelsTheSelection() {
    MoveInput input = input(false);

    assertThat(pickAll(input, 30, 30)).isEqualTo(CLEARED);
    assertThat(input.picked()).isEmpty();
  }

  @Test
  void aMoveAllAroundIsChosenByItsFirstCellOnceAnotherIsPicked() {
    MoveInput input = input(RETURNS, false);

    assertThat(pickAll(input, 60, 60)).isEqualTo(CLEARED);
    assertThat(pickAll(input, 60, 63)).isEqualTo(NARROWED);
    assertThat(input.nextCells()).containsExactly(60, 62);
    assertThat(input.movesVia(60)).containsExactly(8);
    assertThat(input.pick(60)).isEqualTo(CHOSEN);
    assertThat(input.picked()).containsExactly(60, 63, 62, 61, 60);
  }

  @Test
  void aMoveThatComesBackGoesOnFromItsFirstCell() {
    MoveInput input = input(RETURNS, false);

    assertThat(pickAll(input, 50, 51, 50)).isEqualTo(NARROWED);
    assertThat(input.picked()).containsExactly(50, 51, 52, 50);
    assertThat(input.pick(53)).isEqualTo(CHOSEN);
    assertThat(input.completeMove()).hasValue(7);
  }

  @Test
  void movesThatComeBackByDifferentCellsAreKeptApart() {
    MoveInput input = input(RETURNS, false);

    assertThat(pickAll(input, 70, 71, 70)).isEqualTo(REFUSED);
    assertThat(input.picked()).containsExactly(70, 71);
    assertThat(pickAll(input, 73, 70)).isEqualTo(CHOSEN);
    assertThat(input.completeMove()).hasValue(10);
  }

  @Test
  void aMoveThatComesBackAndMayGoOnWaits() {
    MoveInput input = input(RETURNS, false);

    assertThat(pickAll(input, 80, 81, 80)).isEqualTo(WAITING);
    assertThat(input.completeMove()).hasValue(11);
    assertThat(input.pick(80)).isEqualTo(CHOSEN);
    assertThat(input.completeMove()).hasValue(11);
  }

  @Test
  void unusedCellsAreRefused() {
    assertThat(input(false).pick(99)).isEqualTo(REFUSED);
  }

  @Test
  void movesWaitForConfirmationIfSet() {
    MoveInput input = input(true);

    assertThat(input.pick(10)).isEqualTo(WAITING);
    assertThat(input.pick(10)).isEqualTo(CHOSEN);
  }

  @Test
  void anotherMoveReplacesAPendingOne() {
    MoveInput input = input(true);

    assertThat(pickAll(input, 20, 22, 10)).isEqualTo(WAITING);
    assertThat(input.completeMove()).isEqualTo(OptionalLong.of(1));
  }

  @Test
  void aWholeMoveIsPickedByItsUniquePath() {
    MoveInput input = input(false);

    assertThat(input.pickMove(4)).isEqualTo(CHOSEN);
    assertThat(input.completeMove()).isEqualTo(OptionalLong.of(4));
    assertThat(input.pickMove(7)).isEqualTo(REFUSED);
  }

  @Test
  void acceptedCellsAreExactlyThoseNotRefused() {
    assertAcceptsTheCellsNotRefused(PATHS, new int[][] {{}, {20}, {20, 21}, {30, 31}, {40, 41}});
    assertAcceptsTheCellsNotRefused(RETURNS, new int[][] {{50}, {50, 51}, {70, 71}, {80, 81, 80}});
  }

  private static void assertAcceptsTheCellsNotRefused(
      Map<Long, List<int[]>> paths, int[][] beginnings) {
    for (int[] beginning : beginnings) {
      for (int cell = 0; cell < 90; cell++) {
        MoveInput input = input(paths, true);
        pickAll(input, beginning);
        boolean accepted = input.acceptedCells().contains(cell);
        assertThat(input.pick(cell) != REFUSED).as("%d", cell).isEqualTo(accepted);
      }
    }
  }

  @Test
  void aMoveOfSeveralPicksRestartsAtAnotherPieceOnly() {
    MoveInput input = input(false);

    assertThat(input.startsMove(10)).isFalse();
    assertThat(input.startsMove(20)).isTrue();
    pickAll(input, 20, 21);
    assertThat(input.startsMove(20)).isFalse();
    assertThat(input.startsMove(22)).isFalse();
    assertThat(input.startsMove(30)).isTrue();
  }

  @Test
  void onlyCellsOfOneMoveAreSingleClickMoves() {
    MoveInput twice = new MoveInput(new long[] {1, 2}, move -> List.of(path(7)), false);

    assertThat(input(false).singleClickMoves()).containsExactly(10);
    assertThat(twice.singleClickMoves()).isEmpty();
  }
}
