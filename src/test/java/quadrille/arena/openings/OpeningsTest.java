package quadrille.arena.openings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.GameModule;
import quadrille.games.Games;

class OpeningsTest {
  private static final GameModule HEX = Games.get("hex");
  private static final Settings SETTINGS = Rules.defaults(HEX.game());
  private static final Line START = Line.start(HEX.game(), SETTINGS);

  @Test
  void randomOpeningsDependOnTheRound() throws Exception {
    RandomOpenings openings = new RandomOpenings(START, 3, 5);
    Set<List<String>> different = new HashSet<>();
    for (int round = 0; round < 20; round++) {
      List<String> moves = openings.line(round).moveTexts();
      assertThat(moves).hasSize(3).isEqualTo(openings.line(round).moveTexts());
      different.add(moves);
    }
    assertThat(different).hasSizeGreaterThan(15);
    assertThat(new RandomOpenings(START, 3, 6).line(0).moveTexts())
        .isNotEqualTo(openings.line(0).moveTexts());
  }

  @ParameterizedTest
  @CsvSource({"dots, size=1, 3", "hex, size=2, 4", "dots, size=2, 4"})
  void thereAreAsManyRandomMovesAsTheBoardAllows(String id, String rules, int plies)
      throws Exception {
    Game game = Games.get(id).game();
    Line start = Line.start(game, Rules.parse(game, rules));
    for (long seed = 0; seed < 20; seed++) {
      RandomOpenings openings = RandomOpenings.upTo(start, 4, seed);
      assertThat(openings.spec()).isEqualTo("random:" + plies);
      for (int round = 0; round < 20; round++) {
        assertThat(openings.line(round).moveTexts()).hasSize(plies);
      }
    }
  }

  @Test
  void moreRandomMovesThanTheBoardAllowsAreRefused() throws Exception {
    Game dots = Games.get("dots").game();
    Line start = Line.start(dots, Rules.parse(dots, "size=1"));
    assertThatThrownBy(() -> RandomOpenings.of(start, 4, 1))
        .isInstanceOf(BadInputException.class)
        .hasMessage("The game is over before 4 random plies; expected fewer.");
    assertThat(RandomOpenings.of(start, 3, 1).line(0).moveTexts()).hasSize(3);
  }

  /** Of Hexxagon under the usual rules, three rotations and as many reflections are left. */
  @ParameterizedTest
  @CsvSource({
    "hex, size=5, 13",
    "hex, size=4;tiling=square;swap=false, 4",
    "hex, rows=3;columns=4;swap=false, 6",
    "hexxagon, holes=classic, 5",
    "dots, size=2, 2",
    "dots, size=2;start=swedish, 1",
    "dames, size=10, 9"
  })
  void openingsThatDifferByASymmetryOfTheBoardAreOneCandidate(String id, String rules, int count)
      throws Exception {
    Game game = Games.get(id).game();
    Line start = Line.start(game, Rules.parse(game, rules.replace(';', ',')));
    assertThat(OpeningFinder.candidates(start, 1, 200, 1)).hasSize(count);
    List<Line> sample = OpeningFinder.candidates(start, 3, 20, 1);
    for (Line line : sample) {
      assertThat(game.images(line.position()))
          .filteredOn(image -> sample.stream().anyMatch(other -> other.position().equals(image)))
          .allMatch(line.position()::equals);
    }
  }

  @Test
  void listsAreShuffledAndRepeated() throws Exception {
    List<String> texts =
        List.of(
            "# near even",
            "[size=11]",
            "[swap=on] # as usual",
            "a1 b2",
            "",
            " a2,b3",
            "a3",
            "a4",
            "a5",
            "a6");
    ListedOpenings openings = ListedOpenings.read("list", texts, START, 1);

    assertThat(openings.lines()).hasSize(6);
    List<List<String>> lines =
        IntStream.range(0, 6).mapToObj(round -> openings.line(round).moveTexts()).toList();
    assertThat(lines).doesNotHaveDuplicates().contains(List.of("a2", "b3"));
    assertThat(openings.line(6).moveTexts()).isEqualTo(lines.getFirst());
    ListedOpenings other = ListedOpenings.read("list", texts, START, 2);
    assertThat(IntStream.range(0, 6).mapToObj(round -> other.line(round).moveTexts()).toList())
        .isNotEqualTo(lines);
  }

  @Test
  void reportsTheLineOfAnIllegalMove() {
    assertThatThrownBy(() -> ListedOpenings.read("my.txt", List.of("a1", "b2 b2"), START, 1))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("my.txt, line 2: Move 2");
  }

  @Test
  void rejectsFinishedGames() throws Exception {
    Settings small = Rules.settings(HEX.game(), null, java.util.Map.of("size", "2"));

    assertThatThrownBy(
            () ->
                ListedOpenings.read(
                    "my.txt", List.of("a1 b1 a2"), Line.start(HEX.game(), small), 1))
        .isInstanceOf(BadInputException.class)
        .hasMessage("my.txt, line 1: the game is over after this opening.");
  }

  @Test
  void rejectsAnEmptyList() {
    assertThatThrownBy(() -> ListedOpenings.read("my.txt", List.of("", "# none"), START, 1))
        .hasMessage("my.txt has no openings.");
  }
}
