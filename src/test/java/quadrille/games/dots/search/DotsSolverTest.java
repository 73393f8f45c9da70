package quadrille.games.dots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import quadrille.core.BadInputException;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.dots.DotsGame;
import quadrille.games.dots.DotsGrid;
import quadrille.games.dots.DotsNotation;
import quadrille.games.dots.DotsPosition;
import quadrille.games.dots.GridSymmetry;
import quadrille.search.Knowledge.Solution;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class DotsSolverTest {
  private static final DotsGame GAME = new DotsGame();

  /** The large starts take over two million nodes; those over a hundred million are left out. */
  private static final Set<String> SLOW =
      Set.of(
          "2x6 empty", "2x7 empty", "3x4 empty", "3x5 icelandic", "4x4 icelandic", "5x5 swedish");

  private static final Set<String> TOO_SLOW =
      Set.of("3x5 empty", "4x4 empty", "4x5 empty", "5x5 empty");

  static Stream<Arguments> fastStarts() throws IOException {
    return starts().filter(each -> !SLOW.contains((String) each.get()[0]));
  }

  static Stream<Arguments> slowStarts() throws IOException {
    return starts().filter(each -> SLOW.contains((String) each.get()[0]));
  }

  private static Stream<Arguments> starts() throws IOException {
    return vectors("starts")
        .map(
            node -> {
              String size = node.get("rows").asInt() + "x" + node.get("columns").asInt();
              return arguments(size + " " + node.get("start").asString(), node);
            })
        .filter(each -> !TOO_SLOW.contains((String) each.get()[0]));
  }

  static Stream<Arguments> positions() throws IOException {
    return vectors("positions").map(node -> arguments(node.get("position").asString(), node));
  }

  private static Stream<JsonNode> vectors(String part) throws IOException {
    try (InputStream stream = DotsSolverTest.class.getResourceAsStream("values.json")) {
      JsonNode node = new ObjectMapper().readTree(stream).get(part);
      return StreamSupport.stream(node.spliterator(), false);
    }
  }

  private static Solution solve(DotsPosition position) {
    return Objects.requireNonNull(DotsSolver.solve(position, Long.MAX_VALUE, () -> false));
  }

  /** Returns the final margin after a move, in points, for the side that makes it. */
  private static int scoreAfter(DotsPosition position, long move) {
    DotsPosition next = position.play(move);
    int score = next.undrawn() == 0 ? 100 * next.margin() : solve(next).score();
    return next.turn() == position.turn() ? score : -score;
  }

  private static Set<Long> bestMoves(DotsPosition position) {
    int best = solve(position).score();
    return position.legalMoves().stream()
        .filter(move -> scoreAfter(position, move) == best)
        .boxed()
        .collect(Collectors.toSet());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("fastStarts")
  void aStartHasItsKnownValue(String name, JsonNode vector) throws BadInputException {
    Settings settings =
        Rules.settings(
            GAME,
            null,
            Map.of(
                "rows", vector.get("rows").asString(),
                "columns", vector.get("columns").asString(),
                "start", vector.get("start").asString()));
    assertThat(solve(GAME.start(settings)).score()).isEqualTo(100 * vector.get("value").asInt());
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}")
  @MethodSource("slowStarts")
  void aLargeStartHasItsKnownValue(String name, JsonNode vector) throws BadInputException {
    aStartHasItsKnownValue(name, vector);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("positions")
  void aPositionHasItsKnownValueAndBestMoves(String text, JsonNode vector)
      throws BadInputException {
    DotsPosition position =
        DotsNotation.INSTANCE.parsePosition(
            text, Rules.settings(new DotsGame(), null, Map.of(), text));
    Solution solution = solve(position);
    assertThat(solution.score() - 100 * position.margin())
        .isEqualTo(100 * vector.get("value").asInt());
    List<Long> best = new ArrayList<>();
    for (JsonNode move : vector.get("best")) {
      best.add(DotsNotation.INSTANCE.parse(position, move.asString()));
    }
    assertThat(bestMoves(position)).containsExactlyInAnyOrderElementsOf(best);
    assertThat(solution.line()[0]).isIn(best);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 2", "1, 3", "1, 4", "2, 2"})
  void agreesWithExhaustivePlayOnTinyGrids(int rows, int columns) {
    ExhaustivePlay slow = new ExhaustivePlay();
    DotsGrid grid = DotsGrid.of(rows, columns);
    for (long drawn = 0; drawn < (1L << grid.edges()) - 1; drawn++) {
      check(position(grid, drawn), slow);
    }
  }

  /** Returns a position with these edges drawn; closed boxes belong to the first side. */
  private static DotsPosition position(DotsGrid grid, long drawn) {
    DotsPosition position = DotsPosition.empty(grid);
    for (int edge = 0; edge < grid.edges(); edge++) {
      if ((drawn >>> edge & 1) != 0) {
        position = position.withEdge(edge);
      }
    }
    for (int box = 0; box < grid.boxes(); box++) {
      if (position.isClosed(box)) {
        position = position.withOwner(box, Side.FIRST);
      }
    }
    return position;
  }

  @ParameterizedTest
  @CsvSource({"2, 3, 13", "3, 3, 13", "2, 6, 12", "3, 4, 12", "4, 4, 12", "5, 5, 12", "12, 12, 9"})
  void agreesWithExhaustivePlayOnRandomPositions(int rows, int columns, int undrawn) {
    Random random = new Random(rows * 100L + columns);
    for (int i = 0; i < 20; i++) {
      DotsGrid grid = DotsGrid.of(rows, columns);
      check(ExhaustivePlay.randomPosition(grid, undrawn - i % 3, random), new ExhaustivePlay());
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 3", "3, 3", "2, 4", "2, 5", "3, 4"})
  void agreesWithExhaustivePlayOnQuietPositions(int rows, int columns) {
    Random random = new Random(rows * 100L + columns);
    for (int i = 0; i < 10; i++) {
      DotsPosition position =
          ExhaustivePlay.randomQuietPosition(DotsGrid.of(rows, columns), 13, random);
      check(position, new ExhaustivePlay());
    }
  }

  private static void check(DotsPosition position, ExhaustivePlay slow) {
    Solution solution = solve(position);
    int margin = slow.margin(position);
    assertThat(solution.score()).as("%s", position).isEqualTo(100 * margin);
    DotsPosition last = position;
    for (long move : solution.line()) {
      assertThat(slow.margin(last, move)).as("%s %s", last, move).isEqualTo(slow.margin(last));
      last = last.play(move);
    }
  }

  @Test
  void givesUpAtTheNodeLimitOrWhenStopped() {
    DotsPosition start = GAME.start(Rules.defaults(GAME));
    assertThat(DotsSolver.solve(start, 5000, () -> false)).isNull();
    assertThat(DotsSolver.solve(start, Long.MAX_VALUE, () -> true)).isNull();
  }

  @Test
  void symmetricPositionsHaveTheSameScore() {
    Random random = new Random(7);
    for (int i = 0; i < 10; i++) {
      DotsGrid grid = DotsGrid.of(4, 4);
      DotsPosition position = ExhaustivePlay.randomQuietPosition(grid, 24, random);
      Set<Integer> scores =
          GridSymmetry.of(grid).stream()
              .map(symmetry -> solve(turned(position, symmetry)).score())
              .collect(Collectors.toSet());
      assertThat(scores).hasSize(1);
    }
  }

  private static DotsPosition turned(DotsPosition position, GridSymmetry symmetry) {
    DotsGrid grid = position.grid();
    long drawn =
        IntStream.range(0, grid.edges())
            .filter(position::isDrawn)
            .mapToLong(edge -> 1L << symmetry.edges()[edge])
            .sum();
    return position(grid, drawn);
  }
}
