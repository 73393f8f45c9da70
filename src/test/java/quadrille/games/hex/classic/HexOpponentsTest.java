package quadrille.games.hex.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexFixture;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.search.HexCircuit;
import quadrille.games.hex.search.HexDistance;
import quadrille.games.hex.search.HexLinks;
import quadrille.search.classic.Opponent;
import quadrille.search.classic.OpponentKind;

class HexOpponentsTest {
  private static final Settings FIVE = HexFixture.settings("size", "5", "swap", "off");

  private static Opponent opponent(String id, Settings settings) {
    OpponentKind kind = Objects.requireNonNull(OpponentKind.find(HexOpponents.ALL, id));
    return kind.factory().apply(settings, 0);
  }

  /** The moves an opponent plays in forty tries. */
  private static Set<String> answers(String id, Settings settings, String moves)
      throws BadInputException {
    Line line = Line.start(HexFixture.GAME, settings).play(moves);
    Set<String> answers = new TreeSet<>();
    Random random = new Random(6);
    for (int i = 0; i < 40; i++) {
      long move = opponent(id, settings).choose(line, random, () -> false);
      answers.add(HexNotation.INSTANCE.format(line.position(), move));
    }
    return answers;
  }

  /** The distance by Bellman and Ford: relaxes every cell until nothing changes. */
  private static int bellmanFordDistance(HexPosition position, Side side) {
    HexBoard board = position.board();
    int far = board.cells() + 1;
    int[] distances = new int[board.cells()];
    Arrays.fill(distances, far);
    for (int round = 0; round < board.cells(); round++) {
      for (int cell = 0; cell < board.cells(); cell++) {
        if (position.stone(cell) != side.other()) {
          int before = board.isAtStart(side, cell) ? 0 : far;
          for (int neighbour : board.neighbours(cell)) {
            before = Math.min(before, distances[neighbour]);
          }
          int cost = position.isEmpty(cell) ? 1 : 0;
          distances[cell] = Math.min(distances[cell], Math.min(far, before + cost));
        }
      }
    }
    return IntStream.range(0, board.cells())
        .filter(cell -> board.isAtEnd(side, cell))
        .map(cell -> distances[cell])
        .min()
        .orElseThrow();
  }

  private static HexPosition randomPosition(Settings settings, int stones, Random random) {
    while (true) {
      HexPosition position = HexFixture.GAME.start(settings);
      while (position.stoneCount() < stones && position.ending() == null) {
        MoveList moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
      if (position.ending() == null) {
        return position;
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"hexagonal, 5, 7", "square, 6, 4", "triangular, 5, 5", "hexagonal, 2, 9"})
  void distanceIsTheShortestPath(String tiling, String rows, String columns) {
    Settings settings =
        HexFixture.settings("rows", rows, "columns", columns, "tiling", tiling, "swap", "off");
    HexDistance distance = new HexDistance(HexLinks.withoutBridges(HexBoard.of(settings)));
    Random random = new Random(8);
    for (int i = 0; i < 100; i++) {
      HexPosition position = randomPosition(settings, i % 9, random);
      for (Side side : Side.values()) {
        assertThat(distance.of(position, side)).isEqualTo(bellmanFordDistance(position, side));
      }
    }
  }

  @Test
  void anIntactBridgeCostsNothing() throws BadInputException {
    HexPosition position = HexFixture.position("...../...x./...../..x../..... x", FIVE);
    HexDistance withBridges = new HexDistance(HexLinks.withBridges(position.board()));
    HexDistance withoutBridges = new HexDistance(HexLinks.withoutBridges(position.board()));
    assertThat(withBridges.of(position, Side.FIRST)).isZero();
    assertThat(withoutBridges.of(position, Side.FIRST)).isEqualTo(3);
    HexPosition broken = HexFixture.position("...../...x./..o../..x../..... x", FIVE);
    assertThat(withBridges.of(broken, Side.FIRST)).isEqualTo(1);
  }

  @Test
  void blockerPlaysNextToTheLastStone() throws BadInputException {
    assertThat(answers("blocker", FIVE, "c1 e5 c2")).containsExactly("b3", "c3");
    Settings squares = HexFixture.settings("size", "5", "tiling", "square", "swap", "off");
    assertThat(answers("blocker", squares, "c1 e5 c2")).containsExactly("c3");
  }

  @Test
  void blockerFollowsASwappedStone() throws BadInputException {
    Settings swap = HexFixture.settings("size", "5");

    assertThat(answers("blocker", swap, "b4 swap-pieces"))
        .isSubsetOf("c2", "e2", "d1", "d3", "e1", "c3")
        .isNotEmpty();
  }

  @Test
  void shortestPathAgreesWithTwoPlyMinimax() {
    Settings settings = HexFixture.settings("rows", "4", "columns", "5", "swap", "off");
    Random random = new Random(2);
    for (int i = 0; i < 40; i++) {
      HexPosition position = randomPosition(settings, i % 12, random);
      Line line = Line.from(HexFixture.GAME, settings, position);
      long move = opponent("shortest-path", settings).choose(line, random, () -> false);
      int best = position.legalMoves().stream().mapToInt(m -> reply(position, m)).max().orElse(0);
      assertThat(reply(position, move)).as("%s", line).isEqualTo(best);
    }
  }

  /** The value of a move for its side after the best reply. */
  private static int reply(HexPosition position, long move) {
    HexPosition after = position.play(move);
    if (after.winner() != null) {
      return 1000;
    }
    return after.legalMoves().stream()
        .map(answer -> worth(after.play(answer), position.turn()))
        .mapToInt(Math::toIntExact)
        .min()
        .orElseThrow();
  }

  private static int worth(HexPosition position, Side side) {
    if (position.winner() != null) {
      return position.winner() == side ? 1000 : -1000;
    }
    return bellmanFordDistance(position, side.other()) - bellmanFordDistance(position, side);
  }

  @Test
  void kirchhoffPlaysAWinningMove() throws BadInputException {
    assertThat(answers("kirchhoff", FIVE, "c3 e1 c4 e2 c5 e3 c2 e4")).isSubsetOf("c1", "d1");
  }

  @Test
  void kirchhoffComparesResistancesWithoutBridges() throws BadInputException {
    String position = "...../...x./...../.ox../..... o";
    HexPosition root = HexFixture.position(position, FIVE);
    Line line = Line.from(HexFixture.GAME, FIVE, root);
    long move = opponent("kirchhoff", FIVE).choose(line, new Random(1), () -> false);

    double best =
        root.legalMoves().stream().mapToDouble(m -> ratio(root.play(m))).min().orElseThrow();
    assertThat(ratio(root.play(move))).isEqualTo(best);
  }

  /** The ratio of the second side's resistance to the first side's. */
  private static double ratio(HexPosition position) {
    HexLinks links = HexLinks.withoutBridges(position.board());
    HexCircuit first = new HexCircuit(links, Side.FIRST);
    HexCircuit second = new HexCircuit(links, Side.SECOND);
    return first.conductance(position::stone) / second.conductance(position::stone);
  }

  @ParameterizedTest
  @CsvSource({"5, c3", "11, f6"})
  void bridgesStartsInTheCentre(String size, String centre) throws BadInputException {
    assertThat(answers("bridges", HexFixture.settings("size", size), "")).containsExactly(centre);
    assertThat(answers("bridges", HexFixture.settings("size", size), centre))
        .containsExactly("swap-pieces");
  }

  @ParameterizedTest
  @CsvSource({"c2 e1 b4 c3, b3", "c2 e1 b4 b3, c3", "c4 e1 a1 c5, b5", "c4 e1 a1 b5, c5"})
  void bridgesRepliesInsideAnIntrudedBridge(String moves, String answer) throws BadInputException {
    assertThat(answers("bridges", FIVE, moves)).containsExactly(answer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hexagonal", "square"})
  void bridgesBuildsUntilItConnects(String tiling) {
    Settings settings = HexFixture.settings("size", "6", "tiling", tiling, "swap", "off");
    Line line = Line.start(HexFixture.GAME, settings);
    while (line.outcome() == null) {
      long move =
          line.position().turn() == Side.FIRST
              ? opponent("bridges", settings).choose(line, new Random(1), () -> false)
              : line.position().legalMoves().get(0);
      line = line.play(move);
    }
    assertThat(((HexPosition) line.position()).winner()).isEqualTo(Side.FIRST);
    assertThat(line.ply()).isLessThanOrEqualTo(19);
  }
}
