package quadrille.games.dames.search;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.games.dames.DamesFixture.line;
import static quadrille.games.dames.DamesFixture.position;
import static quadrille.games.dames.DamesFixture.settings;

import java.util.List;
import org.junit.jupiter.api.Test;
import quadrille.core.Line;
import quadrille.games.dames.DamesPosition;
import quadrille.search.Knowledge;
import quadrille.search.Limits;
import quadrille.search.Score;
import quadrille.search.Search;
import quadrille.search.SearchReport;

/** How the search uses the endgame tables. */
class DamesEndgameTest {
  private static final String RULES = "international";

  @Test
  void aWinInATableIsBetterThanAnyEvaluationAndWorseThanACertainWin() throws Exception {
    DamesKnowledge knowledge = new DamesKnowledge(settings(RULES));
    int won = knowledge.evaluate(position(RULES, "W:WK20,K35,K28:B7"));
    int lost = knowledge.evaluate(position(RULES, "W:W49:BK12,K13,K26"));

    assertThat(won).isPositive().matches(Score::isTableResult).isLessThan(Score.MAX_EVALUATION);
    assertThat(lost).isNegative().matches(Score::isTableResult);
    assertThat(Score.isDecided(won)).isFalse();
    assertThat(knowledge.evaluate(position(RULES, "W:WK5,K46,K28:BK45"))).isBetween(-40, 40);
  }

  @Test
  void positionsAreKnownOnlyIfTheyHaveFewerPiecesThanTheRoot() throws Exception {
    DamesKnowledge knowledge = new DamesKnowledge(settings(RULES));
    DamesPosition three = position(RULES, "W:W49:BK12,K13");
    DamesPosition four = position(RULES, "W:W49:BK12,K13,K26");
    DamesPosition capture = position(RULES, "W:W28:B22,K1");

    assertThat(knowledge.probe(four, three, 1)).isNotEqualTo(Knowledge.UNKNOWN);
    assertThat(knowledge.probe(three, three, 1)).isEqualTo(Knowledge.UNKNOWN);
    assertThat(knowledge.probe(three, four, 1)).isEqualTo(Knowledge.UNKNOWN);
    assertThat(knowledge.probe(four, capture, 1)).isEqualTo(Knowledge.UNKNOWN);
  }

  @Test
  void amongWonPositionsThoseAreBetterInWhichTheWinnerIsNearer() throws Exception {
    // Two short kings beside the one in its corner, and far from it.
    assertBetter("english", "W:WK6,K10:BK1", "W:WK32,K28:BK1");
    // The king is out of the double corner, and in it.
    assertBetter("english", "W:WK15,K18:BK4", "W:WK15,K18:BK5");
    // The flying king has few squares, and many.
    assertBetter("russian", "W:WK6,K10,K14:BK31", "W:WK12,K16,K20:BK31");
    // A man that is nearer to being crowned.
    assertBetter("english", "W:W9,K18:BK4", "W:W21,K18:BK4");
  }

  @Test
  void aSearchTellsInHowManyPliesAPositionIsWon() throws Exception {
    List<SearchReport> reports = search(line("english", "W:WK6,K10:BK1"), 2);

    assertThat(reports).hasSize(2);
    for (SearchReport report : reports) {
      assertThat(report.score()).isEqualTo(Score.WIN - report.line().size());
      assertThat(report.exact()).isTrue();
    }
    assertThat(reports.getFirst().line()).hasSize(15);
    assertThat(reports.getLast().line()).hasSizeGreaterThanOrEqualTo(15);
  }

  @Test
  void aSearchTellsInHowManyPliesAPositionIsLost() throws Exception {
    SearchReport report = search(line("english", "B:WK9,K10:BK1"), 1).getFirst();

    assertThat(report.score()).isEqualTo(14 - Score.WIN);
    assertThat(report.line()).hasSize(14);
  }

  @Test
  void aWinThatTakesLongerThanADrawRuleIsNotCalledCertain() throws Exception {
    SearchReport report = search(line("english", "W:W13,25:B3,4"), 1).getFirst();

    assertThat(report.score()).isEqualTo(Score.tableWin(109));
    assertThat(report.line()).hasSize(109);
    assertThat(report.exact()).isFalse();
  }

  @Test
  void aWinInTimeIsPreferredToAShorterOneThatADrawRuleMayEndFirst() throws Exception {
    // 22 of the 30 moves by kings alone are over. The man's move is a ply longer to the end.
    String moves =
        "10-3 30-12 8-15 12-23 3-8 23-12 8-4 12-30 15-8 30-26 8-11 26-12 11-25 12-16 25-8 16-30"
            + " 8-15 30-12 15-29 12-16 29-15 16-2";
    Line line = line("russian", "W:WK10,K8,28:BK30").play(moves);

    SearchReport report = search(line, 1).getFirst();

    assertThat(line.textsOf(report.line()).getFirst()).isEqualTo("28-24");
    assertThat(report.score()).isPositive();
  }

  @Test
  void aDrawByTheMovesOfKingsIsNotGivenUpForALongLoss() throws Exception {
    String moves =
        "32-28 22-11 28-32 11-25 32-14 25-22 14-9 12-8 9-27 22-29 27-9 8-15 9-14 29-22 14-3 15-4"
            + " 3-21 22-11 21-30 11-2 30-26 2-7 26-30 7-14 30-19 4-18";
    Line line = line("russian", "W:WK32:B20,K12,K22").play(moves);

    SearchReport report = search(line, 1).getFirst();

    assertThat(line.textsOf(report.line()).getFirst()).isIn("19-6", "19-1");
  }

  @Test
  void aDrawnPositionIsSearched() throws Exception {
    SearchReport report = search(line("english", "W:WK6:BK1"), 1).getFirst();

    assertThat(report.nodes()).isPositive();
    assertThat(Score.isTableResult(report.score())).isFalse();
  }

  @Test
  void noWinIsToldThatADrawRuleWouldEndFirst() throws Exception {
    // Three plies from the end, and eight of the ten that a lone king has to survive are over.
    String moves = "27-49 29-23 49-44 23-1 44-50 1-29 50-45 29-1";
    Line line = line(RULES, "W:WK27,39:BK29").play(moves);
    Line withoutHistory = line.withoutHistory();

    assertThat(search(withoutHistory, 1).getFirst().score()).isEqualTo(Score.WIN - 3);
    assertThat(search(line, 1).getFirst().score()).isLessThan(Score.MAX_EVALUATION);
  }

  @Test
  void aShallowSearchDoesNotKnowTheTables() throws Exception {
    Line line = line("english", "W:WK6,K10:BK1");
    try (Search search = new Search(line.game(), () -> knowledge(line), 1, 1)) {
      Limits limits = new Limits(3, Long.MAX_VALUE, Long.MAX_VALUE);
      SearchReport report = search.think(line, limits, _ -> {});
      assertThat(Score.isTableResult(report.score())).isFalse();
    }
  }

  private static List<SearchReport> search(Line line, int moves) {
    try (Search search = new Search(line.game(), () -> knowledge(line), 16, 1)) {
      Limits limits = new Limits(12, Long.MAX_VALUE, Long.MAX_VALUE);
      return search.think(line, moves, limits, _ -> {});
    }
  }

  private static DamesKnowledge knowledge(Line line) {
    return new DamesKnowledge(line.settings());
  }

  private static void assertBetter(String rules, String better, String worse) throws Exception {
    DamesKnowledge knowledge = new DamesKnowledge(settings(rules));
    int best = knowledge.evaluate(position(rules, better));
    assertThat(best).matches(Score::isTableResult);
    assertThat(knowledge.evaluate(position(rules, worse)))
        .matches(Score::isTableResult)
        .isLessThan(best);
  }
}
