package quadrille.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The values of all options of a game, in the order of their declaration. {@link Rules} creates
 * them. Immutable.
 *
 * <p>The getters throw {@link IllegalArgumentException} for an option that the game does not have.
 */
public record Settings(Map<String, String> values) {
  public static final Settings NONE = new Settings(Map.of());

  public Settings {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  public String choice(String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no option " + name + " in " + values);
    }
    return value;
  }

  public int integer(String name) {
    return Integer.parseInt(choice(name));
  }

  public boolean flag(String name) {
    return Boolean.parseBoolean(choice(name));
  }

  /** Returns settings with another value for an option; the value is not checked. */
  public Settings with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(values);
    more.put(name, value);
    return new Settings(more);
  }
}
