package quadrille.core;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A rule that players can set. One declaration serves the new-game form, the command line and the
 * database.
 *
 * <p>Its label and help are the texts {@code option.NAME} and {@code option.NAME.help} in the
 * game's messages; the values of a {@link Choice} are {@code option.NAME.VALUE}.
 */
public sealed interface Option {

  String name();

  /** All values in canonical spelling, in the order to offer them. */
  List<String> values();

  /** Computes the default from the values of the options declared before this one. */
  Function<Settings, ?> defaultFunction();

  /** The default, given the values of the options declared before this one. */
  default String defaultValue(Settings earlier) {
    return String.valueOf(defaultFunction().apply(earlier));
  }

  /** Returns the canonical spelling of a value, or null if it is not a value of this option. */
  default @Nullable String canonical(String text) {
    return values().stream().filter(text.strip()::equalsIgnoreCase).findFirst().orElse(null);
  }

  /** The values in a few words, for a message or help page: {@code 2…19}. */
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
    public String range() {
      return step == 1 ? minimum + "…" + maximum : Option.super.range();
    }
  }

  /** True or false. */
  record Flag(String name, Function<Settings, Boolean> defaultFunction) implements Option {

    @Override
    public List<String> values() {
      return List.of("true", "false");
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

  /** One of several words. */
  record Choice(String name, List<String> values, Function<Settings, String> defaultFunction)
      implements Option {}
}
