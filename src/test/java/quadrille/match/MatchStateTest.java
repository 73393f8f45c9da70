package quadrille.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.MatchState.Phase;

/** Tests what a state says of the clocks. */
class MatchStateTest {
  private static final long MS = 1_000_000;
  private static final Game HEX = Games.get("hex").game();
  private static final Line START = Line.start(HEX, Rules.defaults(HEX));

  private static MatchState state(Phase phase) {
    return state(phase, Clock.start(new Clock.Rule.PerGame(60_000, 0)));
  }

  private static MatchState state(Phase phase, Clock clock) {
    return new MatchState(START, List.of(), List.of(), phase, clock, 5000 * MS, null, null);
  }

  @Test
  void clockOfTheSideToMoveRuns() {
    assertThat(state(Phase.WAITING).remainingMs(Side.FIRST, 6500 * MS)).isEqualTo(58_500);
    assertThat(state(Phase.WAITING).remainingMs(Side.SECOND, 6500 * MS)).isEqualTo(60_000);
  }

  @Test
  void clockWaitsForTheFirstMoveOfItsSide() {
    Clock clock = Clock.startAfterFirstMoves(new Clock.Rule.PerGame(60_000, 0));
    MatchState before = state(Phase.WAITING, clock);
    assertThat(before.runningSide()).isNull();
    assertThat(before.remainingMs(Side.FIRST, 6500 * MS)).isEqualTo(60_000);
    MatchState after = state(Phase.WAITING, clock.after(Side.FIRST, 9_000));
    assertThat(after.runningSide()).isEqualTo(Side.FIRST);
    assertThat(after.remainingMs(Side.FIRST, 6500 * MS)).isEqualTo(58_500);
  }

  @Test
  void clockStopsWhilePaused() {
    assertThat(state(Phase.PAUSED).remainingMs(Side.FIRST, 6500 * MS)).isEqualTo(60_000);
  }

  @Test
  void clockStopsAtZero() {
    assertThat(state(Phase.WAITING).remainingMs(Side.FIRST, 90_000 * MS)).isZero();
  }
}
