package quadrille.cli.options;

import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import quadrille.arena.training.FitOptions;

/** The options of a fit of weights. */
public final class FitParameters {
  @Option(
      names = "--epochs",
      paramLabel = "N",
      converter = NumberConverters.Count.class,
      description = "How often the fit goes through all games; 5 by default.")
  private @Nullable Integer epochs;

  @Option(
      names = "--rate",
      paramLabel = "POINTS",
      description =
          "The longest step of a weight at the beginning of the fit, in points; 5 by default. Steps"
              + " become shorter from epoch to epoch.")
  private @Nullable Double rate;

  @Option(
      names = "--mix",
      paramLabel = "SHARE",
      description =
          "The share of the search's score in what a position learns, from 0 to 1; the rest is what"
              + " the next position of its game learns, and for the last one the result. Positions"
              + " of games with random moves learn the score alone. 0.9 by default.")
  private @Nullable Double mix;

  @Option(
      names = "--deviation",
      paramLabel = "POINTS",
      description =
          "The standard deviation of a weight from what it begins with, in points; the smaller,"
              + " the less is learned about rare features. 100 by default.")
  private @Nullable Double deviation;

  @Option(
      names = "--min-positions",
      paramLabel = "N",
      description =
          "Sets the weight of a feature that fewer than N positions have to 0, which makes the"
              + " file smaller; from 0 to "
              + FitOptions.MAX_MIN_POSITIONS
              + "; 0 by default.")
  private @Nullable Integer minPositions;

  /** Whether any of them is given. */
  public boolean areGiven() {
    return Stream.of(epochs, rate, mix, deviation, minPositions).anyMatch(Objects::nonNull);
  }

  /** Whether all numbers are in their ranges. */
  public boolean areValid() {
    FitOptions options = options(1);
    return options.mix() >= 0
        && options.mix() <= 1
        && options.rate() > 0
        && options.minPositions() >= 0
        && options.minPositions() <= FitOptions.MAX_MIN_POSITIONS
        && options.deviation() > 0;
  }

  public FitOptions options(int threads) {
    return new FitOptions(
        Objects.requireNonNullElse(epochs, 5),
        Objects.requireNonNullElse(rate, 5.0),
        Objects.requireNonNullElse(mix, 0.9),
        Objects.requireNonNullElse(deviation, 100.0),
        Objects.requireNonNullElse(minPositions, 0),
        threads);
  }
}
