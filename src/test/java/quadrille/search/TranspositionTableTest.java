package quadrille.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import quadrille.core.MoveList;
import quadrille.search.TranspositionTable.Entry;

class TranspositionTableTest {

  @Test
  void readsBackWhatWasStored() {
    TranspositionTable table = new TranspositionTable(1);
    Entry entry = new Entry();
    assertThat(table.probe(42, entry)).isFalse();
    table.store(42, 0, -Score.WIN + 3, 128, Entry.LOWER, true);
    assertThat(table.probe(42, entry)).isTrue();
    assertThat(entry.move).isZero();
    assertThat(entry.score).isEqualTo(-Score.WIN + 3);
    assertThat(entry.depth).isEqualTo(128);
    assertThat(entry.bound).isEqualTo(Entry.LOWER);
    assertThat(entry.complete).isTrue();
  }

  @Test
  void aBoundWithoutAMoveKeepsTheKnownMove() {
    TranspositionTable table = new TranspositionTable(1);
    Entry entry = new Entry();
    table.store(7, 99, 10, 3, Entry.EXACT, false);
    table.store(7, MoveList.NONE, 5, 4, Entry.UPPER, false);
    assertThat(table.probe(7, entry)).isTrue();
    assertThat(entry.move).isEqualTo(99);
    assertThat(entry.depth).isEqualTo(4);
  }

  @Test
  void deepEntriesSurviveShallowOnes() {
    TranspositionTable table = new TranspositionTable(1);
    Random random = new Random(1);
    table.store(1, 5, 0, 60, Entry.EXACT, false);
    for (int i = 0; i < 200_000; i++) {
      table.store(random.nextLong(), 1, 0, 2, Entry.EXACT, false);
    }
    assertThat(table.probe(1, new Entry())).isTrue();
    assertThat(table.permille()).isGreaterThan(900);
    table.newSearch();
    assertThat(table.permille()).isZero();
  }

  @Test
  void concurrentWritesNeverMixEntries() throws InterruptedException {
    TranspositionTable table = new TranspositionTable(1);
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 4; t++) {
      int seed = t;
      threads.add(Thread.ofPlatform().start(() -> hammer(table, new Random(seed))));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    Entry entry = new Entry();
    int known = 0;
    for (long key = 0; key < 1000; key++) {
      if (table.probe(key, entry)) {
        known++;
        assertThat(entry.move % 1000).isEqualTo(key);
        assertThat(entry.score).isEqualTo((int) (entry.move / 1000));
      }
    }
    assertThat(known).isPositive();
  }

  private static void hammer(TranspositionTable table, Random random) {
    for (int i = 0; i < 300_000; i++) {
      long key = random.nextInt(1000);
      int score = random.nextInt(1000);
      table.store(key, score * 1000L + key, score, 1 + random.nextInt(30), Entry.EXACT, false);
    }
  }

  @Test
  void aSizeOutOfRangeIsRejected() {
    assertThatThrownBy(() -> new TranspositionTable(0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
