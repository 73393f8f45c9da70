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

  static Iterable<GameModule> modules() {
    return Games.ALL;
  }

  @ParameterizedTest
  @MethodSource("modules")
  void listsEveryOptionWithRangeAndDefault(GameModule module) {
    String out = CliRun.of("games", module.game().id()).out();

    for (Option option : module.game().options()) {
      String value = Rules.defaults(module.game()).choice(option.name());
      assertThat(out).contains(option.name() + "=" + option.range() + " (default " + value + ")");
    }
    module.game().shorthands().keySet().forEach(name -> assertThat(out).contains(name + " sets "));
  }

  @ParameterizedTest
  @MethodSource("modules")
  void listsEveryPresetAndLevel(GameModule module) {
    String out = CliRun.of("games", module.game().id()).out();

    for (Preset preset : module.game().presets()) {
      assertThat(out).containsPattern("(?m)^ +" + preset.id() + " +\\w+=");
    }
    for (int level = 1; level <= 8; level++) {
      assertThat(out)
          .contains("Level " + level + ": searches " + module.game().depth(level) + " pl");
    }
  }

  @ParameterizedTest
  @MethodSource("modules")
  void listsEveryNamedOpponentWithItsDescription(GameModule module) {
    String out = CliRun.of("games", module.game().id()).out();

    for (OpponentKind kind : module.opponents()) {
      for (int grade : kind.selectableGrades()) {
        String spec = grade == 0 ? kind.id() : kind.id() + ":" + grade;
        assertThat(out).containsPattern("(?m)^    " + spec + " .*" + kind.help(grade) + "$");
      }
    }
  }

  @Test
  void describesAllGamesByDefault() {
    String out = CliRun.of("games").out();

    Games.ALL.forEach(
        module -> assertThat(out).contains(CliRun.of("games", module.game().id()).out()));
  }

  @Test
  void lowLevelsMentionTheirMistakes() {
    assertThat(CliRun.of("games", "hex").out())
        .contains("plays 18% of its moves at random", "plays 5.5% of its moves at random");
  }
}
