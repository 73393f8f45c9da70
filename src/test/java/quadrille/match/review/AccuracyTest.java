package quadrille.match.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import quadrille.core.Game;
import quadrille.games.Games;
import quadrille.search.Score;

class AccuracyTest {
  private static final Game DAMES = Games.get("dames").game();

  @Test
  void oneUnitAheadWinsTwoGamesOfThree() {
    int unit = DAMES.pointsPerUnit();
    assertThat(Accuracy.winProbability(0, DAMES)).isEqualTo(0.5);
    assertThat(Accuracy.winProbability(unit, DAMES)).isCloseTo(2 / 3.0, within(1e-9));
    assertThat(Accuracy.winProbability(-unit, DAMES)).isCloseTo(1 / 3.0, within(1e-9));
  }

  @Test
  void decidedScoresAreCertain() {
    assertThat(Accuracy.winProbability(Score.WIN - 7, DAMES)).isEqualTo(1);
    assertThat(Accuracy.winProbability(7 - Score.WIN, DAMES)).isZero();
  }

  @Test
  void accuracyFallsFrom100To0WithTheLoss() {
    assertThat(Accuracy.of(0)).isCloseTo(100, within(0.001));
    assertThat(Accuracy.of(0.1)).isBetween(60.0, 65.0);
    assertThat(Accuracy.of(1)).isZero();
  }

  @Test
  void judgesMovesByTheirLoss() {
    assertThat(Judgement.of(0.09)).isEqualTo(Judgement.FINE);
    assertThat(Judgement.of(0.1)).isEqualTo(Judgement.INACCURACY);
    assertThat(Judgement.of(0.25)).isEqualTo(Judgement.MISTAKE);
    assertThat(Judgement.of(1)).isEqualTo(Judgement.BLUNDER);
  }
}
