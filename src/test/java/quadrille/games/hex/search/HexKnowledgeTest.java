package quadrille.games.hex.search;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.games.hex.HexFixture.position;
import static quadrille.games.hex.HexFixture.settings;
import static quadrille.games.hex.HexFixture.size;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.MoveList;
import quadrille.core.Rules;
import quadrille.core.Settings;
import quadrille.games.Games;
import quadrille.games.hex.HexFixture;
import quadrille.games.hex.HexGame;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.connections.CellSet;
import quadrille.games.hex.connections.MustPlay;
import quadrille.games.hex.connections.MustPlayAnalysis;
import quadrille.games.hex.connections.StoneSets;
import quadrille.games.hex.connections.Thoroughness;
import quadrille.search.Limits;
import quadrille.search.Score;
import quadrille.search.Search;
import quadrille.search.SearchReport;
import quadrille.search.tree.Outlook;

class HexKnowledgeTest {

  @Test
  void theEvaluationIsAntisymmetric() throws BadInputException {
    HexKnowledge knowledge = new HexKnowledge(size(9));
    String stones =
        "........./........./..x....../......o../........./........./....x..../o......../.........";
    int first = knowledge.evaluate(position(stones + " x", size(9)));
    int second = knowledge.evaluate(position(stones + " o", size(9)));
    assertThat(first).isEqualTo(-second).isNotZero().isBetween(-2_000, 2_000);
  }

  @Test
  void aDeepSearchKnowsAWinByConnections() throws BadInputException {
    HexKnowledge knowledge = new HexKnowledge(size(5));
    HexPosition position = position("...../..x../....o/...../..... x", size(5));
    assertThat(judge(knowledge, position).plies()).isPositive();
    knowledge.prepare(2);
    assertThat(knowledge.policy()).isNull();
    assertThat(knowledge.evaluate(position)).isBetween(-2_000, 2_000);
  }

  private static Outlook judge(HexKnowledge knowledge, HexPosition position) {
    return Objects.requireNonNull(knowledge.policy()).judge(position);
  }

  /** Connections that were found before the last stone are remembered, and decide more. */
  @Test
  void aClearedSearchFindsWhatANewOneFinds() throws BadInputException {
    Settings settings = Rules.parse(new HexGame(), "size=9,swap=off");
    Line before = Line.start(new HexGame(), settings).play("i3 f6 a7 d4 c3 i7 g2 b7");
    Line after = before.play("e6");
    try (Search used = Games.get("hex").newSearch(settings, 1, 1);
        Search other = Games.get("hex").newSearch(settings, 1, 1)) {
      used.think(before, Limits.nodes(200), each -> {});
      used.clear();
      SearchReport cleared = used.think(after, Limits.nodes(200), each -> {});
      SearchReport fresh = other.think(after, Limits.nodes(200), each -> {});
      assertThat(cleared.score()).isEqualTo(fresh.score());
      assertThat(cleared.line()).isEqualTo(fresh.line());
    }
  }

  /** The empty board is won, and lost after a stone in its centre. */
  @ParameterizedTest
  @CsvSource({"'', 1", "c3, -1"})
  void withSeveralThreadsTheSolverRunsBesideTheTree(String moves, int winner)
      throws BadInputException {
    Settings settings = Rules.parse(new HexGame(), "size=5,swap=off");
    Line line = Line.start(new HexGame(), settings).play(moves);
    List<Integer> depths = new ArrayList<>();
    try (Search search = Games.get("hex").newSearch(settings, 1, 2)) {
      SearchReport report = search.think(line, Limits.NONE, each -> depths.add(each.depth()));
      assertThat(report.exact()).isTrue();
      assertThat(Integer.signum(report.score())).isEqualTo(winner);
      assertThat(Score.isDecided(report.score())).isTrue();
      assertThat(line.position().legalMoves().stream()).contains(report.bestMove());
    }
    assertThat(depths).isNotEmpty();
  }

  @Test
  void connectionsDecideNothingBeforeASwap() throws BadInputException {
    HexPosition swappable = position("...../...../..x../...../..... o", size(5));
    Outlook outlook = judge(new HexKnowledge(size(5)), swappable);
    assertThat(outlook.plies()).isZero();
    assertThat(outlook.moves()).containsExactly(HexPosition.SWAP);
  }

  @Test
  void onlyMovesThatMeetAllThreatsAreSearched() throws BadInputException {
    Settings settings = settings("size", "5", "swap", "off");
    HexPosition position = position("...../..x../...../..x../o...o o", settings);
    Outlook outlook = judge(new HexKnowledge(settings), position);
    MustPlay found =
        new MustPlayAnalysis(position.board(), Thoroughness.HIGH)
            .analyse(StoneSets.of(position), position.turn(), () -> false);
    CellSet useful = found.region().or(found.carrier());
    assertThat(Arrays.stream(outlook.moves()))
        .isNotEmpty()
        .allMatch(move -> useful.contains(Math.toIntExact(move)));
  }

  @Test
  void aMirroredPositionHasTheSameEvaluation() throws BadInputException {
    HexKnowledge knowledge = new HexKnowledge(size(4));
    int here = knowledge.evaluate(position("..../..x./.o../..x. o", size(4)));
    int there = knowledge.evaluate(position("..../..x./.o.o/.... x", size(4)));
    assertThat(there).isEqualTo(here);
  }

  @Test
  void theDecisiveCellIsOrderedFirst() throws BadInputException {
    Settings settings = size(5);
    HexPosition position = position("..x../..x../o...o/.xo../.x..o x", settings);
    MoveList moves = new MoveList();
    new HexKnowledge(settings).moves(position, moves);
    assertThat(moves.get(0)).isEqualTo(position.board().cell(2, 1));
  }

  @ParameterizedTest
  @CsvSource({"hexagonal, 3, 9", "square, 7, 4", "triangular, 5, 8", "hexagonal, 19, 19"})
  void evaluationsStayWithinBounds(String tiling, String rows, String columns) {
    Settings settings = settings("rows", rows, "columns", columns, "tiling", tiling);
    HexKnowledge knowledge = new HexKnowledge(settings);
    HexPosition position = HexFixture.GAME.start(settings);
    MoveList moves = new MoveList();
    while (position.ending() == null) {
      assertThat(knowledge.evaluate(position)).isBetween(-10_000, 10_000);
      moves.clear();
      knowledge.moves(position, moves);
      assertThat(position.legalMoves().stream()).contains(moves.get(0));
      position = position.play(moves.get(0));
    }
  }
}
