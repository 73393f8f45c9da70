package quadrille.games.hex.connections;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import quadrille.core.BadInputException;
import quadrille.core.Settings;
import quadrille.core.Side;
import quadrille.games.hex.HexFixture;
import quadrille.games.hex.HexPosition;
import quadrille.games.hex.connections.MustPlay.Verdict;

class MustPlayAnalysisTest {
  /** With more empty cells, playing out a position takes too long. */
  private static final int MAX_EMPTY = 12;

  @Test
  void connectionsAgreeWithPlayingOutRandomPositions() {
    checkRandomPositions(1_000, 1);
  }

  @Test
  @Tag("slow")
  void connectionsAgreeWithPlayingOutManyRandomPositions() {
    checkRandomPositions(10_000, 2);
  }

  @Test
  void twoThreatsThatShareACellLeaveIt() throws BadInputException {
    Settings settings = HexFixture.settings("size", "3", "swap", "off");
    HexPosition position = HexFixture.position(".../.x./... o", settings);
    MustPlay found =
        new MustPlayAnalysis(position.board(), Thoroughness.HIGH)
            .analyse(StoneSets.of(position), position.turn(), () -> false);
    assertThat(found.verdict()).isEqualTo(Verdict.LOST);
    assertThat(found.carrier().size()).isEqualTo(4);
  }

  /**
   * Analyses positions thoroughly, as a search does, and with little work: what connections prove
   * must hold whatever was left out.
   */
  private void checkRandomPositions(int count, long seed) {
    Random random = new Random(seed);
    int decided = 0;
    for (int i = 0; i < count; i++) {
      HexPosition position = randomPosition(random);
      int polls = random.nextInt(20);
      MustPlayAnalysis thorough = new MustPlayAnalysis(position.board(), Thoroughness.HIGH);
      MustPlayAnalysis quick = new MustPlayAnalysis(position.board(), Thoroughness.QUICK);
      PlayedOut played = new PlayedOut(position);
      int[] polled = {0};
      decided += check(position, played, thorough, () -> false);
      check(position, played, quick, () -> false);
      check(position, played, quick, () -> ++polled[0] > polls);
    }
    assertThat(decided).isGreaterThan(count / 2);
  }

  private static int check(
      HexPosition position, PlayedOut played, MustPlayAnalysis analysis, BooleanSupplier stop) {
    Side turn = position.turn();
    MustPlay found = analysis.analyse(StoneSets.of(position), turn, stop);
    switch (found.verdict()) {
      case WON -> {
        assertThat(played.isWonBy(turn)).as(() -> "lost: " + position.stones()).isTrue();
        if (found.move() != MustPlay.ANY_MOVE) {
          assertThat(played.isWonBy(turn, found.move())).isTrue();
        }
      }
      case LOST -> assertThat(played.isWonBy(turn)).as(() -> "won: " + position.stones()).isFalse();
      case OPEN ->
          position
              .emptyCells()
              .filter(cell -> !found.region().contains(cell))
              .forEach(
                  cell ->
                      assertThat(played.isWonBy(turn, cell))
                          .as(() -> cell + ": " + position.stones())
                          .isFalse());
    }
    return found.verdict() == Verdict.OPEN ? 0 : 1;
  }

  /** Returns a position without a winner, of 3 × 3 to 6 × 6. */
  private static HexPosition randomPosition(Random random) {
    int size = 3 + random.nextInt(4);
    Settings settings = HexFixture.settings("size", Integer.toString(size), "swap", "off");
    while (true) {
      HexPosition position = HexFixture.GAME.start(settings);
      int stones = Math.max(0, size * size - 4 - random.nextInt(MAX_EMPTY - 3));
      while (position.stoneCount() < stones && position.winner() == null) {
        int[] empty = position.emptyCells().toArray();
        position = position.play(empty[random.nextInt(empty.length)]);
      }
      if (position.winner() == null) {
        return position;
      }
    }
  }
}
