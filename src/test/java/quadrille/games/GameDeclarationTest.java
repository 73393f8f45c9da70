package quadrille.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Option;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.search.Level;

/** What a game declares about itself: options, presets, texts, levels. */
class GameDeclarationTest {

  static Stream<Game> games() {
    return Games.ALL.stream().map(GameModule::game);
  }

  @Test
  void everyGameHasItsOwnName() {
    assertThat(games().map(Game::id)).doesNotHaveDuplicates().allMatch(id -> id.matches("[a-z]+"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyDefaultIsOneOfTheValues(Game game) {
    Settings defaults = Rules.defaults(game);
    for (Option option : game.options()) {
      assertThat(option.values()).doesNotHaveDuplicates().contains(defaults.choice(option.name()));
    }
    assertThat(defaults.values().keySet())
        .containsExactlyElementsOf(game.options().stream().map(Option::name).toList());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyValueIsItsOwnCanonicalSpelling(Game game) {
    for (Option option : game.options()) {
      for (String value : option.values()) {
        assertThat(option.canonical(value)).isEqualTo(value);
        assertThat(option.canonical(" " + value.toUpperCase(Locale.ROOT))).isEqualTo(value);
      }
      assertThat(option.canonical("no such value")).isNull();
    }
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void settingsCanBeReadBackFromTheirValues(GameVariant table) throws BadInputException {
    Settings settings = table.settings();
    assertThat(Rules.settings(table.game(), null, settings.values())).isEqualTo(settings);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyPresetCanBeChosenAndSetsWhatItSays(Game game) throws BadInputException {
    for (Preset preset : game.presets()) {
      Settings settings = Rules.settings(game, preset.id(), Map.of());
      assertThat(settings.values()).containsAllEntriesOf(preset.values());
    }
    assertThat(game.presets().stream().map(Preset::id)).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("games")
  void shorthandsStandForOptionsAndShareNoName(Game game) {
    List<String> names = game.options().stream().map(Option::name).toList();
    game.shorthands()
        .forEach(
            (shorthand, options) -> {
              assertThat(names).containsAll(options).doesNotContain(shorthand);
            });
  }

  @ParameterizedTest
  @MethodSource("games")
  void aHigherLevelNeverSearchesLessDeeply(Game game) {
    int previous = 1;
    for (Level level : Level.ALL) {
      assertThat(level.depth(game)).isGreaterThanOrEqualTo(previous);
      previous = level.depth(game);
    }
    assertThat(Level.of(8).depth(game)).isGreaterThan(Level.of(1).depth(game));
    assertThat(game.pointsPerUnit()).isPositive();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyTextThatCoreNeedsExists(Game game) {
    for (String key : requiredKeys(game)) {
      assertThat(game.text(key).in(Locale.ENGLISH)).as(key).isNotBlank();
      assertThat(game.text(key).in(Locale.FRENCH)).as(key).isNotBlank();
    }
  }

  @ParameterizedTest
  @MethodSource("quadrille.games.GameVariant#all")
  void theTwoSidesHaveTwoNames(GameVariant table) {
    for (Locale locale : List.of(Locale.ENGLISH, Locale.FRENCH)) {
      String first = table.game().sideName(Side.FIRST, table.settings()).in(locale);
      String second = table.game().sideName(Side.SECOND, table.settings()).in(locale);
      assertThat(first).isNotBlank().isNotEqualTo(second);
      assertThat(second).isNotBlank();
    }
  }

  private static List<String> requiredKeys(Game game) {
    List<String> keys = new ArrayList<>(List.of("name", "tagline", "side.first", "side.second"));
    game.presets().forEach(preset -> keys.add("preset." + preset.id()));
    for (Option option : game.options()) {
      keys.add("option." + option.name());
      keys.add("option." + option.name() + ".help");
      if (option instanceof Option.Choice) {
        option.values().forEach(value -> keys.add("option." + option.name() + "." + value));
      }
    }
    return keys;
  }
}
