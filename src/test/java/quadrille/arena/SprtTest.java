package quadrille.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SprtTest {
  private static final double ELO_OF_SIXTY_PERCENT = 400 * Math.log10(1.5);
  private static final Sprt SIXTY = new Sprt(0, ELO_OF_SIXTY_PERCENT);

  @Test
  void ratioIsZeroWithoutPairs() {
    assertThat(SIXTY.logLikelihoodRatio(Pentanomial.EMPTY)).isZero();
    assertThat(SIXTY.verdict(Pentanomial.EMPTY)).isEqualTo(Sprt.Verdict.OPEN);
  }

  /** 60 ln 1.2 + 40 ln 0.8: the first example by hand. */
  @Test
  void matchesTheFormulaForDecidedPairs() {
    double expected = 60 * Math.log(1.2) + 40 * Math.log(0.8);

    assertThat(SIXTY.logLikelihoodRatio(Pentanomial.of(40, 0, 0, 0, 60)))
        .isEqualTo(expected, within(0.001));
  }

  /** The same coin between a half and one and a half points: means 0.5 and 0.55. */
  @Test
  void matchesTheFormulaForHalfPointPairs() {
    Sprt sprt = new Sprt(0, 400 * Math.log10(0.55 / 0.45));

    assertThat(sprt.logLikelihoodRatio(Pentanomial.of(0, 40, 0, 60, 0)))
        .isEqualTo(60 * Math.log(1.2) + 40 * Math.log(0.8), within(0.001));
  }

  /** The second example by hand. */
  @Test
  void matchesAHandCalculationForThreeScores() {
    double tilt = (0.105 - Math.sqrt(0.105 * 0.105 + 4 * 0.024 * 0.1)) / 0.048;
    double expected =
        -25 * Math.log(1 - 0.6 * tilt)
            - 50 * Math.log(1 - 0.1 * tilt)
            - 25 * Math.log(1 + 0.4 * tilt);

    assertThat(expected).isEqualTo(-4.008, within(0.001));
    assertThat(SIXTY.logLikelihoodRatio(Pentanomial.of(25, 0, 50, 0, 25)))
        .isEqualTo(expected, within(0.001));
  }

  /** Two large tests of chess engines as published with their ratios. */
  @Test
  void matchesPublishedRatios() {
    assertThat(new Sprt(0.5, 2.5).logLikelihoodRatio(Pentanomial.of(223, 9863, 21279, 10037, 246)))
        .isEqualTo(-3.07, within(0.005));
    assertThat(new Sprt(0, 2).logLikelihoodRatio(Pentanomial.of(871, 26175, 55983, 26678, 821)))
        .isEqualTo(-4.98, within(0.005));
  }

  /** For small differences: N (s1 − s0) (2 mean − s0 − s1) / (2 variance). */
  @Test
  void matchesTheNormalApproximationForSmallDifferences() {
    Pentanomial pairs = Pentanomial.of(100, 900, 2000, 1000, 120);
    Sprt sprt = new Sprt(0, 5);
    double s1 = Elo.expectedScore(5);
    double drift =
        pairs.pairs() * (s1 - 0.5) * (2 * pairs.mean() - 0.5 - s1) / (2 * pairs.variance());

    assertThat(sprt.logLikelihoodRatio(pairs)).isEqualTo(drift, within(0.01));
  }

  @Test
  void decidesAtWaldsBounds() {
    assertThat(Sprt.BOUND).isEqualTo(2.944, within(0.001));
    assertThat(SIXTY.verdict(Pentanomial.of(40, 0, 0, 0, 60))).isEqualTo(Sprt.Verdict.OPEN);
    assertThat(SIXTY.verdict(Pentanomial.of(40, 0, 0, 0, 70))).isEqualTo(Sprt.Verdict.ELO1);
    assertThat(SIXTY.verdict(Pentanomial.of(25, 0, 50, 0, 25))).isEqualTo(Sprt.Verdict.ELO0);
  }

  @Test
  void swappingPlayersNegatesTheRatio() {
    double ratio = new Sprt(-10, 20).logLikelihoodRatio(Pentanomial.of(5, 20, 30, 25, 10));

    assertThat(new Sprt(-20, 10).logLikelihoodRatio(Pentanomial.of(10, 25, 30, 20, 5)))
        .isEqualTo(-ratio, within(1e-9));
  }

  @Test
  void rejectsHypothesesInWrongOrder() {
    assertThatThrownBy(() -> new Sprt(5, 5)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Sprt(0, 1001)).isInstanceOf(IllegalArgumentException.class);
  }
}
