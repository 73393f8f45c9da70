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
}
