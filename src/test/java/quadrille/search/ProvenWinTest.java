package quadrille.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quadrille.core.BadInputException;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Side;
import quadrille.games.GameModule;
import quadrille.games.Games;
import quadrille.games.dames.DamesGame;

/** Tests that a win announced in a long game is one by the draw rules, too. */
class ProvenWinTest {
  private static final GameModule DAMES = Games.get("dames");

  private static Line line(String rules, String start, String moves) throws BadInputException {
    return Line.start(DAMES.game(), DamesGame.settings(rules), start).play(moves);
  }

  private static Search search(Line line) {
    return DAMES.newSearch(line.settings(), 1, 1);
  }

  /** Whether a side can force a win within some plies, by the rules of the game alone. */
  private static boolean canWin(Line line, Side side, int plies) {
    Outcome outcome = line.outcome();
    if (outcome != null || plies == 0) {
      return outcome != null && outcome.winner() == side;
    }
    var replies = line.position().legalMoves().stream();
    return line.position().turn() == side
        ? replies.anyMatch(move -> canWin(line.play(move), side, plies - 1))
        : replies.allMatch(move -> canWin(line.play(move), side, plies - 1));
  }

  /** The last position is won in three plies, but two plies later the game is a draw. */
  @Test
  void aWinKnownFromTheTableIsNoneIfADrawCounterEndsTheGameBefore() throws BadInputException {
    Line line = line("brazilian", "W:WK28,K4:BK14", "4-8 14-3 8-29 3-7 29-25 7-17 25-21 17-3");
    Search search = search(line);

    SearchReport fresh = search.think(line.withoutHistory(), Limits.depth(6), _ -> {});
    SearchReport late = search.think(line, Limits.depth(6), _ -> {});

    assertThat(fresh.score()).isEqualTo(Score.WIN - 3);
    assertThat(late.score()).isEqualTo(Score.DRAW);
  }

  /** The game returns to its first position; on the way to the win others would occur again. */
  @ParameterizedTest
  @CsvSource({
    "'W:WK24,K20:BK8', 24-19 8-3 19-16 3-7 20-24 7-3 24-19 3-7 19-24 7-3 16-20 3-8",
    "'W:WK22,K26:BK3', 26-23 3-7 22-18 7-2 23-26 2-7 26-22 7-10 22-26 10-7 18-22 7-3",
  })
  void aWinKnownFromTheTableIsNoneIfAPositionOccursForTheThirdTime(String start, String moves)
      throws BadInputException {
    Line line = line("english", start, moves);
    Search search = search(line);
    Side side = line.position().turn();

    SearchReport fresh = search.think(line.withoutHistory(), Limits.depth(12), _ -> {});
    SearchReport late = search.think(line, Limits.depth(7), _ -> {});

    assertThat(Score.isDecided(fresh.score())).isTrue();
    assertThat(canWin(line, side, 7)).isFalse();
    assertThat(late.score()).isLessThan(Score.MAX_EVALUATION);
  }

  /** White sacrifices a king and recaptures, but the first capture ends the game. */
  @Test
  void aWinByCapturesIsNoneIfADrawCounterEndsTheGameBefore() throws BadInputException {
    Line line =
        line("brazilian", "W:WK31,K18:BK30", "31-13 30-16 18-29 16-20 13-22 20-2 22-31 2-13");

    SearchReport report = search(line).think(line, Limits.depth(1), _ -> {});

    assertThat(canWin(line, line.position().turn(), 6)).isFalse();
    assertThat(report.score()).isLessThan(Score.MAX_EVALUATION);
  }
}
