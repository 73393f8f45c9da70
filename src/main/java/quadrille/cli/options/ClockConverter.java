package quadrille.cli.options;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import quadrille.core.BadInputException;
import quadrille.match.Clock;

/** How time is given. */
final class ClockConverter implements ITypeConverter<Clock.Rule> {

  @Override
  public Clock.Rule convert(String text) {
    try {
      return Clock.Rule.parse(text);
    } catch (BadInputException e) {
      throw new TypeConversionException(e.text().toString());
    }
  }
}
