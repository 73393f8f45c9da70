package quadrille.core;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.text.Text;

/** Combines a preset and the values a player chose into the settings of a game. */
public final class Rules {
  private Rules() {}

  /** Returns the default settings of a game: its first preset, if it has any. */
  public static Settings defaults(Game game) {
    try {
      return settings(game, null, Map.of());
    } catch (BadInputException e) {
      throw new IllegalStateException("the defaults of " + game.id() + " contradict each other", e);
    }
  }

  /**
   * Returns settings with the given values; other options have the preset's values or the defaults.
   *
   * @param preset the id of a preset, or null for the game's first
   * @param given option names or shorthands with their values
   * @throws BadInputException for an unknown preset or option, a value out of range, or values that
   *     contradict each other
   */
  public static Settings settings(Game game, @Nullable String preset, Map<String, String> given)
      throws BadInputException {
    return settings(game, preset, Map.of(), given);
  }

  /**
   * @param implied values by the names of their options, where none is given
   */
  private static Settings settings(
      Game game, @Nullable String preset, Map<String, String> implied, Map<String, String> given)
      throws BadInputException {
    Map<String, String> wanted = new LinkedHashMap<>(preset(game, preset));
    wanted.putAll(implied);
    wanted.putAll(expand(game, given));
    Settings settings = Settings.NONE;
    for (Option option : game.options()) {
      String text = wanted.remove(option.name());
      String value =
          text == null ? option.defaultValue(settings) : canonical(game, option, text, given);
      settings = settings.with(option.name(), value);
    }
    if (!wanted.isEmpty()) {
      throw unknownOption(game, wanted.keySet().iterator().next());
    }
    game.validate(settings);
    return settings;
  }

  /**
   * Returns settings for a game that starts from a position. Options that are not given are taken
   * from the text of the position as far as it implies them.
   *
   * @throws BadInputException as {@link #settings(Game, String, Map)} does
   */
  public static Settings settings(
      Game game, @Nullable String preset, Map<String, String> given, String position)
      throws BadInputException {
    return settings(game, preset, game.notation().optionsOf(position), given);
  }

  /**
   * Returns the settings that a text stands for: {@code NAME=VALUE} pairs separated by commas,
   * {@code rules=ID} for a preset, {@code -} or nothing for the defaults.
   *
   * @throws BadInputException as {@link #settings(Game, String, Map)} does
   */
  public static Settings parse(Game game, String text) throws BadInputException {
    Map<String, String> given = new LinkedHashMap<>();
    for (String pair : text.strip().split(",")) {
      String[] sides = pair.split("=", 2);
      if (!pair.isBlank() && !pair.equals("-")) {
        given.put(sides[0].strip(), sides.length == 2 ? sides[1].strip() : "");
      }
    }
    String preset = given.remove("rules");
    return settings(game, preset, given);
  }

  /**
   * Returns the settings that differ from the defaults as a text for {@link #parse}, or {@code -}
   * if there are none.
   */
  public static String format(Game game, Settings settings) {
    String different =
        changes(game, settings).entrySet().stream()
            .map(option -> option.getKey() + "=" + option.getValue())
            .collect(Collectors.joining(","));
    return different.isEmpty() ? "-" : different;
  }

  /**
   * Returns the values that differ from the defaults, by the names of their options. An option may
   * have one default with the usual values of those before it and another with these.
   */
  public static Map<String, String> changes(Game game, Settings settings) {
    Map<String, String> changes = new LinkedHashMap<>(settings.values());
    Map<String, String> usual = defaults(game).values();
    for (Option option : game.options()) {
      String value = option.defaultValue(settings);
      if (value.equals(usual.get(option.name()))) {
        changes.remove(option.name(), value);
      }
    }
    return changes;
  }

  /** Returns the preset with exactly these settings, or null if there is none. */
  public static @Nullable Preset presetOf(Game game, Settings settings) {
    try {
      for (Preset preset : game.presets()) {
        if (settings(game, preset.id(), Map.of()).equals(settings)) {
          return preset;
        }
      }
      return null;
    } catch (BadInputException e) {
      throw new IllegalStateException("a preset of " + game.id() + " contradicts itself", e);
    }
  }

  private static Map<String, String> preset(Game game, @Nullable String id)
      throws BadInputException {
    List<Preset> presets = game.presets();
    if (id == null) {
      return presets.isEmpty() ? Map.of() : presets.getFirst().values();
    }
    for (Preset preset : presets) {
      if (preset.id().equalsIgnoreCase(id)) {
        return preset.values();
      }
    }
    List<String> known = presets.stream().map(Preset::id).toList();
    throw new BadInputException(
        known.isEmpty()
            ? Text.of(Rules.class, "error.no-presets", game.id(), id)
            : Text.of(Rules.class, "error.preset", game.id(), id, String.join(", ", known)));
  }

  /** Replaces shorthands such as size=9; an option given by its own name takes precedence. */
  private static Map<String, String> expand(Game game, Map<String, String> given) {
    Map<String, String> all = new LinkedHashMap<>();
    game.shorthands()
        .forEach(
            (shorthand, names) -> {
              String value = given.get(shorthand);
              if (value != null) {
                names.forEach(name -> all.put(name, value));
              }
            });
    all.putAll(given);
    all.keySet().removeAll(game.shorthands().keySet());
    return all;
  }

  private static String canonical(Game game, Option option, String text, Map<String, String> given)
      throws BadInputException {
    String value = option.canonical(text);
    if (value == null) {
      throw new BadInputException(
          Rules.class,
          "error.value",
          game.id(),
          givenName(game, option, given),
          text,
          option.range());
    }
    return value;
  }

  /** The name by which the value of an option was given: a shorthand or its own. */
  private static String givenName(Game game, Option option, Map<String, String> given) {
    if (!given.containsKey(option.name())) {
      for (Map.Entry<String, List<String>> shorthand : game.shorthands().entrySet()) {
        if (shorthand.getValue().contains(option.name()) && given.containsKey(shorthand.getKey())) {
          return shorthand.getKey();
        }
      }
    }
    return option.name();
  }

  private static BadInputException unknownOption(Game game, String name) {
    List<String> known =
        Stream.concat(
                game.options().stream().map(Option::name), game.shorthands().keySet().stream())
            .toList();
    return new BadInputException(
        Rules.class, "error.option", game.id(), name, String.join(", ", known));
  }
}
