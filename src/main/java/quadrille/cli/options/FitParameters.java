package quadrille.cli.options;

import picocli.CommandLine.Option;
import quadrille.arena.training.FitOptions;

/** The options of a fit of weights. */
public final class FitParameters {
  @Option(
      names = "--epochs",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description = "How often the fit goes through all games; 5 by default.")
  private int epochs = 5;

  @Option(
      names = "--rate",
      paramLabel = "POINTS",
      description =
          "The longest step of a weight at the beginning of the fit, in points; 5 by default. Steps"
              + " become shorter from epoch to epoch.")
  private double rate = 5;

  @Option(
      names = "--mix",
      paramLabel = "SHARE",
      description =
          "The share of the search's scores in what is learned, from 0 to 1; the rest is the result"
              + " of the game. 0.9 by default.")
  private double mix = 0.9;

  @Option(
      names = "--deviation",
      paramLabel = "POINTS",
      description =
          "The standard deviation of a weight from what it begins with, in points; the smaller,"
              + " the less is learned about rare features. 100 by default.")
  private double deviation = 100;

  /** Whether all numbers are in their ranges. */
  public boolean areValid() {
    return mix >= 0 && mix <= 1 && rate > 0 && deviation > 0;
  }

  public FitOptions options(int threads) {
    return new FitOptions(epochs, rate, mix, deviation, threads);
  }
}
