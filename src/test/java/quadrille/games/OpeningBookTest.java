package quadrille.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.arena.openings.OpeningBook;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Position;
import quadrille.core.Rules;
import quadrille.core.Settings;

/** The openings that the games ship. */
class OpeningBookTest {

  static List<GameModule> games() {
    return Games.ALL;
  }

  static Stream<GameModule> gamesWithOpenings() {
    return Games.ALL.stream()
        .filter(each -> !OpeningBook.of(each.game(), Rules.defaults(each.game())).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("gamesWithOpenings")
  void openingsAreLegalDistinctAndUnfinished(GameModule room) throws Exception {
    Settings settings = Rules.defaults(room.game());
    Line start = Line.start(room.game(), settings);
    List<Position> reached = new ArrayList<>();
    for (String opening : OpeningBook.of(room.game(), settings)) {
      Line line = start.play(opening);
      assertThat(line.outcome()).isNull();
      reached.add(line.position());
    }

    assertThat(reached).hasSizeGreaterThanOrEqualTo(10).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("gamesWithOpenings")
  void aContestUsesEveryOpening(GameModule room) throws Exception {
    Settings settings = Rules.defaults(room.game());
    int size = OpeningBook.of(room.game(), settings).size();
    var openings = OpeningBook.balanced(Line.start(room.game(), settings), 1);
    List<List<String>> lines = new ArrayList<>();
    for (int round = 0; round < size; round++) {
      lines.add(openings.line(round).moveTexts());
    }

    assertThat(lines).doesNotHaveDuplicates();
    assertThat(openings.line(size).moveTexts()).isEqualTo(lines.getFirst());
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 8, 9, 10, 11, 12, 13})
  void hexHasFiveOpeningsForEachOfTheUsualSizes(int size) throws Exception {
    Game hex = Games.get("hex").game();
    Settings settings = Rules.parse(hex, "swap=false,size=" + size);

    List<String> openings = OpeningBook.of(hex, settings);
    assertThat(openings).hasSizeGreaterThanOrEqualTo(5).doesNotHaveDuplicates();
    for (String opening : openings) {
      assertThat(Line.start(hex, settings).play(opening).outcome()).isNull();
    }
  }

  @Test
  void rulesWithoutOpeningsAndOtherStartsAreRejected() throws Exception {
    Game hex = Games.get("hex").game();
    Line small = Line.start(hex, Rules.settings(hex, null, Map.of("size", "4")));
    Line begun = Line.start(hex, Rules.defaults(hex)).play("a1");

    for (Line line : List.of(small, begun)) {
      assertThatThrownBy(() -> OpeningBook.balanced(line, 1))
          .isInstanceOf(BadInputException.class)
          .hasMessageContaining("hex has no balanced openings");
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void settingsAreReadAsTheyAreWritten(GameModule room) throws Exception {
    Game game = room.game();
    assertThat(Rules.format(game, Rules.defaults(game))).isEqualTo("-");
    for (var preset : game.presets()) {
      Settings settings = Rules.settings(game, preset.id(), Map.of());
      assertThat(Rules.parse(game, Rules.format(game, settings))).isEqualTo(settings);
    }
  }
}
