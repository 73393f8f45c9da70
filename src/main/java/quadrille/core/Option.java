package quadrille.core;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A rule that can be set, declared once for the new-game form, the command line and the records.
 *
 * <p>Its label and help are the texts {@code option.NAME} and {@code option.NAME.help} of the
 * game's own messages; the values of a {@link Choice} are {@code option.NAME.VALUE}. A default may
 * depend on the options declared before it.
 */
public sealed interface Option {

  String name();

  /** Every value that may be set, in canonical spelling and in the order to be offered. */
  List<String> values();

  /** The default, given the values of the options declared before this one. */
  String defaultValue(Settings before);

  /** The canonical spelling of a value, as it stands in {@link #values}, or null if it is none. */
  default @Nullable String canonical(String text) {
    return values().stream().filter(text.strip()::equalsIgnoreCase).findFirst().orElse(null);
  }

  /** The values in a few words, for a message or a help page: {@code 2…19}. */
  default String range() {
    return String.join(", ", values());
  }

  /** A whole number from {@code minimum} to {@code maximum} in steps of {@code step}. */
  record IntRange(
      String name, int minimum, int maximum, int step, Function<Settings, Integer> defaultFunction)
      implements Option {

    @Override
    public List<String> values() {
      return IntStream.rangeClosed(0, (maximum - minimum) / step)
          .mapToObj(i -> Integer.toString(minimum + i * step))
          .toList();
    }

    @Override
    public String defaultValue(Settings before) {
      return defaultFunction.apply(before).toString();
    }

    @Override
    public String range() {
      return step == 1 ? minimum + "…" + maximum : Option.super.range();
    }
  }

  /** Yes or no. */
  record Flag(String name, Function<Settings, Boolean> defaultFunction) implements Option {

    @Override
    public List<String> values() {
      return List.of("true", "false");
    }

    @Override
    public String defaultValue(Settings before) {
      return defaultFunction.apply(before).toString();
    }

    @Override
    public @Nullable String canonical(String text) {
      return switch (text.strip().toLowerCase(Locale.ROOT)) {
        case "true", "yes", "on" -> "true";
        case "false", "no", "off" -> "false";
        default -> null;
      };
    }
  }

  /** One of a few words. */
  record Choice(String name, List<String> values, Function<Settings, String> defaultFunction)
      implements Option {

    @Override
    public String defaultValue(Settings before) {
      return defaultFunction.apply(before);
    }
  }
}
