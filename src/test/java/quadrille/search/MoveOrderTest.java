package quadrille.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveOrderTest {
  private static final RandomTree TREE = new RandomTree(1, 3);

  /** The moves 1, 2, 3 … in the order in which they are searched, one of them the hash move. */
  private static LongStream picked(int count, long hashMove) {
    MoveOrder order = new MoveOrder(TREE);
    LongStream.rangeClosed(1, count).forEach(order.emptyList(0)::add);
    order.scoreMoves(new RandomTree.Node(2, 3), 0, hashMove);
    return IntStream.range(0, count).mapToLong(i -> order.pick(0, i));
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 1000, 1001})
  void theHashMoveIsFirstAndEqualMovesKeepTheirOrder(int count) {
    assertThat(picked(count, 3)).startsWith(3L, 1L, 2L, 4L).hasSize(count);
  }

  @Test
  @Timeout(60)
  void noneOfVeryManyMovesIsLost() {
    assertThat(picked(400_000, 399_999).distinct()).startsWith(399_999L, 1L).hasSize(400_000);
  }
}
