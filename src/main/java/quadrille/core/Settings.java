package quadrille.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A value for every option of a game, in the order of their declaration. Immutable.
 *
 * <p>{@link Rules#settings} makes it out of a preset and what a player set.
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

  Settings with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(values);
    more.put(name, value);
    return new Settings(more);
  }
}
