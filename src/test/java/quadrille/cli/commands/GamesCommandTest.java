package quadrille.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.cli.CliRun;
import quadrille.core.Option;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.search.classic.OpponentKind;

class GamesCommandTest {

  static Iterable<GameModule> rooms() {
    return Games.ALL;
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void everyOptionIsListedWithItsRangeAndDefault(GameModule room) {
    String out = CliRun.of("games", room.game().id()).out();

    for (Option option : room.game().options()) {
      String value = Rules.defaults(room.game()).choice(option.name());
      assertThat(out).contains(option.name() + "=" + option.range() + " (default " + value + ")");
    }
    room.game().shorthands().keySet().forEach(name -> assertThat(out).contains(name + " sets "));
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void everyPresetAndLevelIsListed(GameModule room) {
    String out = CliRun.of("games", room.game().id()).out();

    for (Preset preset : room.game().presets()) {
      assertThat(out).containsPattern("(?m)^ +" + preset.id() + " +\\w+=");
    }
    for (int level = 1; level <= 8; level++) {
      assertThat(out).contains("Level " + level + ": looks " + room.game().depth(level) + " move");
    }
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void everyNamedOpponentIsListedWithWhatItDoes(GameModule room) {
    String out = CliRun.of("games", room.game().id()).out();

    for (OpponentKind kind : room.opponents()) {
      for (int grade : kind.selectableGrades()) {
        String spec = grade == 0 ? kind.id() : kind.id() + ":" + grade;
        assertThat(out).containsPattern("(?m)^    " + spec + " .*" + kind.help(grade) + "$");
      }
    }
  }

  @Test
  void withoutAGameAllAreDescribed() {
    String out = CliRun.of("games").out();

    Games.ALL.forEach(room -> assertThat(out).contains(CliRun.of("games", room.game().id()).out()));
  }

  @Test
  void theLowestLevelsOwnUpToTheirMistakes() {
    assertThat(CliRun.of("games", "hex").out()).contains("plays 30 % of its moves at random");
  }
}
