package quadrille.app.table.analyst;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.games.dames.DamesModule;
import quadrille.search.Score;

/** Scores are short, signed, and without a sign when neither side is ahead. */
class ScoreTextTest {
  private static final Game DAMES = DamesModule.MODULE.game();
  private static final Line START = Line.start(DAMES, Rules.defaults(DAMES));

  @Test
  void anEvenScoreHasNoSign() {
    assertThat(ScoreText.brief(0, DAMES)).hasToString("0.0");
    assertThat(ScoreText.brief(4, DAMES)).hasToString("0.0");
    assertThat(ScoreText.brief(-4, DAMES)).hasToString("0.0");
    assertThat(ScoreText.forFirstSide(0, START)).hasToString("0.00");
    assertThat(ScoreText.forSideToMove(0, DAMES).in(Locale.FRENCH)).isEqualTo("0,00");
  }

  @Test
  void otherScoresHaveOne() {
    assertThat(ScoreText.brief(5, DAMES)).hasToString("+0.1");
    assertThat(ScoreText.brief(-120, DAMES)).hasToString("−1.2");
    assertThat(ScoreText.forFirstSide(-1, START)).hasToString("−0.01");
  }

  @Test
  void theViewNamesTheSideOfAPositiveScoreAndWhatAScoreCounts() {
    assertThat(ScoreText.firstSideView(START))
        .hasToString("A positive score favours White. A score of 1 is worth a man.");
    assertThat(ScoreText.firstSideView(START).in(Locale.FRENCH))
        .isEqualTo(
            "Une évaluation positive favorise les Blancs. Une évaluation de 1 vaut un pion.");
  }

  @Test
  void anEndgameTableMayKnowTheLengthOfAWin() {
    int won = Score.tableWin(23);
    assertThat(ScoreText.brief(won, DAMES)).hasToString("#23");
    assertThat(ScoreText.forFirstSide(won, START)).hasToString("White wins in 23 (endgame table)");
    assertThat(ScoreText.result(won, START)).hasToString("White wins in 23");
    assertThat(ScoreText.forSideToMove(won, DAMES)).hasToString("won in 23 (endgame table)");
    assertThat(ScoreText.forSideToMove(-won, DAMES)).hasToString("lost in 23 (endgame table)");
    assertThat(ScoreText.forSideToMove(won, DAMES).in(Locale.FRENCH))
        .isEqualTo("gagné en 23 (table de finales)");
    assertThat(Score.format(won, DAMES)).isEqualTo("won in 23");
    assertThat(won).isLessThan(Score.tableWin(21)).isGreaterThan(Score.TABLE_WIN - 1);
    assertThat(Score.pliesByTable(Score.WIN - 3)).as("no table said so").isZero();
  }

  @Test
  void anEndgameTableMayKnowTheResultWithoutItsLength() {
    int won = Score.TABLE_WIN - 123;
    assertThat(ScoreText.brief(won, DAMES)).hasToString("#");
    assertThat(ScoreText.forFirstSide(-won, START)).hasToString("Black wins (endgame table)");
    assertThat(ScoreText.result(-won, START)).hasToString("Black wins");
    assertThat(ScoreText.forSideToMove(-won, DAMES)).hasToString("lost (endgame table)");
    assertThat(ScoreText.forSideToMove(won, DAMES).in(Locale.FRENCH))
        .isEqualTo("gagné (table de finales)");
    assertThat(Score.format(won, DAMES)).isEqualTo("won");
  }
}
