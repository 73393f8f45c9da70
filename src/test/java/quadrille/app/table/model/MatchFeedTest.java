package quadrille.app.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import quadrille.app.table.analyst.CandidateMove;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Clock;
import quadrille.match.MatchState;
import quadrille.match.MatchState.Phase;
import quadrille.search.SearchReport;

class MatchFeedTest {
  private final Queue<Runnable> screen = new ArrayDeque<>();
  private final List<Object> told = new ArrayList<>();
  private final MatchFeed feed = new MatchFeed(screen::add, new Listed());

  private final class Listed implements MatchFeed.Listener {
    @Override
    public void stateChanged(MatchState state) {
      told.add(state.phase());
    }

    @Override
    public void computerThought(CandidateMove move) {
      told.add(move.side() + " " + move.report().depth());
    }

    @Override
    public void drawDeclined(Side side) {
      told.add("declined by " + side);
    }
  }

  private void screenRuns() {
    while (!screen.isEmpty()) {
      screen.remove().run();
    }
  }

  private static MatchState state(Phase phase) {
    return new MatchState(
        TableFixtures.start("hex"),
        List.of(),
        List.of(),
        phase,
        Clock.start(new Clock.Rule.None()),
        0,
        null,
        null);
  }

  private void thinks(Side side, int depth) {
    Line start = TableFixtures.start("hex");
    Line line = side == Side.FIRST ? start : start.play(1);
    feed.thinking(side, line, new SearchReport(depth, 1, 0, false, 1, 1, 0, List.of(1L)));
  }

  @Test
  void nothingIsToldOnTheMatchsOwnThread() {
    feed.changed(state(Phase.WAITING));
    assertThat(told).isEmpty();
    screenRuns();
    assertThat(told).containsExactly(Phase.WAITING);
  }

  @Test
  void whatIsOvertakenIsLeftOut() {
    feed.changed(state(Phase.WAITING));
    feed.changed(state(Phase.PAUSED));
    feed.changed(state(Phase.OVER));
    assertThat(screen).hasSize(1);
    screenRuns();
    assertThat(told).containsExactly(Phase.OVER);
  }

  @Test
  void everythingIsToldToAScreenThatHasTime() {
    feed.changed(state(Phase.WAITING));
    screenRuns();
    feed.changed(state(Phase.PAUSED));
    screenRuns();
    assertThat(told).containsExactly(Phase.WAITING, Phase.PAUSED);
  }

  @Test
  void oneSidesThoughtsDoNotOvertakeTheOthers() {
    thinks(Side.FIRST, 1);
    thinks(Side.FIRST, 2);
    thinks(Side.SECOND, 7);
    screenRuns();
    assertThat(told).containsExactly("FIRST 2", "SECOND 7");
  }

  @Test
  void aDeclinedDrawIsTold() {
    feed.drawDeclined(Side.SECOND);
    screenRuns();
    assertThat(told).containsExactly("declined by SECOND");
  }
}
