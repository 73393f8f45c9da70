package quadrille.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Game;
import quadrille.core.Line;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.search.SearchReport;

class DrawOfferTest {
  private static final Game DAMES = Games.get("dames").game();
  private static final int MAN = DAMES.pointsPerUnit();

  /** Whether the first side accepts a draw when all its scores were this one. */
  private static boolean isLiked(int plies, int score) throws BadInputException {
    Line start = Line.start(DAMES, Rules.settings(DAMES, null, Map.of()));
    MoveHistory moves = new MoveHistory(start, Clock.start(new Clock.Rule.None()));
    for (int ply = 0; ply < plies; ply++) {
      long move = moves.line().position().legalMoves().toArray()[0];
      SearchReport report = new SearchReport(1, 1, score, false, 1, 1, 0, List.of(move));
      moves.add(new Player.Answer(move, report), 1);
    }
    return moves.isDrawAcceptableTo(Side.FIRST);
  }

  @Test
  void aComputerThatIsBehindAcceptsADraw() throws BadInputException {
    assertThat(isLiked(2, -MAN / 2)).isTrue();
    assertThat(isLiked(2, -MAN / 2 + 1)).isFalse();
  }

  @Test
  void anEvenScoreIsADrawOnlyAfterTheOpening() throws BadInputException {
    assertThat(isLiked(4, 0)).isFalse();
    assertThat(isLiked(40, 0)).isTrue();
  }

  @Test
  void aComputerThatIsAheadOrHasNoScoreDeclines() throws BadInputException {
    assertThat(isLiked(40, 1)).isFalse();
    assertThat(isLiked(0, 0)).isFalse();
  }
}
