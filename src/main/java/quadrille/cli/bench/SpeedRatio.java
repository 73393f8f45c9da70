package quadrille.cli.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.DoubleStream;

/**
 * How many times as fast one version is as another, from several rounds.
 *
 * @param log the mean of the natural logarithms of the ratios, so that twice as fast and half as
 *     fast cancel out
 * @param error the standard error of this mean
 * @param rounds how many ratios there were, 2 or more
 */
record SpeedRatio(double log, double error, int rounds) {
  /** The 99.5 % quantile of the normal distribution. */
  private static final double QUANTILE = 2.576;

  /** Of two or more ratios, all of them positive. */
  static SpeedRatio of(double... ratios) {
    double[] logs = Arrays.stream(ratios).map(Math::log).toArray();
    double mean = DoubleStream.of(logs).average().orElseThrow();
    double squares = DoubleStream.of(logs).map(each -> (each - mean) * (each - mean)).sum();
    double error = Math.sqrt(squares / (logs.length - 1) / logs.length);
    return new SpeedRatio(mean, error, logs.length);
  }

  /** The geometric mean of the ratios. */
  double mean() {
    return Math.exp(log);
  }

  boolean isFaster() {
    return log > margin();
  }

  boolean isSlower() {
    return -log > margin();
  }

  /**
   * What a logarithm exceeds by chance in about one comparison of a hundred. Student's distribution
   * by its expansion in M. Abramowitz and I. Stegun, Handbook of Mathematical Functions (1964),
   * formula 26.7.5.
   */
  private double margin() {
    double z = QUANTILE;
    double freedom = rounds - 1;
    double first = (Math.pow(z, 3) + z) / (4 * freedom);
    double second = (5 * Math.pow(z, 5) + 16 * Math.pow(z, 3) + 3 * z) / (96 * freedom * freedom);
    return (z + first + second) * error;
  }

  /** Such as "1.310 ± 0.020 faster". */
  @Override
  public String toString() {
    String verdict = isFaster() ? " faster" : isSlower() ? " slower" : "";
    return String.format(Locale.ROOT, "%.3f ± %.3f%s", mean(), mean() * error, verdict);
  }
}
