package quadrille.games.hex.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import quadrille.core.BadInputException;
import quadrille.core.MoveList;
import quadrille.core.Settings;
import quadrille.games.hex.HexBoard;
import quadrille.games.hex.HexFixture;
import quadrille.games.hex.HexNotation;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.connections.MustPlay;
import quadrille.games.hex.connections.MustPlayAnalysis;
import quadrille.games.hex.connections.StoneSets;
import quadrille.games.hex.connections.Thoroughness;
import quadrille.search.Knowledge.Solution;
import quadrille.search.Limits;
import quadrille.search.Score;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class HexSolverTest {

  /**
   * Positions whose published list is incomplete: a search of all moves without pruning finds more
   * that win.
   */
  private static final Set<String> MORE_WIN =
      Set.of("e3 c4 c6 a4 c2", "d5 f4 e4 c5 c2 c4 d2", "c7 e5 b1 e3 e2 e7 a7 h6 b7 e6 d8 g6");

  /** Positions whose moves take many seconds to solve. */
  private static final Set<String> SLOW =
      Set.of("a4 c1 e5 e7 f7 c5 f3", "d4 f6 c2 c3 g7 c4 e3 h6 f5", "e2 c5 h5 f2 g5 d2 b4 h1 b3");

  static Stream<Arguments> positions() throws IOException {
    return allPositions().filter(each -> !isSlow(each));
  }

  static Stream<Arguments> slowPositions() throws IOException {
    return allPositions().filter(HexSolverTest::isSlow);
  }

  private static boolean isSlow(Arguments position) {
    return SLOW.contains((String) position.get()[1]);
  }

  private static Stream<Arguments> allPositions() throws IOException {
    return StreamSupport.stream(facts().get("positions").spliterator(), false)
        .map(node -> arguments(node.get("size").asInt(), moves(node), winning(node)));
  }

  private static JsonNode facts() throws IOException {
    try (InputStream stream = HexSolverTest.class.getResourceAsStream("facts.json")) {
      return new ObjectMapper().readTree(stream);
    }
  }

  private static String moves(JsonNode node) {
    return String.join(" ", strings(node.get("moves")));
  }

  private static List<String> winning(JsonNode node) {
    return strings(node.get("winning"));
  }

  private static List<String> strings(JsonNode node) {
    return StreamSupport.stream(node.spliterator(), false).map(JsonNode::asString).toList();
  }

  private static Settings settings(int size) {
    return HexFixture.settings("size", Integer.toString(size), "swap", "off");
  }

  private static HexPosition position(int size, String moves) throws BadInputException {
    return HexFixture.after(settings(size), moves);
  }

  private static HexSolver solver(HexPosition position) {
    HexBoard board = position.board();
    return new HexSolver(
        board,
        new MovePredictor(board, new CircuitEvaluation(HexLinks.withBridges(board))),
        new MustPlayAnalysis(board, Thoroughness.HIGH));
  }

  private static ProofNode solve(HexSolver solver, HexPosition position) {
    return Objects.requireNonNull(
        solver.solve(StoneSets.of(position), position.turn(), Integer.MAX_VALUE, () -> false));
  }

  private static Solution solve(HexKnowledge knowledge, HexPosition position) {
    return Objects.requireNonNull(knowledge.solve(position, Limits.MAX_DEPTH, () -> false));
  }

  /** The moves after which the other side loses. */
  private static List<String> winningMoves(HexPosition position) {
    HexSolver solver = solver(position);
    return position.legalMoves().stream()
        .filter(move -> move != HexPosition.SWAP)
        .filter(move -> isLost(solver, position.play(move)))
        .mapToObj(move -> HexNotation.INSTANCE.format(position, move))
        .sorted()
        .toList();
  }

  private static boolean isLost(HexSolver solver, HexPosition position) {
    return position.winner() != null || solve(solver, position).isLost();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void winningOpeningsOfSmallBoardsMatchPublishedResults(int size) throws IOException {
    HexPosition start = HexFixture.GAME.start(HexFixture.size(size));
    assertThat(winningMoves(start))
        .isEqualTo(strings(facts().get("openings").get(Integer.toString(size))));
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(ints = {6, 7})
  void winningOpeningsOfLargerBoardsMatchPublishedResults(int size) throws IOException {
    winningOpeningsOfSmallBoardsMatchPublishedResults(size);
  }

  @ParameterizedTest
  @MethodSource("positions")
  void winningMovesOfPositionsMatchPublishedResults(int size, String moves, List<String> winning)
      throws BadInputException {
    HexPosition position = position(size, moves);
    if (MORE_WIN.contains(moves)) {
      assertThat(winningMoves(position)).containsAll(winning);
    } else {
      assertThat(winningMoves(position)).isEqualTo(winning);
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("slowPositions")
  void winningMovesOfSlowPositionsMatchPublishedResults(
      int size, String moves, List<String> winning) throws BadInputException {
    winningMovesOfPositionsMatchPublishedResults(size, moves, winning);
  }

  @ParameterizedTest
  @MethodSource("positions")
  void theSearchPlaysAWinningMove(int size, String moves, List<String> winning)
      throws BadInputException {
    HexPosition position = position(size, moves);
    Solution solution = solve(new HexKnowledge(settings(size)), position);
    assertThat(Score.isDecided(solution.score())).isTrue();
    assertThat(winning).contains(HexNotation.INSTANCE.format(position, solution.line()[0]));
  }

  @ParameterizedTest
  @CsvSource({"3, 3, 0", "4, 4, 4", "3, 5, 3", "5, 5, 13", "6, 4, 12"})
  void theWinnerAgreesWithExhaustiveSearch(String rows, String columns, int stones) {
    Random random = new Random(7);
    HexPosition start =
        HexFixture.GAME.start(HexFixture.settings("rows", rows, "columns", columns, "swap", "off"));
    HexSolver solver = solver(start);
    Map<HexPosition, Boolean> known = new HashMap<>();
    Stream.generate(() -> afterRandomMoves(start, stones, random))
        .filter(position -> position.winner() == null)
        .limit(100)
        .forEach(position -> check(solver, position, known));
  }

  private static void check(
      HexSolver solver, HexPosition position, Map<HexPosition, Boolean> known) {
    ProofNode root = solve(solver, position);
    assertThat(root.isWon())
        .as(HexNotation.INSTANCE.format(position))
        .isEqualTo(wins(position, known));
    if (root.isWon() && root.winningMove() != MustPlay.ANY_MOVE) {
      assertThat(wins(position.play(root.winningMove()), known)).isFalse();
    }
  }

  @Test
  void theMiddleOfAnEmptyBoardIsExpectedToWinAndRepliesToItToLose() throws BadInputException {
    assertThat(bestChance(position(7, ""))).isGreaterThan(0.6);
    assertThat(bestChance(position(7, "d4"))).isBetween(0.0, 0.4);
  }

  private static double bestChance(HexPosition position) {
    HexBoard board = position.board();
    StoneSets stones = StoneSets.of(position);
    MustPlay found =
        new MustPlayAnalysis(board, Thoroughness.HIGH)
            .analyse(stones, position.turn(), () -> false);
    MovePredictor predictor =
        new MovePredictor(board, new CircuitEvaluation(HexLinks.withBridges(board)));
    SolverOrder.Tries tries =
        predictor.rank(
            stones, position.turn(), found.region(), found.carrier(), WinningMoves.NO_MOVE);
    return Arrays.stream(tries.chances()).max().orElseThrow();
  }

  @Test
  void theSolverGetsLittleTimeWhereAProofIsFar() throws BadInputException {
    assertThat(solverShare(2, "")).isOne();
    assertThat(solverShare(8, "")).isOne();
    assertThat(solverShare(11, "f6")).isBetween(0.0, 0.01);
    assertThat(solverShare(11, "f6 d8")).isGreaterThan(solverShare(11, "f6"));
  }

  private static double solverShare(int size, String moves) throws BadInputException {
    return new HexKnowledge(settings(size)).solverShare(position(size, moves));
  }

  @Test
  void aWinningOpeningIsSwapped() throws BadInputException {
    Settings settings = HexFixture.size(4);
    HexPosition position = HexFixture.after(settings, "b3");
    Solution solution = solve(new HexKnowledge(settings), position);
    assertThat(solution.line()).containsExactly(HexPosition.SWAP);
  }

  @Test
  void aLostPositionIsSolvedWithoutABestMove() throws BadInputException {
    Settings settings = HexFixture.settings("size", "4", "swap", "off");
    Solution solution = solve(new HexKnowledge(settings), HexFixture.after(settings, "b3"));
    assertThat(solution.line()).isEmpty();
    assertThat(Score.isDecided(solution.score())).isTrue();
    assertThat(Score.pliesToEnd(solution.score())).isBetween(2, 14).matches(n -> n % 2 == 0);
  }

  @Test
  void aShallowSearchDoesNotSolve() throws BadInputException {
    Settings settings = HexFixture.settings("size", "4", "swap", "off");
    HexPosition position = HexFixture.after(settings, "a1");
    assertThat(new HexKnowledge(settings).solve(position, 2, () -> false)).isNull();
  }

  @Test
  void aStoppedSolverGivesUp() {
    HexPosition start = HexFixture.GAME.start(HexFixture.size(7));
    HexSolver solver = solver(start);
    assertThat(solver.solve(StoneSets.of(start), start.turn(), Integer.MAX_VALUE, () -> true))
        .isNull();
    assertThat(solver.nodes()).isEqualTo(1);
  }

  private static HexPosition afterRandomMoves(HexPosition start, int count, Random random) {
    HexPosition position = start;
    for (int i = 0; i < count && position.winner() == null; i++) {
      MoveList moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  private static boolean wins(HexPosition position, Map<HexPosition, Boolean> known) {
    if (position.winner() != null) {
      return position.winner() == position.turn();
    }
    Boolean before = known.get(position);
    if (before != null) {
      return before;
    }
    boolean wins =
        IntStream.range(0, position.board().cells())
            .filter(position::isEmpty)
            .anyMatch(cell -> !wins(position.play(cell), known));
    known.put(position, wins);
    return wins;
  }
}
