package quadrille.games.hex.search;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.games.hex.HexFixture.settings;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexFixture;
import quadrille.games.hex.connections.CellSet;
import quadrille.games.hex.connections.StoneSets;

class MoveFeaturesTest {
  private static final int SIZE = 6;
  private static final HexBoard BOARD =
      HexFixture.GAME.start(settings("size", "6", "swap", "off")).board();

  private final MoveFeatures features = new MoveFeatures(BOARD);

  @RepeatedTest(20)
  void aTurnedPositionHasTheSameFeatures(RepetitionInfo repetition) {
    Example example = Example.random(repetition.getCurrentRepetition());
    IntUnaryOperator turned = cell -> BOARD.cells() - 1 - cell;
    assertThat(features(example.moved(turned, Side.FIRST))).isEqualTo(features(example));
  }

  @RepeatedTest(20)
  void aMirroredPositionHasTheSameFeaturesForTheOtherSide(RepetitionInfo repetition) {
    Example example = Example.random(repetition.getCurrentRepetition());
    IntUnaryOperator mirrored =
        cell -> BOARD.cell(/* row= */ BOARD.column(cell), /* column= */ BOARD.row(cell));
    assertThat(features(example.moved(mirrored, Side.SECOND))).isEqualTo(features(example));
  }

  @Test
  void eachCaseHasAFeatureOfItsOwn() {
    Example example = Example.random(1);
    features.load(example.stones(), example.turn(), example.last());
    int[] best = features.of(example.move(), 1, 1, 0, 1, true);
    int[] worst = features.of(example.move(), 0, 0, 99, 0, false);
    assertThat(best).hasSize(MoveFeatures.PER_MOVE);
    assertThat(IntStream.concat(Arrays.stream(best), Arrays.stream(worst)))
        .allMatch(feature -> feature >= 0 && feature < MoveFeatures.COUNT);
    assertThat(Arrays.mismatch(best, worst)).isEqualTo(10);
    assertThat(worst[11]).isEqualTo(MoveFeatures.ofRank(99)).isNotEqualTo(best[11]);
    assertThat(worst[13]).isNotEqualTo(best[13]);
    assertThat(worst[14]).isNotEqualTo(best[14]);
  }

  @Test
  void eachCaseOfAPositionHasAFeatureOfItsOwn() {
    Example example = Example.random(1);
    features.load(example.stones(), example.turn(), example.last());
    int[] best = features.ofPosition(99, 1, 0);
    int[] worst = features.ofPosition(-99, 99, BOARD.cells());
    int[] even = features.ofPosition(0, 1, 0);
    int[] ofMove = features.of(example.move(), 1, 1, 0, 1, true);
    assertThat(best).hasSize(MoveFeatures.PER_POSITION);
    assertThat(IntStream.concat(Arrays.stream(best), Arrays.stream(worst)))
        .allMatch(feature -> feature >= 0 && feature < MoveFeatures.COUNT)
        .doesNotContainAnyElementsOf(Arrays.stream(ofMove).boxed().toList());
    assertThat(even[0]).isBetween(worst[0] + 1, best[0] - 1);
    assertThat(worst[1]).isGreaterThan(best[1]);
    assertThat(worst[2]).isGreaterThan(best[2]);
    features.load(new StoneSets(CellSet.EMPTY, CellSet.EMPTY), example.turn(), example.last());
    assertThat(features.ofPosition(0, 1, 0)[3]).isGreaterThan(even[3]);
  }

  /** The wedges around a cell come in another order if the board is turned. */
  private int[] features(Example example) {
    features.load(example.stones(), example.turn(), example.last());
    int[] found = features.of(example.move(), 0.3, 0.1, 2, 0.5, false);
    Arrays.sort(found);
    return found;
  }

  private record Example(StoneSets stones, Side turn, int last, int move) {

    static Example random(int seed) {
      Random random = new Random(seed);
      StoneSets stones = StoneSets.of(HexFixture.GAME.start(settings("size", "6", "swap", "off")));
      int last = WinningMoves.NO_MOVE;
      Side side = Side.FIRST;
      for (int i = 0; i < 13; i++) {
        last = emptyCell(stones, random);
        stones = stones.with(side, last);
        side = side.other();
      }
      return new Example(stones, side, last, emptyCell(stones, random));
    }

    private static int emptyCell(StoneSets stones, Random random) {
      return random.ints(0, SIZE * SIZE).filter(stones::isEmpty).findFirst().orElseThrow();
    }

    Example moved(IntUnaryOperator cells, Side firstBecomes) {
      StoneSets moved = new StoneSets(CellSet.EMPTY, CellSet.EMPTY);
      for (int cell = 0; cell < SIZE * SIZE; cell++) {
        Side owner = stones.ownerOf(cell);
        if (owner != null) {
          moved =
              moved.with(
                  firstBecomes == Side.FIRST ? owner : owner.other(), cells.applyAsInt(cell));
        }
      }
      return new Example(
          moved,
          firstBecomes == Side.FIRST ? turn : turn.other(),
          cells.applyAsInt(last),
          cells.applyAsInt(move));
    }
  }
}
