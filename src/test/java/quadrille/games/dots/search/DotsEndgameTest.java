package quadrille.games.dots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.Side;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsPosition;

class DotsEndgameTest {

  private static int value(List<Integer> chains, List<Integer> loops) {
    DotsEndgame endgame = new DotsEndgame();
    chains.forEach(endgame::addChain);
    loops.forEach(endgame::addLoop);
    return endgame.value();
  }

  private static List<Integer> numbers(String text) {
    List<Integer> numbers = new ArrayList<>();
    for (String each : text.split(" ")) {
      if (!each.isEmpty()) {
        numbers.add(Integer.parseInt(each));
      }
    }
    return numbers;
  }

  /** Scores for the side to move, which must open a chain or loop, calculated by hand. */
  @ParameterizedTest
  @CsvSource({
    "'', '', 0",
    "1, '', -1",
    "2, '', -2",
    "1 1, '', 0",
    "1 2, '', 1",
    "3, '', -3",
    "3 3, '', -2",
    "4 5, '', -5",
    "'', 4, -4",
    "'', 4 4, 0",
    "3, 4, -1",
    "1 3, '', 2",
    "10 10 10, '', -22",
  })
  void valuesAgreeWithHandCalculation(String chains, String loops, int value) {
    assertThat(value(numbers(chains), numbers(loops))).isEqualTo(value);
  }

  @Test
  void agreesWithExhaustivePlay() {
    Random random = new Random(3);
    for (int i = 0; i < 40; i++) {
      List<Integer> chains = new ArrayList<>();
      List<Integer> loops = new ArrayList<>();
      DotsPosition position = randomEndgame(random, chains, loops);
      assertThat(new ExhaustivePlay().margin(position) - position.margin())
          .as("chains %s, loops %s", chains, loops)
          .isEqualTo(value(chains, loops));
    }
  }

  /** Places random chains and loops side by side, with up to 13 undrawn edges. */
  private static DotsPosition randomEndgame(
      Random random, List<Integer> chains, List<Integer> loops) {
    Layout layout = new Layout();
    int edges = 0;
    while (true) {
      boolean loop = random.nextInt(3) == 0;
      int length = loop ? 4 + 2 * random.nextInt(2) : 1 + random.nextInt(5);
      edges += loop ? length : length + 1;
      if (edges > 13 || !layout.fits(length)) {
        return layout.position();
      }
      if (loop) {
        layout.loop(length);
        loops.add(length);
      } else {
        layout.chain(length);
        chains.add(length);
      }
    }
  }

  /** A grid of two rows, drawn except for chains and loops placed from left to right. */
  private static final class Layout {
    private final DotsGrid grid = DotsGrid.of(2, 12);
    private final boolean[] open = new boolean[grid.edges()];
    private int column = 1;
    private int singles;

    /** Places single boxes in the corners and everything else between them. */
    boolean fits(int length) {
      return length == 1 ? singles < 2 : column + length < 12;
    }

    void chain(int length) {
      if (length == 1) {
        open[grid.edge(0, singles * 11, true)] = true;
        open[grid.edge(0, singles * 12, false)] = true;
        singles++;
        return;
      }
      open[grid.edge(0, column, true)] = true;
      for (int i = 1; i < length; i++) {
        open[grid.edge(0, column + i, false)] = true;
      }
      column += length;
      open[grid.edge(0, column - 1, true)] = true;
    }

    void loop(int length) {
      open[grid.edge(1, column, true)] = true;
      for (int i = 1; i < length / 2; i++) {
        open[grid.edge(0, column + i, false)] = true;
        open[grid.edge(1, column + i, false)] = true;
      }
      column += length / 2;
      open[grid.edge(1, column - 1, true)] = true;
    }

    DotsPosition position() {
      DotsPosition position = DotsPosition.empty(grid);
      for (int edge = 0; edge < grid.edges(); edge++) {
        if (!open[edge]) {
          position = position.withEdge(edge);
        }
      }
      for (int box = 0; box < grid.boxes(); box++) {
        if (position.isClosed(box)) {
          position = position.withOwner(box, Side.FIRST);
        }
      }
      return position;
    }
  }
}
