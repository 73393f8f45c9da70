package quadrille.core;

import java.util.Map;

/**
 * A named set of rules.
 *
 * @param id what the command line calls it; its label is the game's text {@code preset.ID}
 * @param values the options that it sets; the others keep their defaults
 */
public record Preset(String id, Map<String, String> values) {
  public Preset {
    values = Map.copyOf(values);
  }
}
