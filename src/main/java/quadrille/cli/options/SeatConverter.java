package quadrille.cli.options;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import quadrille.core.BadInputException;
import quadrille.match.Seat;

/** Who sits at a side. */
public final class SeatConverter implements ITypeConverter<Seat> {

  @Override
  public Seat convert(String text) {
    try {
      return Seat.parse(text);
    } catch (BadInputException e) {
      throw new TypeConversionException(e.text().toString());
    }
  }
}
