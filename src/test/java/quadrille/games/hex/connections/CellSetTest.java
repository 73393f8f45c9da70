package quadrille.games.hex.connections;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellSetTest {
  /** How many cells boards have whose sets need one, two, three and six words. */
  @ParameterizedTest
  @ValueSource(ints = {49, 121, 169, 361})
  void calculatesAsSetsOfTheJavaLibraryDo(int cells) {
    Random random = new Random(cells);
    for (int i = 0; i < 500; i++) {
      BitSet one = randomSet(cells, random);
      BitSet other = randomSet(cells, random);
      CellSet first = of(one);
      CellSet second = of(other);

      assertThat(first.or(second)).isEqualTo(of(changed(one, set -> set.or(other))));
      assertThat(first.and(second)).isEqualTo(of(changed(one, set -> set.and(other))));
      assertThat(first.minus(second)).isEqualTo(of(changed(one, set -> set.andNot(other))));
      assertThat(first.intersects(second)).isEqualTo(one.intersects(other));
      assertThat(first.and(second).isSubsetOf(second)).isTrue();
      assertThat(first.isSubsetOf(second)).isEqualTo(first.minus(second).isEmpty());
      assertThat(first.minus(second).hashCode())
          .isEqualTo(of(changed(one, set -> set.andNot(other))).hashCode());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {49, 121, 169, 361})
  void listsItsCellsInOrder(int cells) {
    BitSet expected = randomSet(cells, new Random(cells));
    CellSet set = of(expected);

    assertThat(set.size()).isEqualTo(expected.cardinality());
    for (int cell = 0; cell < cells; cell++) {
      assertThat(set.contains(cell)).isEqualTo(expected.get(cell));
    }
    BitSet listed = new BitSet();
    int last = -1;
    for (CellSet left = set; !left.isEmpty(); left = left.withoutFirst()) {
      assertThat(left.first()).isGreaterThan(last);
      last = left.first();
      listed.set(last);
    }
    assertThat(listed).isEqualTo(expected);
  }

  private static BitSet changed(BitSet set, Consumer<BitSet> change) {
    BitSet copy = (BitSet) set.clone();
    change.accept(copy);
    return copy;
  }

  private static BitSet randomSet(int cells, Random random) {
    BitSet set = new BitSet();
    int count = random.nextInt(12);
    for (int i = 0; i < count; i++) {
      set.set(random.nextInt(cells));
    }
    return set;
  }

  private static CellSet of(BitSet cells) {
    return cells.stream().boxed().reduce(CellSet.EMPTY, CellSet::with, CellSet::or);
  }
}
