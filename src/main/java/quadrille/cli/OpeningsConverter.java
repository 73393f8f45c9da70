package quadrille.cli;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;

/** How games begin, as text: the number after {@code random:} is checked, a file is not. */
final class OpeningsConverter implements ITypeConverter<String> {
  static final String RANDOM = "random:";

  @Override
  public String convert(String text) {
    String spec = text.strip();
    if (spec.toLowerCase(Locale.ROOT).startsWith(RANDOM)) {
      new Ranges.CountOrNone().convert(spec.substring(RANDOM.length()));
    }
    return spec;
  }
}
