package quadrille.games;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Option;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.search.Knowledge;

/** A game with one of the settings that the contract tests play it with. */
public record GameVariant(GameModule module, Settings settings) {

  /** Every game under its defaults, its presets, and the extremes of every option. */
  public static Stream<GameVariant> all() {
    return Games.ALL.stream().flatMap(room -> of(room).stream());
  }

  static List<GameVariant> of(GameModule room) {
    Set<Settings> accepted = new LinkedHashSet<>();
    Game game = room.game();
    add(accepted, game, null, Map.of());
    for (Preset preset : game.presets()) {
      add(accepted, game, preset.id(), Map.of());
    }
    for (Option option : game.options()) {
      for (String value : representativeValues(option)) {
        add(accepted, game, null, Map.of(option.name(), value));
      }
    }
    for (Map<String, String> each : extremeCombinations(game)) {
      add(accepted, game, null, each);
    }
    return accepted.stream().map(settings -> new GameVariant(room, settings)).toList();
  }

  /** All options together at their first, a middle and their last value. */
  private static List<Map<String, String>> extremeCombinations(Game game) {
    Map<String, String> first = new TreeMap<>();
    Map<String, String> middle = new TreeMap<>();
    Map<String, String> last = new TreeMap<>();
    for (Option option : game.options()) {
      List<String> values = option.values();
      first.put(option.name(), values.getFirst());
      middle.put(option.name(), values.get(values.size() / 3));
      last.put(option.name(), values.getLast());
    }
    return List.of(first, middle, last);
  }

  /** The smallest and the largest number and two between, or every word. */
  private static List<String> representativeValues(Option option) {
    List<String> values = option.values();
    if (!(option instanceof Option.IntRange)) {
      return values;
    }
    int count = values.size();
    List<String> telling = new ArrayList<>();
    for (int index : new int[] {0, count / 3, count / 2, count - 1}) {
      telling.add(values.get(index));
    }
    return telling;
  }

  private static void add(
      Set<Settings> accepted, Game game, @Nullable String preset, Map<String, String> given) {
    try {
      accepted.add(Rules.settings(game, preset, given));
    } catch (BadInputException e) {
      // A combination that the game refuses is not played; the refusals are the game's own tests.
    }
  }

  public Game game() {
    return module.game();
  }

  Knowledge knowledge() {
    return module.knowledge().apply(settings);
  }

  @Override
  public String toString() {
    return game().id() + " " + settings.values();
  }
}
