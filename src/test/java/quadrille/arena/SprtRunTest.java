package quadrille.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import quadrille.core.Side;

class SprtRunTest {
  private static final Schedule SCHEDULE = Schedule.roundRobin(2, 1000);

  @Test
  void countsOnlyCompletePairs() {
    SprtRun run = new SprtRun(new Sprt(0, 100));

    assertThat(run.test(game(0, Side.FIRST))).isFalse();
    assertThat(run.pairs()).isEqualTo(Pentanomial.EMPTY);
    assertThat(run.test(game(1, null))).isFalse();
    assertThat(run.pairs()).isEqualTo(Pentanomial.of(0, 0, 0, 1, 0));
  }

  /** Won with both colours again and again: each pair adds a little less than ln(s1 / s0). */
  @Test
  void endsWithTheDecidingPair() {
    SprtRun run = new SprtRun(new Sprt(0, 100));
    int games = 0;
    while (!run.test(game(games, games % 2 == 0 ? Side.FIRST : Side.SECOND))) {
      games++;
    }

    assertThat(games % 2).isEqualTo(1);
    assertThat(run.verdict()).isEqualTo(Sprt.Verdict.ELO1);
    assertThat(run.logLikelihoodRatio()).isGreaterThanOrEqualTo(Sprt.BOUND);
    assertThat(run.pairs().count(4)).isEqualTo(run.pairs().pairs()).isEqualTo((games + 1) / 2);
  }

  private static GameResult game(int number, @Nullable Side winner) {
    Fixture fixture = SCHEDULE.fixture(number);
    return new GameResult(fixture, winner, "test", "test", Effort.NONE, Effort.NONE);
  }
}
