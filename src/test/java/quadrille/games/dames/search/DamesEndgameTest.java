package quadrille.games.dames.search;

import static org.assertj.core.api.Assertions.assertThat;
import static quadrille.games.dames.DamesFixture.position;
import static quadrille.games.dames.DamesFixture.settings;

import org.junit.jupiter.api.Test;
import quadrille.games.dames.DamesPosition;
import quadrille.search.Knowledge;
import quadrille.search.Score;

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

  private static void assertBetter(String rules, String better, String worse) throws Exception {
    DamesKnowledge knowledge = new DamesKnowledge(settings(rules));
    int best = knowledge.evaluate(position(rules, better));
    assertThat(best).matches(Score::isTableResult);
    assertThat(knowledge.evaluate(position(rules, worse)))
        .matches(Score::isTableResult)
        .isLessThan(best);
  }
}
