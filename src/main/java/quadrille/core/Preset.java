package quadrille.core;

import java.util.Map;

/**
 * A named set of rules.
 *
 * @param id its name on the command line; its label is the game's text {@code preset.ID}
 * @param values the options it sets; all others have their defaults
 */
public record Preset(String id, Map<String, String> values) {
  public Preset {
    values = Map.copyOf(values);
  }
}
