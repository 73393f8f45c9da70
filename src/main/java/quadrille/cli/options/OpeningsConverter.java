package quadrille.cli.options;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;

/** How games begin, as text: the number after {@code random:} is checked, a file is not. */
public final class OpeningsConverter implements ITypeConverter<String> {
  public static final String RANDOM_PREFIX = "random:";

  @Override
  public String convert(String text) {
    String spec = text.strip();
    if (spec.toLowerCase(Locale.ROOT).startsWith(RANDOM_PREFIX)) {
      new NumberConverters.CountOrZero().convert(spec.substring(RANDOM_PREFIX.length()));
    }
    return spec;
  }
}
