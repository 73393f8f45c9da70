package quadrille.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quadrille.app.table.model.TableFixtures;
import quadrille.core.Side;
import quadrille.match.Clock;
import quadrille.match.MatchState;
import quadrille.match.MatchState.Phase;

class ClockDisplayTest {
  private static final long MS = 1_000_000;

  private static MatchState state(Phase phase) {
    return state(phase, Clock.start(new Clock.Rule.PerGame(60_000, 0)));
  }

  private static MatchState state(Phase phase, Clock clock) {
    return new MatchState(
        TableFixtures.start("hex"), List.of(), List.of(), phase, clock, 5000 * MS, null, null);
  }

  @Test
  void clockOfTheSideToMoveRuns() {
    assertThat(ClockDisplay.remainingMs(state(Phase.WAITING), Side.FIRST, 6500 * MS))
        .isEqualTo(58_500);
    assertThat(ClockDisplay.remainingMs(state(Phase.WAITING), Side.SECOND, 6500 * MS))
        .isEqualTo(60_000);
  }

  @Test
  void clockWaitsForTheFirstMoveOfItsSide() {
    Clock clock = Clock.startAfterFirstMoves(new Clock.Rule.PerGame(60_000, 0));
    MatchState before = state(Phase.WAITING, clock);
    assertThat(ClockDisplay.isRunning(before)).isFalse();
    assertThat(ClockDisplay.remainingMs(before, Side.FIRST, 6500 * MS)).isEqualTo(60_000);
    MatchState after = state(Phase.WAITING, clock.after(Side.FIRST, 9_000));
    assertThat(ClockDisplay.isRunning(after)).isTrue();
    assertThat(ClockDisplay.remainingMs(after, Side.FIRST, 6500 * MS)).isEqualTo(58_500);
  }

  @Test
  void clockStopsWhilePaused() {
    assertThat(ClockDisplay.remainingMs(state(Phase.PAUSED), Side.FIRST, 6500 * MS))
        .isEqualTo(60_000);
  }

  @Test
  void clockStopsAtZero() {
    assertThat(ClockDisplay.remainingMs(state(Phase.WAITING), Side.FIRST, 90_000 * MS)).isZero();
  }

  @Test
  void showsTenthsBelowTwentySecondsAndHoursFromOneHourOn() {
    assertThat(ClockDisplay.format(600_000)).isEqualTo("10:00");
    assertThat(ClockDisplay.format(65_999)).isEqualTo("1:05");
    assertThat(ClockDisplay.format(3_905_000)).isEqualTo("1:05:05");
    assertThat(ClockDisplay.format(20_000)).isEqualTo("0:20");
    assertThat(ClockDisplay.format(17_450)).isEqualTo("0:17.4");
    assertThat(ClockDisplay.format(0)).isEqualTo("0:00");
  }
}
