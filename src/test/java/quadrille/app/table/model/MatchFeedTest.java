package quadrille.app.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import quadrille.core.Line;
import quadrille.core.Side;
import quadrille.match.Clock;
import quadrille.match.MatchListener;
import quadrille.match.MatchState;
import quadrille.match.MatchState.Phase;
import quadrille.search.SearchReport;

class MatchFeedTest {
  private final Queue<Runnable> screen = new ArrayDeque<>();
  private final List<Object> events = new ArrayList<>();
  private final MatchFeed feed = new MatchFeed(screen::add, new Recorder());

  private final class Recorder implements MatchListener {
    @Override
    public void changed(MatchState state) {
      events.add(state.phase());
    }

    @Override
    public void thinking(Side side, Line line, SearchReport report) {
      events.add(side + " " + report.depth());
    }

    @Override
    public void drawDeclined(Side side) {
      events.add("declined by " + side);
    }
  }

  private void runScreen() {
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

  private void report(Side side, int depth) {
    Line start = TableFixtures.start("hex");
    Line line = side == Side.FIRST ? start : start.play(1);
    feed.thinking(side, line, new SearchReport(depth, 1, 0, false, 1, 1, 0, List.of(1L)));
  }

  @Test
  void deliversEventsOnTheScreensThread() {
    feed.changed(state(Phase.WAITING));
    assertThat(events).isEmpty();
    runScreen();
    assertThat(events).containsExactly(Phase.WAITING);
  }

  @Test
  void skipsStatesThatAreOutOfDate() {
    feed.changed(state(Phase.WAITING));
    feed.changed(state(Phase.PAUSED));
    feed.changed(state(Phase.OVER));
    assertThat(screen).hasSize(1);
    runScreen();
    assertThat(events).containsExactly(Phase.OVER);
  }

  @Test
  void deliversEveryStateToAFastScreen() {
    feed.changed(state(Phase.WAITING));
    runScreen();
    feed.changed(state(Phase.PAUSED));
    runScreen();
    assertThat(events).containsExactly(Phase.WAITING, Phase.PAUSED);
  }

  @Test
  void reportsOfOneSideDoNotReplaceTheOthers() {
    report(Side.FIRST, 1);
    report(Side.FIRST, 2);
    report(Side.SECOND, 7);
    runScreen();
    assertThat(events).containsExactly("FIRST 2", "SECOND 7");
  }

  @Test
  void deliversADeclinedDraw() {
    feed.drawDeclined(Side.SECOND);
    runScreen();
    assertThat(events).containsExactly("declined by SECOND");
  }
}
