package quadrille.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.core.BadInputException;
import quadrille.core.Guide;
import quadrille.core.Line;
import quadrille.core.Option;
import quadrille.core.Preset;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.text.Text;

/** The rules and the first lesson of every game. */
class GuideContractTest {

  static List<GameModule> rooms() {
    return Games.ALL;
  }

  /** Every game with every preset, and with every value of every choice. */
  static Stream<Arguments> rules() throws BadInputException {
    List<Arguments> rules = new ArrayList<>();
    for (GameModule room : Games.ALL) {
      rules.add(Arguments.of(room, Rules.defaults(room.game())));
      for (Preset preset : room.game().presets()) {
        rules.add(Arguments.of(room, Rules.settings(room.game(), preset.id(), Map.of())));
      }
      for (Option option : room.game().options()) {
        if (option instanceof Option.Choice choice) {
          for (String value : choice.values()) {
            Map<String, String> given = Map.of(option.name(), value);
            rules.add(Arguments.of(room, Rules.settings(room.game(), null, given)));
          }
        }
      }
    }
    return rules.stream();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theRulesCanBeReadUnderAllSettings(GameModule room, Settings settings) {
    List<Guide.Chapter> rules = room.guide().rules(settings);

    assertThat(rules).isNotEmpty();
    assertThat(rules).anyMatch(chapter -> chapter.board() != null);
    for (Guide.Chapter chapter : rules) {
      assertReadable(chapter.title());
      assertReadable(chapter.text());
    }
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void everyChoiceHasItsOwnRulesText(GameModule room) throws BadInputException {
    Settings usual = Rules.defaults(room.game());
    for (Option option : room.game().options()) {
      if (option instanceof Option.Choice choice) {
        Set<String> told = new TreeSet<>();
        for (String value : choice.values()) {
          Map<String, String> given = Map.of(option.name(), value);
          told.add(texts(room, Rules.settings(room.game(), null, given)));
        }
        assertThat(told).as(option.name()).hasSameSizeAs(choice.values());
      }
    }
    assertThat(texts(room, usual)).isNotBlank();
    assertThat(room.guide().sample().outcome()).isNull();
  }

  private static String texts(GameModule room, Settings settings) {
    StringBuilder all = new StringBuilder();
    room.guide().rules(settings).forEach(each -> all.append(each.text().in(Locale.ENGLISH)));
    return all.toString();
  }

  private static void assertReadable(Text text) {
    assertThat(text.in(Locale.ENGLISH)).isNotBlank().doesNotContain("{");
    assertThat(text.in(Locale.FRENCH)).isNotBlank().doesNotContain("{");
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void everyStepOfALessonCanBeSolvedAndSomeCanBeMissed(GameModule room) {
    List<Guide.LessonStep> lesson = room.guide().lesson();

    for (Guide.LessonStep step : lesson) {
      Stream.of(step.task(), step.successText(), step.failureText())
          .forEach(GuideContractTest::assertReadable);
      Line board = step.board();
      assertThat(board.outcome()).isNull();
      long[] moves = board.position().legalMoves().toArray();
      assertThat(Arrays.stream(moves).anyMatch(step::isSolvedBy)).isTrue();
    }
    assertThat(lesson.isEmpty() || lesson.stream().anyMatch(GuideContractTest::hasWrongMove))
        .isTrue();
  }

  private static boolean hasWrongMove(Guide.LessonStep step) {
    long[] moves = step.board().position().legalMoves().toArray();
    return Arrays.stream(moves).anyMatch(move -> !step.isSolvedBy(move));
  }
}
