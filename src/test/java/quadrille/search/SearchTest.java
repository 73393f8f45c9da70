package quadrille.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.Line;
import quadrille.core.Settings;

class SearchTest {

  private static Line start(RandomTree tree) {
    return Line.start(tree, Settings.NONE);
  }

  private static Search search(RandomTree tree, int threads) {
    return new Search(tree, () -> tree, 1, threads);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
  void findsTheMinimaxScoreEvenIfASideMovesTwiceInARow(int depth) {
    for (int seed = 0; seed < 200; seed++) {
      RandomTree tree = new RandomTree(seed, 9);
      Line root = start(tree);
      SearchReport report = search(tree, 1).think(root, Limits.depth(depth), each -> {});
      RandomTree.Node node = (RandomTree.Node) root.position();
      int reached = report.depth();
      assertThat(report.score()).as("seed " + seed).isEqualTo(tree.minimax(node, reached, 0));
      assertThat(tree.minimax(node, report.bestMove(), reached, 0))
          .as("best move, seed " + seed)
          .isEqualTo(report.score());
      boolean endsEarly = reached < depth;
      assertThat(!endsEarly || report.exact()).as("stops early only when certain").isTrue();
    }
  }

  @Test
  void aTreeSearchedToItsEndIsExact() {
    RandomTree tree = new RandomTree(5, 6);
    SearchReport report = search(tree, 1).think(start(tree), Limits.depth(40), each -> {});
    assertThat(report.exact()).isTrue();
    assertThat(report.depth()).isLessThanOrEqualTo(6);
  }

  @Test
  void probCutSavesNodesAndInventsNoResult() {
    int pruned = 0;
    int full = 0;
    for (int seed = 0; seed < 200; seed++) {
      RandomTree tree = new RandomTree(seed, 9, 100);
      Line root = start(tree);
      SearchReport report = search(tree, 1).think(root, Limits.depth(9), each -> {});
      if (report.exact()) {
        int score = tree.minimax((RandomTree.Node) root.position(), 9, 0);
        assertThat(Integer.signum(report.score()))
            .as("seed " + seed)
            .isEqualTo(Integer.signum(score));
      }
      pruned += (int) report.nodes();
      full +=
          (int) search(new RandomTree(seed, 9), 1).think(root, Limits.depth(9), each -> {}).nodes();
    }
    assertThat(pruned).isLessThan(full);
  }

  @Test
  void severalThreadsFindTheSameWinnerAsOne() {
    for (int seed = 0; seed < 20; seed++) {
      RandomTree tree = new RandomTree(seed, 8);
      int one = search(tree, 1).think(start(tree), Limits.depth(30), each -> {}).score();
      int four = search(tree, 4).think(start(tree), Limits.depth(30), each -> {}).score();
      assertThat(Integer.signum(four)).as("seed " + seed).isEqualTo(Integer.signum(one));
    }
  }

  @Test
  void oneThreadAtAFixedDepthIsDeterministic() {
    RandomTree tree = new RandomTree(3, 20);
    Search search = search(tree, 1);
    SearchReport first = search.think(start(tree), Limits.depth(9), each -> {});
    search.clear();
    SearchReport again = search.think(start(tree), Limits.depth(9), each -> {});
    assertThat(again.nodes()).isEqualTo(first.nodes());
    assertThat(again.line()).isEqualTo(first.line());
  }

  @Test
  void anInterruptedSearchIsNeverWorseThanItsLastFinishedIteration() {
    RandomTree tree = new RandomTree(11, 30);
    Line root = start(tree);
    RandomTree.Node node = (RandomTree.Node) root.position();
    for (int nodes = 1; nodes < 3000; nodes += 7) {
      List<SearchReport> reports = new ArrayList<>();
      SearchReport last = search(tree, 1).think(root, Limits.nodes(nodes), reports::add);
      assertThat(last.nodes()).isLessThanOrEqualTo(nodes + 1);
      assertThat(node.legalMoves().contains(last.bestMove())).isTrue();
      if (last.depth() > 0 && last.depth() < 9) {
        long before = finished(reports, last.depth()).bestMove();
        int deeper = last.depth() + 1;
        assertThat(tree.minimax(node, last.bestMove(), deeper, 0))
            .as("with %d nodes", nodes)
            .isGreaterThanOrEqualTo(tree.minimax(node, before, deeper, 0));
      }
    }
  }

  private static SearchReport finished(List<SearchReport> reports, int depth) {
    return reports.stream().filter(each -> each.depth() == depth).findFirst().orElseThrow();
  }

  @Test
  void stopEndsASearchWithoutALimit() throws InterruptedException {
    RandomTree tree = new RandomTree(11, 200);
    Search search = search(tree, 2);
    List<SearchReport> reports = new ArrayList<>();
    Thread thread =
        Thread.ofPlatform()
            .start(
                () ->
                    reports.add(
                        search.think(
                            start(tree),
                            Limits.depth(Limits.MAX_DEPTH),
                            each -> {
                              if (each.depth() == 6) {
                                search.stop();
                              }
                            })));
    thread.join();
    assertThat(reports).singleElement().satisfies(each -> assertThat(each.depth()).isEqualTo(6));
  }

  @Test
  void aStopFromBeforeTheSearchIsNotLost() {
    RandomTree tree = new RandomTree(11, 200);
    Limits deep = Limits.depth(Limits.MAX_DEPTH);
    SearchReport report = search(tree, 2).think(start(tree), deep, each -> {}, () -> true);
    assertThat(report.depth()).isOne();
    assertThat(report.nodes()).isLessThan(10_000);
    assertThat(report.line()).isNotEmpty();
  }

  @Test
  void respectsTheTimeLimit() {
    RandomTree tree = new RandomTree(11, 200);
    SearchReport report = search(tree, 1).think(start(tree), Limits.time(50), each -> {});
    assertThat(report.timeMs()).isLessThanOrEqualTo(5000);
    assertThat(report.line()).isNotEmpty();
  }

  @Test
  void aFinishedGameIsNotSearched() {
    RandomTree tree = new RandomTree(1, 1);
    Line over = start(tree).play(0);
    assertThatThrownBy(() -> search(tree, 1).think(over, Limits.depth(1), each -> {}))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
