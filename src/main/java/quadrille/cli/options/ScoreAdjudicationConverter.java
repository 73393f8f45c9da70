package quadrille.cli.options;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import quadrille.match.AdjudicationRules;

/** When scores end a game: {@code UNITS:MOVES}. */
public final class ScoreAdjudicationConverter implements ITypeConverter<AdjudicationRules.ByScore> {
  @Override
  public AdjudicationRules.ByScore convert(String text) {
    String[] parts = text.strip().split(":");
    if (parts.length == 2
        && parts[0].matches("\\d{1,6}(\\.\\d+)?")
        && parts[1].matches("\\d{1,4}")) {
      double units = Double.parseDouble(parts[0]);
      int moves = Integer.parseInt(parts[1]);
      if (units > 0 && moves > 0) {
        return new AdjudicationRules.ByScore(units, moves);
      }
    }
    throw new TypeConversionException(
        "expected UNITS:MOVES, both more than 0, such as 3:4 but was " + text);
  }
}
