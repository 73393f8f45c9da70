package quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import quadrille.core.GameRecord;
import quadrille.core.Outcome;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.core.Text;

class TallyTest {

  @Test
  void winsCountForThePlayerWhereverItSat() {
    List<Played> games =
        List.of(game(0, Side.FIRST), game(1, Side.SECOND), game(2, Side.SECOND), game(3, null));

    assertThat(Tally.of(Side.FIRST, games)).extracting("wins", "draws", "losses").contains(2, 1, 1);
    Tally second = Tally.of(Side.SECOND, games);
    assertThat(second.wins()).isEqualTo(1);
    assertThat(second.losses()).isEqualTo(2);
    assertThat(second.score()).isEqualTo(0.375);
  }

  @Test
  void timeAndDepthAreThoseOfThePlayersOwnMoves() {
    List<Played> games = List.of(game(0, null), game(1, null));

    Tally first = Tally.of(Side.FIRST, games);
    assertThat(first.meanTimeMs()).hasValue((10 + 30) / 2.0);
    assertThat(first.meanDepth()).hasValue(4);
    assertThat(Tally.of(Side.SECOND, games).meanDepth()).hasValue(4);
  }

  @Test
  void aPlayerThatNeverSearchesHasNoDepth() {
    Tally none = new Tally(1, 0, 0, OptionalDouble.of(1), OptionalDouble.empty());

    assertThat(none.meanDepth()).isEmpty();
    assertThat(none.games()).isEqualTo(1);
  }

  /** Values from Wilson's formula as tabulated for 10 of 10, 30 of 40 and 0 of 40. */
  @Test
  void theIntervalIsWilsons() {
    assertInterval(new int[] {10, 0}, 0.722, 1.0);
    assertInterval(new int[] {30, 10}, 0.598, 0.858);
    assertInterval(new int[] {0, 40}, 0.0, 0.088);
  }

  private static void assertInterval(int[] games, double low, double high) {
    double[] interval =
        new Tally(games[0], 0, games[1], OptionalDouble.empty(), OptionalDouble.empty()).interval();
    assertThat(interval[0]).isEqualTo(low, within(0.0006));
    assertThat(interval[1]).isEqualTo(high, within(0.0006));
  }

  /** A game in which First takes 10 ms at depth 4, Second 30 ms at depth 4 and at random. */
  private static Played game(int number, @Nullable Side winner) {
    Text text = Text.of(Outcome.class, "unused");
    List<GameRecord.Move> moves = new ArrayList<>();
    moves.add(new GameRecord.Move(1, Side.FIRST, "a1", 10, 4, 0));
    moves.add(new GameRecord.Move(2, Side.SECOND, "a2", 30, 4, 0));
    moves.add(new GameRecord.Move(3, Side.FIRST, "a3", 10, null, null));
    moves.add(new GameRecord.Move(4, Side.SECOND, "a4", 30, null, null));
    Outcome outcome = new Outcome(winner, "test", text);
    return new Played(
        number, List.of(), new GameRecord("hex", Settings.NONE, null, "a", "b", moves, outcome));
  }
}
