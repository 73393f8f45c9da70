package quadrille.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import quadrille.core.Line;
import quadrille.core.Outcome;
import quadrille.core.Rules;
import quadrille.core.Side;
import quadrille.games.Games;
import quadrille.match.GameRecord;
import quadrille.text.Text;

class TallyTest {
  private static final Schedule FOUR_GAMES = Schedule.roundRobin(2, 4);

  @Test
  void countsWinsOnBothSides() {
    List<GameResult> games =
        List.of(game(0, Side.FIRST), game(1, Side.SECOND), game(2, Side.SECOND), game(3, null));

    assertThat(Tally.of(0, games)).extracting("wins", "draws", "losses").containsExactly(2, 1, 1);
    Tally second = Tally.of(1, games);
    assertThat(second.wins()).isEqualTo(1);
    assertThat(second.losses()).isEqualTo(2);
    assertThat(second.score()).isEqualTo(0.375);
  }

  @Test
  void pairsAddThePointsOfBothGames() {
    List<GameResult> games =
        List.of(game(3, null), game(0, Side.FIRST), game(2, Side.SECOND), game(1, Side.SECOND));

    assertThat(Tally.of(0, games).pairs()).isEqualTo(Pentanomial.of(0, 1, 0, 0, 1));
    assertThat(Tally.of(1, games).pairs()).isEqualTo(Pentanomial.of(1, 0, 0, 1, 0));
    assertThat(Tally.of(0, games.subList(0, 3)).pairs()).isEqualTo(Pentanomial.of(0, 1, 0, 0, 0));
  }

  @Test
  void averagesOnlyThePlayersOwnMoves() {
    List<GameResult> games = List.of(game(0, null), game(1, null));

    Tally first = Tally.of(0, games);
    assertThat(first.meanTimeMs()).hasValue((10 + 30) / 2.0);
    assertThat(first.meanDepth()).hasValue(4);
    assertThat(Tally.of(1, games).meanDepth()).hasValue(4);
  }

  @Test
  void hasNoDepthWithoutSearches() {
    Tally none = new Tally(1, 0, 0, Pentanomial.EMPTY, new Effort(2, 3, 0, 0));

    assertThat(none.meanDepth()).isEmpty();
    assertThat(none.meanTimeMs()).hasValue(1.5);
    assertThat(none.games()).isEqualTo(1);
  }

  @Test
  void countsForfeitsOfThePlayer() {
    List<GameResult> games =
        List.of(
            forfeit(0, Side.SECOND, Outcome.TIME),
            forfeit(1, Side.FIRST, Outcome.TIME),
            forfeit(2, Side.SECOND, Outcome.ILLEGAL_MOVE),
            game(3, Side.FIRST));

    assertThat(Tally.forfeits(0, Outcome.TIME, games)).isEqualTo(2);
    assertThat(Tally.forfeits(0, Outcome.ILLEGAL_MOVE, games)).isEqualTo(1);
    assertThat(Tally.forfeits(1, Outcome.TIME, games)).isZero();
    assertThat(games).filteredOn(GameResult::isForfeit).hasSize(3);
  }

  /** Values from Wilson's formula as tabulated for 10 of 10, 30 of 40 and 0 of 40. */
  @Test
  void matchesWilsonsInterval() {
    assertInterval(new int[] {10, 0}, 0.722, 1.0);
    assertInterval(new int[] {30, 10}, 0.598, 0.858);
    assertInterval(new int[] {0, 40}, 0.0, 0.088);
  }

  private static void assertInterval(int[] games, double low, double high) {
    double[] interval = tally(games[0], games[1]).scoreInterval();
    assertThat(interval[0]).isEqualTo(low, within(0.0006));
    assertThat(interval[1]).isEqualTo(high, within(0.0006));
  }

  private static Tally tally(int wins, int losses) {
    return new Tally(wins, 0, losses, Pentanomial.EMPTY, Effort.NONE);
  }

  private static GameResult forfeit(int number, Side winner, String reason) {
    Fixture fixture = FOUR_GAMES.fixture(number);
    return new GameResult(fixture, winner, reason, "unused", Effort.NONE, Effort.NONE);
  }

  /** A game in which First takes 10 ms at depth 4, Second 30 ms at depth 4 and at random. */
  private static GameResult game(int number, @Nullable Side winner) {
    List<GameRecord.Move> moves = new ArrayList<>();
    moves.add(new GameRecord.Move(1, Side.FIRST, "a1", 10, 4, 0));
    moves.add(new GameRecord.Move(2, Side.SECOND, "a2", 30, 4, 0));
    moves.add(new GameRecord.Move(3, Side.FIRST, "a3", 10, null, null));
    moves.add(new GameRecord.Move(4, Side.SECOND, "a4", 30, null, null));
    Outcome outcome = new Outcome(winner, "test", Text.of(Outcome.class, "outcome.agreement"));
    var hex = Games.get("hex").game();
    Line start = Line.start(hex, Rules.defaults(hex));
    GameRecord record = new GameRecord(start, "a", "b", moves, outcome);
    return new ArenaGame(FOUR_GAMES.fixture(number), record).result();
  }
}
