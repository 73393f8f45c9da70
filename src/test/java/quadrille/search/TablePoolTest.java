package quadrille.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import quadrille.core.MoveList;
import quadrille.search.TranspositionTable.Entry;

class TablePoolTest {
  private static final int MEGABYTES = 3;

  @Test
  void aTableGivenBackIsTheNextOfItsSizeAndEmpty() {
    TranspositionTable table = TablePool.take(MEGABYTES);
    table.store(17, MoveList.NONE, 1, 1, Entry.EXACT, false);

    TablePool.giveBack(table);

    assertThat(TablePool.take(MEGABYTES + 1)).isNotSameAs(table);
    assertThat(TablePool.take(MEGABYTES)).isSameAs(table);
    assertThat(table.probe(17, new Entry())).isFalse();
  }

  @Test
  void noTwoSearchesHaveTheSameTable() {
    TranspositionTable table = TablePool.take(MEGABYTES);
    assertThat(TablePool.take(MEGABYTES)).isNotSameAs(table);

    TablePool.giveBack(table);

    assertThat(TablePool.take(MEGABYTES)).isSameAs(table).isNotSameAs(TablePool.take(MEGABYTES));
  }
}
