package quadrille.games.dames.protocol;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of the second Hub protocol: {@code command name=value name="a value" flag}. A flag has an
 * empty value; anything else is skipped.
 */
record HubMessage(String command, Map<String, String> values) {
  private static final Pattern PAIR =
      Pattern.compile("([\\w.-]+)(?:\\s*=\\s*(?:\"([^\"]*)\"|([^\\s\"]+)))?");
  private static final Pattern PLAIN = Pattern.compile("[\\w.+-]+");

  static HubMessage read(String text) {
    String[] parts = text.strip().split("\\s+", 2);
    Map<String, String> values = new LinkedHashMap<>();
    if (parts.length > 1) {
      Matcher pair = PAIR.matcher(parts[1]);
      while (pair.find()) {
        String value = pair.group(2) != null ? pair.group(2) : pair.group(3);
        values.put(pair.group(1), value == null ? "" : value);
      }
    }
    return new HubMessage(parts[0], values);
  }

  /** Returns a value, or an empty text if it is missing. */
  String value(String name) {
    return values.getOrDefault(name, "");
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  /** Formats a pair, with quotes if necessary. */
  static String formatPair(String name, String value) {
    boolean plain = PLAIN.matcher(value).matches();
    return name + "=" + (plain ? value : '"' + value.replace('"', '\'') + '"');
  }
}
